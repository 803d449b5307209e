import type { KeyBelow } from '@boardwright/messages';
import type { FormResponse } from '../../../page/forms/form-response.ts';
import { CheckField } from '@boardwright/ui/check-field';
import { Panel } from '@boardwright/ui/panel';
import { PhoneField } from '@boardwright/ui/phone-field';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import { TextareaField } from '@boardwright/ui/textarea-field';
import { useBoard } from '../../../board/board-context.ts';
import type { ResumePart } from './resume-props.ts';
import type { AboutData } from './resume-data.ts';
import { ResumeForm } from './resume-form.tsx';
import { resumeJournal } from './resume-journal.ts';
import { ResumePlace } from './resume-place.tsx';
import type { ResumeKey } from './resume.messages.ts';
import type { AboutName } from './resume-values.ts';
import styles from './resume-form.module.css';

interface PartProps extends ResumePart<AboutData> {
  readonly answer: FormResponse;
}

/** Who somebody is, how to reach them, and the work they want. */
export function AboutForm(props: ResumePart<AboutData>) {
  const { data, t } = props;
  return (
    <ResumeForm
      panel={props}
      action="saveAbout"
      title={t('form.aboutTitle')}
      revision={data.revision}
      journal={resumeJournal(data.owner, 'about')}
    >
      {(answer) => (
        <>
          <AboutPart {...props} answer={answer} />
          <ReachPart {...props} answer={answer} />
          <WorkPart {...props} answer={answer} />
        </>
      )}
    </ResumeForm>
  );
}

/** Name, label, what stands in it and what is wrong with it: what was typed before what is stored. */
function fieldOf({ data, t, answer }: PartProps, name: AboutName & KeyBelow<'form.fields', ResumeKey>) {
  return {
    id: `resume-${name.replaceAll('_', '-')}`,
    name,
    label: t(`form.fields.${name}`),
    defaultValue: answer.text(name) ?? data.values[name],
    error: answer.error(name),
  };
}

function AboutPart(props: PartProps) {
  const { data, t } = props;
  const { shortDescription: most, name: mostName } = data.limits;
  return (
    <Panel title={t('form.parts.about')} titleId="resume-part-about" level={3}>
      <div className={styles.fields}>
        <TextField
          {...fieldOf(props, 'position')}
          maxLength={mostName}
          hint={t('form.positionExample')}
          autoComplete="organization-title"
          fieldClassName={styles.full}
        />
        <TextareaField
          {...fieldOf(props, 'short_description')}
          optional
          rows={3}
          maxLength={most}
          hint={t('form.shortHint', { count: most })}
          className={styles.short}
          fieldClassName={styles.full}
        />
        <TextareaField
          {...fieldOf(props, 'info')}
          optional
          rows={8}
          hint={t('form.infoHint')}
          fieldClassName={styles.full}
        />
      </div>
    </Panel>
  );
}

function ReachPart(props: PartProps) {
  const { data, t, answer } = props;
  const most = data.limits.line;
  return (
    <Panel title={t('form.parts.reach')} titleId="resume-part-reach" level={3}>
      <div className={styles.fields}>
        <ResumePlace
          id={props.id}
          tab={props.tab}
          t={t}
          field={fieldOf(props, 'place')}
          point={(name) => answer.text(name) ?? data.values[name]}
        />
        <TextField
          {...fieldOf(props, 'address')}
          optional
          maxLength={most}
          autoComplete="address-line1"
          hint={t('form.hiddenHint')}
        />
        <TextField {...fieldOf(props, 'postal_code')} optional maxLength={20} autoComplete="postal-code" />
        <PhoneField
          {...fieldOf(props, 'phone')}
          optional
          countryName="phone_country"
          countries={data.phoneCountries}
          defaultCountry={answer.text('phone_country') ?? data.values.phone_country}
          hint={t('form.hiddenHint')}
          fieldClassName={styles.full}
        />
      </div>
    </Panel>
  );
}

function WorkPart(props: PartProps) {
  const { data, t, answer } = props;
  const { imperial } = useBoard();
  const types = ['hour', 'day', 'month', 'year', 'project'] as const;
  return (
    <Panel title={t('form.parts.work')} titleId="resume-part-work" level={3}>
      <div className={styles.fields}>
        <TextField {...fieldOf(props, 'salary_min')} optional inputMode="decimal" maxLength={20} />
        <SelectField
          {...fieldOf(props, 'salary_type')}
          options={types.map((value) => ({ value, label: t(`form.salaryTypes.${value}`) }))}
        />
        <TextField
          {...fieldOf(props, 'travel_distance')}
          {...(imperial && { label: t('form.milesFromHome') })}
          optional
          inputMode="numeric"
          maxLength={8}
        />
        <input
          type="hidden"
          name="distance_of"
          value={answer.text('distance_of') ?? data.values.distance_of}
        />
        <CheckField
          id="resume-open-to-relocate"
          name="open_to_relocate"
          value="1"
          label={t('form.fields.open_to_relocate')}
          defaultChecked={answer.refused ? answer.ticked('open_to_relocate') : data.relocates}
          className={styles.full}
        />
      </div>
    </Panel>
  );
}
