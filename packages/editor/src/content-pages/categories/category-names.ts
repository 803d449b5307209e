import { folded } from '../../model/folded.ts';
import type { AdminSegment } from '@boardwright/api-client/contract';

type Names = AdminSegment['name'];

/** A name as it stands in a language; empty where it is not translated. */
export function nameIn(names: Names, language: string): string {
  return names[language]?.trim() ?? '';
}

/** What to call it: its name in the site's own language, or the first that it has. */
export function nameOf(names: Names, own: string): string {
  return nameIn(names, own) || (Object.values(names).find((name) => name.trim() !== '') ?? '');
}

/** Those whose name in any language has these words in it, whatever their capitals and accents. */
export function foundIn<Row extends { readonly name: Names }>(
  rows: readonly Row[],
  find: string,
): readonly Row[] {
  const words = folded(find.trim());
  return words === ''
    ? rows
    : rows.filter(({ name }) => Object.values(name).some((text) => folded(text).includes(words)));
}
