import type { ActionResult } from '../../board/define-block.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Notice } from '../../kit/notice/notice.tsx';
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
