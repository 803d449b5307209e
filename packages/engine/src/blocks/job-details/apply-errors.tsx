import type { ActionResult } from '../../board/define-block.ts';
import { Notice } from '@boardwright/ui/notice';
import type { Translate } from '@boardwright/ui/translate';
import { applyFields, fieldId } from './apply-field-id.ts';
import type { JobDetailsKey } from './job-details.messages.ts';

/** What is wrong, above the form: without scripts the page starts here, and each sentence leads to its field. */
export function ApplyErrors({
  result,
  t,
}: {
  readonly result: (ActionResult & { readonly ok: false }) | undefined;
  readonly t: Translate<JobDetailsKey>;
}) {
  if (!result) return null;
  const fields = applyFields.flatMap((name) => {
    const sentences = result.fields?.[name];
    return sentences ? [{ name, sentences }] : [];
  });
  return (
    <Notice tone="danger" id="apply-errors" title={result.message ?? t('applyForm.check')}>
      {fields.length > 0 && (
        <ul>
          {fields.map(({ name, sentences }) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{t(`applyForm.${name === 'terms' ? 'termsName' : name}`)}</a>:{' '}
              {sentences.join(' ')}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
