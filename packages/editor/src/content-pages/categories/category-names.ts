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

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those whose name in any language has these words in it, whatever their capitals and accents. */
export function foundIn<Row extends { readonly name: Names }>(
  rows: readonly Row[],
  find: string,
): readonly Row[] {
  const words = bare(find.trim());
  return words === ''
    ? rows
    : rows.filter(({ name }) => Object.values(name).some((text) => bare(text).includes(words)));
}
