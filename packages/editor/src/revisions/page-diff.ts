import { isSame } from '@boardwright/blocks-schema';
import type { EditedBlock, LocaleValues, Values } from '../page-editing/edited-site.ts';
import type { PageVersion } from '../model/past.ts';
import { stayingInPlace } from './staying.ts';

/** One thing that is different between two versions of a page. Places count from 1. */
export type PageChange =
  | { readonly kind: 'added' | 'removed'; readonly block: EditedBlock; readonly place: number }
  | { readonly kind: 'moved'; readonly block: EditedBlock; readonly from: number; readonly to: number }
  | {
      readonly kind: 'setting';
      readonly block: EditedBlock;
      readonly name: string;
      /** Upper case: the languages in which it became this. */
      readonly locales: readonly string[];
      readonly was: unknown;
      readonly now: unknown;
    }
  | { readonly kind: 'style'; readonly block: EditedBlock }
  | { readonly kind: 'scope'; readonly block: EditedBlock }
  | { readonly kind: 'type'; readonly was: string; readonly now: string }
  | { readonly kind: 'path'; readonly locale: string; readonly was: string; readonly now: string }
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly locales: readonly string[];
      readonly was: unknown;
      readonly now: unknown;
    };

type Rows = Readonly<Record<string, LocaleValues>>;

interface ValueChanged {
  readonly name: string;
  readonly locales: readonly string[];
  readonly was: unknown;
  readonly now: unknown;
}

/** What changed in values of several languages; the same change in several of them is one. */
function changedValues(was: Rows, now: Rows, own: string): readonly ValueChanged[] {
  const valuesIn = (rows: Rows, locale: string): Values => (rows[locale] ?? rows[own])?.values ?? {};
  const found = new Map<string, { name: string; locales: string[]; was: unknown; now: unknown }>();
  const locales = [...new Set([own, ...Object.keys(was), ...Object.keys(now)])];
  for (const locale of locales) {
    // What nothing was written in, then and now, changed with the default language alone.
    if (was[locale]?.follows && now[locale]?.follows) continue;
    const [before, after] = [valuesIn(was, locale), valuesIn(now, locale)];
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (isSame(before[name], after[name])) continue;
      const key = JSON.stringify([name, before[name], after[name]]);
      const known = found.get(key);
      if (known) known.locales.push(locale);
      else found.set(key, { name, locales: [locale], was: before[name], now: after[name] });
    }
  }
  return [...found.values()];
}

function changesOfBlock(was: EditedBlock, now: EditedBlock, own: string): readonly PageChange[] {
  return [
    ...changedValues(was.settings, now.settings, own).map((change) => ({
      kind: 'setting' as const,
      block: now,
      ...change,
    })),
    ...(was.customStyles === now.customStyles ? [] : [{ kind: 'style' as const, block: now }]),
    ...(was.isGlobal === now.isGlobal ? [] : [{ kind: 'scope' as const, block: now }]),
  ];
}

/**
 * What became of a page, from one version to a later one; empty for two that show the same. Revision numbers and the
 * numbers of rows are not content.
 * @param own the default language, upper case
 */
export function diffPages(was: PageVersion, now: PageVersion, own: string): readonly PageChange[] {
  const before = new Map(was.blocks.map((block) => [block.id, block]));
  const after = new Map(now.blocks.map((block) => [block.id, block]));
  // A number that came to mean another kind of block is another block.
  const isStored = ({ id, key }: EditedBlock): boolean =>
    before.get(id)?.key === key && after.get(id)?.key === key;
  const order = now.blocks.map(({ id }) => id);
  const remainingBefore = was.blocks.filter(isStored).map(({ id }) => id);
  const remainingAfter = now.blocks.filter(isStored).map(({ id }) => id);
  const staying = stayingInPlace(remainingBefore, remainingAfter);
  return [
    ...pageChanges(was, now, own),
    ...was.blocks.flatMap((block, at): readonly PageChange[] =>
      isStored(block) ? [] : [{ kind: 'removed', block, place: at + 1 }],
    ),
    ...now.blocks.flatMap((block, at): readonly PageChange[] => {
      const old = before.get(block.id);
      if (!old || !isStored(block)) return [{ kind: 'added', block, place: at + 1 }];
      const from = was.blocks.indexOf(old) + 1;
      const moved: readonly PageChange[] = staying.has(block.id)
        ? []
        : [{ kind: 'moved', block, from, to: order.indexOf(block.id) + 1 }];
      return [...moved, ...changesOfBlock(old, block, own)];
    }),
  ];
}

function pageChanges(was: PageVersion, now: PageVersion, own: string): readonly PageChange[] {
  const paths = [...new Set([...Object.keys(was.page.path), ...Object.keys(now.page.path)])];
  return [
    ...(was.page.key === now.page.key
      ? []
      : [{ kind: 'type' as const, was: was.page.key, now: now.page.key }]),
    ...paths.flatMap((locale) => {
      const [before = '', after = ''] = [was.page.path[locale], now.page.path[locale]];
      return before === after ? [] : [{ kind: 'path' as const, locale, was: before, now: after }];
    }),
    ...changedValues(was.page.texts, now.page.texts, own).map((change) => ({
      kind: 'text' as const,
      ...change,
    })),
  ];
}

/** How many items of a list came and went: what stands in the one and not in the other. */
export function listChange(
  was: readonly unknown[],
  now: readonly unknown[],
): { readonly added: number; readonly removed: number } {
  const left = was.map((item) => JSON.stringify(item));
  let added = 0;
  for (const item of now.map((one) => JSON.stringify(one))) {
    const at = left.indexOf(item);
    if (at < 0) added += 1;
    else left.splice(at, 1);
  }
  return { added, removed: left.length };
}
