import { uploads } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { FileField } from '@boardwright/ui/file-field';
import type { Translate } from '@boardwright/ui/translate';
import type { DocumentKey } from './document.messages.ts';
import { fileLimits } from './file-limits.ts';
import type { FormResponse } from './form-response.ts';

interface DocumentFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly answer: FormResponse;
  readonly t: Translate<DocumentKey>;
  readonly className?: string | undefined;
}

/** A document to choose; once uploaded it stays, as a token with its name, whatever else was wrong. */
export function DocumentField({ id, name, label, answer, t, className }: DocumentFieldProps) {
  const [chosen, setChosen] = useState(false);
  const token = answer.text(`${name}_token`);
  const heldName = answer.text(`${name}_name`) ?? '';
  const size = answer.text(`${name}_size`) ?? '';
  return (
    <>
      <FileField
        id={id}
        name={name}
        label={label}
        hint={t('hint', { limit: uploads.document.megabytes })}
        error={answer.error(name)}
        optional
        {...fileLimits('document')}
        held={token ? { token, name: heldName, size: Number(size) || undefined } : undefined}
        onChoose={(file) => setChosen(file !== undefined)}
        fieldClassName={className}
      />
      {token && !chosen && (
        <>
          <input type="hidden" name={`${name}_name`} value={heldName} />
          <input type="hidden" name={`${name}_size`} value={size} />
        </>
      )}
    </>
  );
}
