import type { EditedSite } from '../../machines/page-editing/edited-site.ts';

/** What visitors get of a page, whatever the numbers of its rows. */
function contentOf({ pageOf, blockOf }: EditedSite, id: number): string {
  const page = pageOf[id];
  const valuesOf = (rows: Readonly<Record<string, { readonly values: object }>> | undefined) =>
    Object.entries(rows ?? {})
      .map(([locale, { values }]) => [locale, Object.entries(values).toSorted()] as const)
      .toSorted();
  return JSON.stringify([
    page?.key,
    Object.entries(page?.path ?? {}).toSorted(),
    valuesOf(page?.texts),
    page?.blocks.map((block) => {
      const { key, customStyles, isGlobal, settings } = blockOf[block] ?? {};
      return [block, key, customStyles, isGlobal, valuesOf(settings)];
    }),
  ]);
}

/** Whether a page says the same in both. */
export const isSamePage = (one: EditedSite, other: EditedSite, id: number): boolean =>
  contentOf(one, id) === contentOf(other, id);
