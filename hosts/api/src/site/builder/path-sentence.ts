import { type pathProblem, reservedFor } from '@boardwright/blocks-schema';
import type { Locale } from '@boardwright/messages';
import { builderMessage } from './builder.messages.ts';

/** The sentence about a path that cannot be, naming what it is kept for or which page is in the way. */
export function pathSentence(
  locale: Locale,
  path: string,
  language: string,
  { problem, page }: NonNullable<ReturnType<typeof pathProblem>>,
): string {
  const reserved = reservedFor(path);
  const what = reserved && builderMessage(locale, `reserved.${reserved}`);
  const [first = ''] = path.split('/');
  return builderMessage(locale, problem, {
    path: first,
    language: first.toUpperCase(),
    page: `/${page?.path?.[language] ?? ''}`,
    what: what ?? '',
  });
}
