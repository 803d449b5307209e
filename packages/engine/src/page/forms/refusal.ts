import type { ActionResult } from '../../board/define-block.ts';
import type { Translate } from '@boardwright/ui/translate';
import { apiFailure } from '../api-failure.ts';

/**
 * The API's refusal as a form's answer: its sentences beside the fields the form has, the rest above it.
 * @param values what was typed, without secrets
 * @param known fields of the form; an error of another field is said above
 * @throws what is no answer of the API
 */
export function refusalOf(
  error: unknown,
  values: Readonly<Record<string, string | readonly string[]>>,
  known: readonly string[],
  t: Translate<'form.unsent'>,
): ActionResult {
  const failure = apiFailure(error);
  if (!failure) throw error;
  if (failure.status === 0 || failure.status >= 500)
    return { ok: false, status: 503, message: t('form.unsent'), values };
  // By it a page's machine tells a conflict from what was typed. A 401 is a wrong password: an ended session never comes here.
  const status = failure.status > 401 ? { status: failure.status } : {};
  const entries = Object.entries(failure.fields).map(
    // `phones.0.phone` is the form's `phone`.
    ([field, sentences]) =>
      [field.split(/[./[\]]+/).findLast((part) => part !== '') ?? field, sentences] as const,
  );
  const fields = Object.fromEntries(entries.filter(([field]) => known.includes(field)));
  const others = entries.filter(([field]) => !known.includes(field)).flatMap(([, sentences]) => sentences);
  if (Object.keys(fields).length === 0)
    return { ok: false, ...status, message: others.length > 0 ? others.join('\n') : failure.message, values };
  return { ok: false, ...status, fields, values, ...(others.length > 0 && { message: others.join('\n') }) };
}
