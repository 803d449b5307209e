import { ChoiceGroup } from '../../ui/field/choice-group.tsx';
import { CheckField } from '../../ui/field/check-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { TextareaField } from '../../ui/field/textarea-field.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { jobFieldId, type JobPartProps } from './job-fields.ts';
import { JobPlace } from './job-place.tsx';
import { textParts } from './job-values.ts';
import styles from './job-form.module.css';

/** What the job is, its text, and where it is. */
export function JobMainParts(props: JobPartProps) {
  return (
    <>
      <AboutPart {...props} />
      <TextPart {...props} />
      <PlacePart {...props} />
    </>
  );
}

function AboutPart({ data, t, fields }: JobPartProps) {
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
      </div>
    </Panel>
  );
}

function TextPart({ t, fields }: JobPartProps) {
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
        <TextareaField
          {...fields.field('text_own')}
          rows={14}
          className={styles.tall}
          hint={t('form.textHint')}
          fieldClassName={styles.own}
        />
        {textParts.map((part) => (
          <TextareaField
            key={part}
            {...fields.field(part)}
            optional={part !== 'job'}
            rows={6}
            hint={part === 'job' ? t('form.textHint') : undefined}
            fieldClassName={styles.platform}
          />
        ))}
      </div>
    </Panel>
  );
}

function PlacePart(props: JobPartProps) {
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
