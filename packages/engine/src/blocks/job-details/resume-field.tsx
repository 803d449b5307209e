import { useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { FileField } from '../../ui/field/file-field.tsx';
import { fieldId } from './apply-field-id.ts';
import { resumeLimit, resumeTypes } from './resume-file.ts';
import styles from './job-details.module.css';

export interface ResumeFieldProps {
  readonly t: Translate;
  readonly text: (name: string) => string | undefined;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly optional: boolean;
}

/** The CV; once uploaded it stays, as a token with its name, whatever else was wrong. */
export function ResumeField({ t, text, error, required, optional }: ResumeFieldProps) {
  const [chosen, setChosen] = useState(false);
  const token = text('cv_token');
  const name = text('cv_name') ?? '';
  const size = text('cv_size') ?? '';
  return (
    <>
      <FileField
        id={fieldId('cv')}
        name="cv"
        label={t('applyForm.cv')}
        hint={t('applyForm.cvHint', { limit: resumeLimit })}
        error={error}
        required={required}
        optional={optional}
        accept={resumeTypes.join(',')}
        held={token ? { token, name, size: Number(size) || undefined } : undefined}
        onChoose={(file) => setChosen(file !== undefined)}
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
