import nodes from 'lucide-static/icon-nodes.json' with { type: 'json' };

/** The elements of a line icon on a 24 px grid: plain data, so that it travels with a page. */
export type IconShape = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];

/**
 * The shape of any of lucide's icons by its name; an unknown name has none. Server only, from a block's `load`: the
 * visitor's browser gets the shapes of the page and never the collection.
 */
export function iconShape(name: string): IconShape | null {
  const all = nodes as unknown as Readonly<Record<string, IconShape>>;
  return Object.hasOwn(all, name) ? (all[name] ?? null) : null;
}
