/** One line of the palette. */
export interface PaletteItem {
  readonly id: string;
  readonly group: 'add' | 'blocks' | 'pages' | 'actions';
  readonly name: string;
  /** What it is, or its keys. */
  readonly note: string;
  /** The kind of block, for its drawing. */
  readonly blockKey?: string;
  /** @param above Shift+Enter: above the chosen block instead of below it */
  readonly run: (above: boolean) => void;
}

const signs: Readonly<Record<string, PaletteItem['group']>> = { '>': 'actions', '#': 'pages', '@': 'blocks' };

/**
 * What fits what was typed: `>` finds actions only, `#` pages, `@` blocks of the page. A name that begins with it comes
 * before one that holds it; groups keep their order.
 */
export function findItems(items: readonly PaletteItem[], typed: string): readonly PaletteItem[] {
  const only = signs[typed.charAt(0)];
  const searched = (only ? typed.slice(1) : typed).trim().toLowerCase();
  const begins = (name: string): number => (name.toLowerCase().startsWith(searched) ? 0 : 1);
  const found = items.filter(
    ({ group, name }) => (only === undefined || group === only) && name.toLowerCase().includes(searched),
  );
  const groups = ['add', 'blocks', 'pages', 'actions'] as const;
  return groups.flatMap((group) =>
    found
      .filter((item) => item.group === group)
      .toSorted((one, other) => begins(one.name) - begins(other.name)),
  );
}
