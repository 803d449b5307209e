import { CheckField } from '@boardwright/ui/check-field';
import { ChoiceGroup } from '@boardwright/ui/choice-group';
import { Panel } from '@boardwright/ui/panel';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import { TextareaField } from '@boardwright/ui/textarea-field';
import { jobFieldId, type JobPartProps } from './job-fields.ts';
import { JobPlace } from './job-place.tsx';
import { textParts } from './job-values.ts';
import { RichArea } from './rich-area.tsx';
import styles from './job-form.module.css';

/** What the job is, and for whom. */
export function AboutPart({ data, t, fields, answer }: JobPartProps) {
  const { organisations, languages, lengths } = data.offer;
  return (
    <Panel title={t('form.parts.job')} titleId="job-part-job" level={3}>
      <div className={styles.fields}>
        <TextField
          {...fields.field('title')}
          required
          maxLength={lengths.title}
          fieldClassName={styles.full}
        />
        <SelectField
          {...fields.field('organisation_id')}
          options={organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
          fieldClassName={languages.length > 1 ? undefined : styles.full}
        />
        {languages.length > 1 && <SelectField {...fields.field('locale')} options={languages} />}
        <TextareaField
          {...fields.field('description')}
          required
          rows={3}
          className={styles.short}
          maxLength={lengths.description}
          hint={t('form.introHint', { count: lengths.description })}
          fieldClassName={styles.full}
        />
        <TextField {...fields.field('reference_code')} optional maxLength={80} fieldClassName={styles.full} />
        <input type="hidden" name="logo_asked" value="1" />
        <CheckField
          id={jobFieldId('show_logo')}
          name="show_logo"
          value="1"
          label={t('form.fields.show_logo')}
          defaultChecked={answer.refused ? answer.ticked('show_logo') : data.values.showLogo}
          className={styles.full}
        />
      </div>
    </Panel>
  );
}

/** Its text: one, or in the board's four parts. */
export function TextPart({ t, fields }: JobPartProps) {
  return (
    <Panel title={t('form.parts.text')} titleId="job-part-text" level={3}>
      <div className={styles.fields}>
        <ChoiceGroup
          id={jobFieldId('text_type')}
          name="text_type"
          legend={t('form.fields.text_type')}
          options={(['own', 'platform'] as const).map((value) => ({
            value,
            label: t(`form.textTypes.${value}`),
          }))}
          defaultValue={[fields.text('text_type')]}
          stacked
          className={styles.full}
        />
        <RichArea
          {...fields.field('text_own')}
          rows={14}
          hint={t('form.textHint')}
          fieldClassName={styles.own}
          t={t}
        />
        {textParts.map((part) => (
          <RichArea
            key={part}
            {...fields.field(part)}
            optional={part !== 'job'}
            rows={6}
            hint={t('form.textHint')}
            fieldClassName={styles.platform}
            t={t}
          />
        ))}
      </div>
    </Panel>
  );
}

/** Where one works. */
export function PlacePart(props: JobPartProps) {
  const { data, t, fields, answer } = props;
  const country = fields.field('country_code');
  return (
    <Panel title={t('form.parts.place')} titleId="job-part-place" level={3}>
      <div className={styles.fields}>
        <ChoiceGroup
          id={jobFieldId('location_type')}
          name="location_type"
          legend={t('form.fields.location_type')}
          options={(['fixed', 'none', 'country'] as const).map((value) => ({
            value,
            label: t(`form.locationTypes.${value}`),
          }))}
          defaultValue={[fields.text('location_type')]}
          className={styles.full}
        />
        <JobPlace {...props} />
        <SelectField {...country} options={data.offer.countries} fieldClassName={styles.country} />
        <CheckField
          id={jobFieldId('remote')}
          name="remote"
          value="1"
          label={t('form.fields.remote')}
          defaultChecked={answer.refused ? answer.ticked('remote') : data.values.remote}
          className={styles.full}
        />
      </div>
    </Panel>
  );
}
