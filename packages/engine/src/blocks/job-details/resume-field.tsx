import { type ApplyForm, uploads } from '@boardwright/api-client/contract';
import { useRef, useState } from 'react';
import { ChoiceGroup } from '@boardwright/ui/choice-group';
import { FileField } from '@boardwright/ui/file-field';
import type { Translate } from '@boardwright/ui/translate';
import { fileSize } from '@boardwright/ui/file-size';
import { useFormatSettings } from '@boardwright/ui/format-settings';
import { useFormat } from '@boardwright/ui/use-format';
import { fileLimits } from '../../page/forms/file-limits.ts';
import { fieldId } from './apply-field-id.ts';
import { cvChoice } from './job-details-data.ts';
import styles from './job-details.module.css';
import type { JobDetailsKey } from './job-details.messages.ts';

type StoredCv = ApplyForm['files'][number];

export interface ResumeFieldProps {
  readonly t: Translate<JobDetailsKey>;
  readonly text: (name: string) => string | undefined;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly optional: boolean;
  /** What a candidate may choose from, newest first. */
  readonly stored: readonly StoredCv[];
  /** The form came back: what was chosen then stands, and nothing is chosen by itself. */
  readonly isAnswered: boolean;
}

/** The CV: one that the candidate keeps, or a file of this device. */
export function ResumeField(props: ResumeFieldProps) {
  return props.stored.length > 0 ? <StoredResume {...props} /> : <ResumeUpload {...props} label="cv" />;
}

/**
 * The CVs a candidate keeps, the newest chosen, and another file. Without scripts a chosen file goes before a kept one;
 * with them choosing one ticks its answer, and the field goes away with another answer.
 */
function StoredResume(props: ResumeFieldProps) {
  const { t, text, error, required, optional, stored: current, isAnswered } = props;
  const format = useFormat();
  const { locale } = useFormatSettings();
  const place = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<string>();
  const back = text(cvChoice.field) ?? (text('cv_token') || error ? cvChoice.other : cvChoice.none);
  const options = [
    ...current.map(({ token, name, size, created_at, source }) => ({
      value: token,
      label: (
        <>
          <b className={styles.cvName}>{name}</b>{' '}
          <span className={styles.cvMeta}>
            {source === 'resume'
              ? t('applyForm.cvOfResume', { size: fileSize(size, locale) })
              : t('applyForm.cvSent', { size: fileSize(size, locale), date: format.longDate(created_at) })}
          </span>
        </>
      ),
    })),
    { value: cvChoice.other, label: t('applyForm.cvOther') },
    ...(required ? [] : [{ value: cvChoice.none, label: t('applyForm.cvNone') }]),
  ];
  const chooseOther = () => {
    const other = place.current?.querySelector<HTMLInputElement>(`input[value="${cvChoice.other}"]`);
    if (other) other.checked = true;
    setChoice(cvChoice.other);
  };
  return (
    <div ref={place} className={styles.cvs}>
      <ChoiceGroup
        id={`${fieldId('cv')}-kept`}
        name={cvChoice.field}
        legend={t('applyForm.cv')}
        options={options}
        defaultValue={[isAnswered ? back : (current[0]?.token ?? cvChoice.other)]}
        optional={optional}
        stacked
        onChoose={setChoice}
      />
      {(choice === undefined || choice === cvChoice.other) && (
        <ResumeUpload
          {...props}
          label="cvOtherFile"
          optional={false}
          required={false}
          onChoose={chooseOther}
        />
      )}
    </div>
  );
}

/** A file of this device; once uploaded it stays, as a token with its name, whatever else was wrong. */
function ResumeUpload({
  t,
  text,
  error,
  required,
  optional,
  label,
  onChoose,
}: ResumeFieldProps & { readonly label: 'cv' | 'cvOtherFile'; readonly onChoose?: () => void }) {
  const [chosen, setChosen] = useState(false);
  const token = text('cv_token');
  const name = text('cv_name') ?? '';
  const size = text('cv_size') ?? '';
  return (
    <>
      <FileField
        id={fieldId('cv')}
        name="cv"
        label={t(`applyForm.${label}`)}
        hint={t('applyForm.cvHint', { limit: uploads.document.megabytes })}
        error={error}
        required={required}
        optional={optional}
        {...fileLimits('document')}
        held={token ? { token, name, size: Number(size) || undefined } : undefined}
        onChoose={(file) => {
          setChosen(file !== undefined);
          if (file) onChoose?.();
        }}
        fieldClassName={styles.full}
      />
      {token && !chosen && (
        <>
          <input type="hidden" name="cv_name" value={name} />
          <input type="hidden" name="cv_size" value={size} />
        </>
      )}
    </>
  );
}
