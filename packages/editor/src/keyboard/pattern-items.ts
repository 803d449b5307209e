import { inLocale } from '@boardwright/messages';
import type { DraggedBlock } from '../block-actions/work.tsx';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { wordsOfPattern } from '../patterns/find-patterns.ts';
import { patterns } from '../patterns/patterns.ts';
import { readyBlocks } from '../patterns/ready-blocks.ts';
import type { PaletteItem } from './palette-items.ts';

interface PatternItemsOf {
  readonly site: EditedSite;
  readonly locale: string;
  /** What they are, beside each name. */
  readonly note: string;
  /** The version of a kind of block's schema; undefined where it is not installed. */
  readonly versionOf: (key: string) => number | undefined;
  readonly run: (what: DraggedBlock) => PaletteItem['run'];
}

/** Sections that arrive finished, found by their name, purpose and other words in every language; those that can be added. */
export function patternItems({ site, locale, note, versionOf, run }: PatternItemsOf): readonly PaletteItem[] {
  return patterns
    .filter(({ blocks }) => blocks.every(({ key }) => versionOf(key) !== undefined))
    .map((pattern): PaletteItem => {
      const { name } = inLocale(pattern.texts, locale);
      const place = (above: boolean): void => {
        const blocks = readyBlocks(pattern.blocks, site, (key) => versionOf(key) ?? 0);
        run({ kind: 'ready', name, blocks })(above);
      };
      return {
        id: `pattern ${pattern.key}`,
        group: 'add',
        name,
        note,
        drawing: pattern.drawing,
        words: wordsOfPattern(pattern),
        run: place,
      };
    });
}
