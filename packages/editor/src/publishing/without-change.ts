import type { LocaleValues } from '../page-editing/edited-site.ts';
import type { PageVersion } from '../model/past.ts';
import type { PageChange } from '../revisions/page-diff.ts';

/** A list with one block where the other list has it: below the nearest one above it there that is in both. */
function placedAs<T extends { readonly id: number }>(list: readonly T[], block: T, there: readonly T[]): T[] {
  const others = list.filter(({ id }) => id !== block.id);
  const at = there.findIndex(({ id }) => id === block.id);
  const above = there.slice(0, at).findLast(({ id }) => others.some((one) => one.id === id));
  const index = above ? others.findIndex(({ id }) => id === above.id) + 1 : 0;
  return others.toSpliced(index, 0, block);
}

type Rows = Readonly<Record<string, LocaleValues>>;

/** One value in some languages as it was; the others stay as they are. */
function withValue(
  now: Rows,
  { name, locales, was }: Extract<PageChange, { readonly kind: 'setting' | 'text' }>,
): Rows {
  return Object.fromEntries(
    Object.entries(now).map(([locale, row]) => {
      if (!locales.includes(locale)) return [locale, row];
      const { [name]: _now, ...others } = row.values;
      return [locale, { ...row, values: was === undefined ? others : { ...others, [name]: was } }];
    }),
  );
}

/** The page as it is now, but for one change: there it is as it was. */
export function withoutChange(was: PageVersion, now: PageVersion, change: PageChange): PageVersion {
  if (change.kind === 'type') return { ...now, page: { ...now.page, key: was.page.key } };
  if (change.kind === 'path') {
    const { [change.locale]: _now, ...others } = now.page.path;
    const before = was.page.path[change.locale];
    return {
      ...now,
      page: { ...now.page, path: before === undefined ? others : { ...others, [change.locale]: before } },
    };
  }
  if (change.kind === 'text')
    return { ...now, page: { ...now.page, texts: withValue(now.page.texts, change) } };
  const before = was.blocks.find(({ id }) => id === change.block.id);
  if (change.kind === 'added' || !before)
    return { ...now, blocks: now.blocks.filter(({ id }) => id !== change.block.id) };
  if (change.kind === 'removed' || change.kind === 'moved') {
    const block = now.blocks.find(({ id }) => id === before.id) ?? before;
    return { ...now, blocks: placedAs(now.blocks, block, was.blocks) };
  }
  return {
    ...now,
    blocks: now.blocks.map((block) => {
      if (block.id !== before.id) return block;
      if (change.kind === 'setting') return { ...block, settings: withValue(block.settings, change) };
      return change.kind === 'style'
        ? { ...block, customStyles: before.customStyles }
        : { ...block, isGlobal: before.isGlobal };
    }),
  };
}
