import type { BlockDrawing } from '@boardwright/blocks-schema';
import { folded } from '../model/folded.ts';

/** One line of the palette. */
export interface PaletteItem {
  readonly id: string;
  readonly group: 'add' | 'blocks' | 'pages' | 'actions';
  readonly name: string;
  /** What it is, or its keys. */
  readonly note: string;
  /** The kind of block, for its drawing. */
  readonly blockKey?: string;
  /** Drawn instead of the kind of block. */
  readonly drawing?: BlockDrawing;
  /** Other words by which it is found, folded. */
  readonly words?: string;
  /** @param above Shift+Enter: above the chosen block instead of below it */
  readonly run: (above: boolean) => void;
}

const signs: Readonly<Record<string, PaletteItem['group']>> = { '>': 'actions', '#': 'pages', '@': 'blocks' };

/**
 * How well a line fits: 0 where its name begins with what was typed, 1 where it holds it, 2 where each word is one of those
 * by which it is also found.
 * @returns undefined where it does not fit
 */
function fitOf({ name, words }: PaletteItem, searched: string): number | undefined {
  const called = folded(name);
  if (called.startsWith(searched)) return 0;
  if (called.includes(searched)) return 1;
  // By one letter nearly everything would be found.
  if (words === undefined || searched.length < 3) return undefined;
  return searched.split(/\s+/).every((word) => words.includes(word)) ? 2 : undefined;
}

/**
 * What fits what was typed: `>` finds actions only, `#` pages, `@` blocks of the page. What fits best comes first in its
 * group; groups keep their order.
 */
export function findItems(items: readonly PaletteItem[], typed: string): readonly PaletteItem[] {
  const only = signs[typed.charAt(0)];
  const searched = folded((only ? typed.slice(1) : typed).trim());
  const found = items.flatMap((item) => {
    const fit = only === undefined || item.group === only ? fitOf(item, searched) : undefined;
    return fit === undefined ? [] : [{ item, fit }];
  });
  const groups = ['add', 'blocks', 'pages', 'actions'] as const;
  return groups.flatMap((group) =>
    found
      .filter(({ item }) => item.group === group)
      .toSorted((one, other) => one.fit - other.fit)
      .map(({ item }) => item),
  );
}
