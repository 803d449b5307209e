import type { FormResponse } from '../../../page/forms/form-response.ts';
import { useBoard } from '../../../board/board-context.ts';
import { CheckField } from '@boardwright/ui/check-field';
import { FieldError } from '@boardwright/ui/field';
import { fieldWiring } from '@boardwright/ui/field-wiring';
import { Panel } from '@boardwright/ui/panel';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import { TextareaField } from '@boardwright/ui/textarea-field';
import type { ResumePart } from './resume-props.ts';
import type { EntryData } from './resume-data.ts';
import { ResumeForm } from './resume-form.tsx';
import { resumeJournal } from './resume-journal.ts';
import { type EntryName, entryValues } from './resume-values.ts';
import styles from './resume-form.module.css';

interface FieldsProps extends ResumePart<EntryData> {
  readonly answer: FormResponse;
}

/** One job or one study, new or to be changed. */
export function EntryForm(props: ResumePart<EntryData>) {
  const { data, t } = props;
  const { entry, type } = data;
  return (
    <ResumeForm
      panel={props}
      action="saveEntry"
      title={t(`form.${entry ? 'editEntry' : 'newEntry'}.${type}`)}
      revision={data.revision}
      journal={resumeJournal(data.owner, entry?.id ?? type)}
    >
      {(answer) => <EntryFields {...props} answer={answer} />}
    </ResumeForm>
  );
}

function EntryFields(props: FieldsProps) {
  const { data, t, answer } = props;
  const { entry, type, limits } = data;
  const values = entryValues(entry);
  const text = (name: EntryName) => answer.text(name) ?? values[name];
  const field = (name: 'name' | 'institution' | 'place') => ({
    id: `resume-entry-${name}`,
    name,
    label: t(`form.entry.${type}.${name}`),
    defaultValue: text(name),
    error: answer.error(name),
  });
  const lasts = entry ? entry.from !== null && entry.till === null : false;
  return (
    <Panel>
      <input type="hidden" name="type" value={type} />
      {entry && <input type="hidden" name="id" value={entry.id} />}
      <div className={styles.fields}>
        <TextField {...field('name')} required maxLength={limits.name} fieldClassName={styles.full} />
        <TextField {...field('institution')} optional maxLength={limits.line} />
        <TextField {...field('place')} optional maxLength={limits.line} />
        <DateFields which="from" t={t} text={text} error={answer.error('from')} />
        <DateFields which="till" t={t} text={text} error={answer.error('till')} />
        <CheckField
          id="resume-entry-lasts"
          name="lasts"
          value="1"
          label={t(`form.entry.${type}.lasts`)}
          defaultChecked={answer.refused ? answer.ticked('lasts') : lasts}
          className={styles.full}
        />
        <TextareaField
          id="resume-entry-description"
          name="description"
          label={t('form.entry.description')}
          hint={t('form.entry.descriptionHint')}
          defaultValue={text('description')}
          error={answer.error('description')}
          optional
          rows={5}
          maxLength={limits.description}
          fieldClassName={styles.full}
        />
      </div>
    </Panel>
  );
}

interface DateFieldsProps extends Pick<FieldsProps, 't'> {
  readonly which: 'from' | 'till';
  readonly text: (name: EntryName) => string;
  readonly error: string | undefined;
}

const monthNumbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** A month, which may be left open, and a year: what people remember of long ago. */
function DateFields({ which, t, text, error }: DateFieldsProps) {
  const { locale } = useBoard();
  const id = `resume-entry-${which}`;
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const options = monthNumbers.map((value) => ({
    value,
    label: monthName.format(new Date(`2000-${value}-01T00:00:00Z`)),
  }));
  const wrong = error ? fieldWiring({ id, error, required: false }) : {};
  return (
    <fieldset className={styles.date}>
      <legend>{t(`form.entry.${which}`)}</legend>
      <div className={styles.dateFields}>
        <SelectField
          id={`${id}-month`}
          name={`${which}_month`}
          label={t('form.entry.month')}
          placeholder={t('form.entry.noMonth')}
          options={options}
          defaultValue={text(`${which}_month`)}
        />
        <TextField
          id={`${id}-year`}
          name={`${which}_year`}
          label={t('form.entry.year')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          defaultValue={text(`${which}_year`)}
          {...wrong}
        />
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
