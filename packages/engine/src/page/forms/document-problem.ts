import { megabyte, uploads } from '@boardwright/api-client/contract';
import type { Translate } from '@boardwright/ui/translate';
import type { DocumentKey } from './document.messages.ts';

const { megabytes, types } = uploads.document;

/** What is wrong with a chosen document by its name and size; the API reads its content. */
export function documentProblem(
  file: { readonly name: string; readonly size: number },
  t: Translate<DocumentKey>,
): string | undefined {
  const extension = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? '';
  if (!types.some((type) => type === extension)) return t('type');
  return file.size > megabytes * megabyte ? t('size', { limit: megabytes }) : undefined;
}
