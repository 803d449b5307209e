import type { BlockSchema } from '@boardwright/blocks-schema';
import type { EditedBlock, EditedPage, EditedSite } from '../page-editing/edited-site.ts';
import { inOneLine, type Finding } from './finding.ts';
import type { AnchorsOf } from './links.ts';

/** The anchor a block has in a language, as its settings say it. */
function anchorIn(block: EditedBlock, locale: string): string {
  const anchor = block.settings[locale]?.values['anchor'];
  return typeof anchor === 'string' ? anchor : '';
}

/** Names in HTML that an admin wrote; read as text, in settings of any shape. */
function idsIn(settings: EditedBlock['settings']): readonly string[] {
  const written = JSON.stringify(Object.values(settings).map(({ values }) => values));
  return [...written.matchAll(/\bid\s*=\s*(?:\\["'])?([\w-]+)/gi)].map(([, id = '']) => id);
}

/** Names of a block that links can lead to, in whatever language; a block that did not change is not read again. */
export function createBlockAnchors(
  schemaOf: (key: string) => BlockSchema | undefined,
): (block: EditedBlock) => readonly string[] {
  const known = new WeakMap<EditedBlock, readonly string[]>();
  return (block) => {
    const before = known.get(block);
    if (before) return before;
    const own = Object.keys(block.settings).map((locale) => anchorIn(block, locale));
    const all = [...own, ...idsIn(block.settings), ...(schemaOf(block.key)?.anchors ?? [])];
    const names = [...new Set(all.filter((name) => name !== ''))];
    known.set(block, names);
    return names;
  };
}

/** The names on each page of a site. */
export function anchorsOfSite(
  site: Pick<EditedSite, 'pageOf' | 'blockOf'>,
  anchorsOf: (block: EditedBlock) => readonly string[],
): AnchorsOf {
  const known = new Map<number, ReadonlySet<string>>();
  return (page) => {
    const names =
      known.get(page) ??
      new Set(
        (site.pageOf[page]?.blocks ?? []).flatMap((id) => {
          const block = site.blockOf[id];
          return block ? anchorsOf(block) : [];
        }),
      );
    known.set(page, names);
    return names;
  };
}

/** Anchors that more than one block of a page has: a link leads to the first alone, and an id must be the only one. */
export function sameAnchors(
  { blockOf }: Pick<EditedSite, 'blockOf'>,
  page: EditedPage,
  languages: readonly string[],
): readonly Finding[] {
  const found = languages.flatMap((locale) => {
    const seen = new Set<string>();
    return page.blocks.flatMap((id): readonly Finding[] => {
      const block = blockOf[id];
      const anchor = block ? anchorIn(block, locale) : '';
      if (anchor === '' || !seen.has(anchor)) {
        seen.add(anchor);
        return [];
      }
      const finding = { kind: 'anchorTwice', block: id, setting: 'anchor', about: anchor, count: 1 } as const;
      return [{ ...finding, locales: [locale] }];
    });
  });
  return inOneLine(found);
}
