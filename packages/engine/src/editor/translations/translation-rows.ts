import type { MessageTree } from '../../i18n/define-messages.ts';
import type { Engine } from '../../create-engine.ts';

/** A text of the website in each of its languages. */
export interface TranslationRow {
  /** Namespace and key, as 'jobList.sort.newest'. */
  readonly id: string;
  readonly part: string;
  /** Text by language; absent where the language has no such form (a plural only Romanian knows). */
  readonly texts: Readonly<Record<string, string>>;
  /** Languages in which this site changed it. */
  readonly changed: readonly string[];
}

function isTree(value: unknown): value is MessageTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function leaves(tree: MessageTree, path: string): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}.${name}`, value] as const] : leaves(value, `${path}.${name}`),
  );
}

/**
 * Every text the website's parts and blocks can show, by part.
 * @param custom the site's own translations: namespace → key → text, or the same within each language
 */
export function translationRows(
  engine: Engine,
  locales: readonly string[],
  custom: unknown = {},
): readonly TranslationRow[] {
  const rows = new Map<string, { part: string; texts: Record<string, string>; changed: string[] }>();
  for (const locale of locales) {
    for (const [part, tree] of Object.entries(engine.wordsOf(locale, engine.blocks.keys())))
      for (const [id, text] of leaves(tree, part)) {
        const row = rows.get(id) ?? { part, texts: {}, changed: [] };
        row.texts[locale] = text;
        rows.set(id, row);
      }
    const own = isTree(custom) ? custom[locale] : undefined;
    if (!isTree(own)) continue;
    for (const [part, tree] of Object.entries(own)) {
      if (!isTree(tree)) continue;
      for (const [id, text] of leaves(tree, part)) {
        const row = rows.get(id);
        if (!row) continue;
        row.texts[locale] = text;
        row.changed.push(locale);
      }
    }
  }
  return [...rows].map(([id, row]) => ({ id, ...row }));
}

/** The rows of a part whose key or text, in any language, holds what was typed. */
export function findRows(
  rows: readonly TranslationRow[],
  typed: string,
  part?: string,
): readonly TranslationRow[] {
  const sought = typed.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (part === undefined || row.part === part) &&
      [row.id, ...Object.values(row.texts)].some((text) => text.toLowerCase().includes(sought)),
  );
}
