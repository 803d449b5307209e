import type { BlockContext } from '../../board/define-block.ts';
import type { Translate } from '@boardwright/ui/translate';
import { apiFailure } from '../api-failure.ts';
import type { DocumentKey } from './document.messages.ts';
import { documentProblem } from './document-problem.ts';
import { textOf } from './field-rules.ts';

/** A document that the API holds until something names it. */
export interface SelectedDocument {
  readonly token: string;
  readonly name: string;
  readonly size: string;
}

/**
 * Uploads the document of an employer's form, or finds the one that was uploaded before; so nobody chooses it twice
 * because another field was wrong.
 * @param field the file field's name
 */
export async function storeDocument(
  form: FormData,
  field: string,
  { api, signal }: BlockContext,
  t: Translate<DocumentKey>,
): Promise<{ readonly held?: SelectedDocument; readonly problem?: string }> {
  const file = form.get(field);
  // A field left alone comes without a name; a named file of no bytes was chosen, and is no document.
  if (file instanceof File && file.size === 0 && file.name !== '') return { problem: t('failed') };
  if (!(file instanceof File) || file.size === 0) {
    const token = textOf(form, `${field}_token`);
    if (!token || token.length > 100) return {};
    return { held: { token, name: textOf(form, `${field}_name`), size: textOf(form, `${field}_size`) } };
  }
  const problem = documentProblem(file, t);
  if (problem !== undefined) return { problem };
  try {
    const { data } = await api.files.uploadFile({
      as: 'employer',
      file: { content: file, name: file.name },
      signal,
    });
    if (!data.token) return { problem: t('failed') };
    return {
      held: { token: data.token, name: data.name ?? file.name, size: String(data.size ?? file.size) },
    };
  } catch (error) {
    const failure = apiFailure(error);
    if (!failure) throw error;
    return {
      problem: failure.status === 0 || failure.status >= 500 ? t('failed') : failure.message,
    };
  }
}

/** What a form hands back of its document. */
export function documentValues(field: string, held: SelectedDocument | undefined): Record<string, string> {
  if (!held) return {};
  return { [`${field}_token`]: held.token, [`${field}_name`]: held.name, [`${field}_size`]: held.size };
}
