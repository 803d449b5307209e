import { isSame } from '@boardwright/blocks-schema';
import type { BlockSchema } from '@boardwright/blocks-schema';
import { diffArrays } from 'diff';
import type { EditedBlock, Values } from '../page-editing/edited-site.ts';
import { filledSettings } from '../saving/site-pages.ts';
import { textsOf, valueAt, withTextAt } from '../panel/block-texts.ts';
import { inOneText } from './in-one-text.ts';
import { isRecord } from '../model/is-record.ts';

/** A value of two versions row by row; a row that only one of them has is undefined in the other. */
interface Paired {
  /** The later one, and in its lists the rows it no longer has where they stood. */
  readonly merged: unknown;
  readonly was: unknown;
  readonly now: unknown;
}

function paired(was: unknown, now: unknown): Paired {
  if (Array.isArray(was) && Array.isArray(now)) {
    const rows = pairedRows(was, now).map(([before, after]) => paired(before, after));
    return {
      merged: rows.map(({ merged }) => merged),
      was: rows.map((row) => row.was),
      now: rows.map((row) => row.now),
    };
  }
  if (!isRecord(was) || !isRecord(now)) return { merged: now ?? was, was, now };
  const inner = Object.keys(now).map((name) => [name, paired(was[name], now[name])] as const);
  const each = (side: keyof Paired) => Object.fromEntries(inner.map(([name, value]) => [name, value[side]]));
  return { merged: each('merged'), was: each('was'), now: each('now') };
}

/** Whether two rows are one that was changed: half of what they say, or more, is the same. */
function isSameRow(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return isSame(one, other);
  // Numbers and switches are alike in many rows.
  const saying = Object.keys({ ...one, ...other }).filter((name) =>
    [one[name], other[name]].some((value) => (typeof value === 'string' ? value !== '' : isRecord(value))),
  );
  const alike = saying.filter((name) => isSame(one[name], other[name]));
  return alike.length * 2 >= saying.length;
}

/** Rows that stayed beside themselves; of those that changed in one place the first beside the first. */
function pairedRows(
  was: readonly unknown[],
  now: readonly unknown[],
): readonly (readonly [unknown, unknown])[] {
  const [before, after] = [[...was], [...now]];
  const changes = diffArrays(before, after, { comparator: isSameRow });
  const rows: (readonly [unknown, unknown])[] = [];
  for (const [at, { added, removed, count }] of changes.entries()) {
    if (added && changes[at - 1]?.removed) continue;
    const next = changes[at + 1];
    const come = removed ? (next?.added ? next.count : 0) : count;
    const [old, fresh] = [before.splice(0, added ? 0 : count), after.splice(0, come)];
    for (let nth = 0; nth < Math.max(old.length, come); nth += 1) rows.push([old[nth], fresh[nth]]);
  }
  return rows;
}

/** A block's settings in one language with its old and its new texts in one. */
function inOneLanguage(schema: BlockSchema<string, Values>, was: Values, now: Values): Values {
  const merged: Record<string, unknown> = { ...now };
  const names = new Set(
    [...textsOf(schema, was), ...textsOf(schema, now)].map(({ path }) => String(path[0])),
  );
  for (const name of names) {
    if (isSame(was[name], now[name])) continue;
    const both = paired(was[name], now[name]);
    let value = both.merged;
    for (const { path, kind } of textsOf(schema, { [name]: value })) {
      // What a developer wrote may be a script or a style: it is no text to write signs into.
      if (path[0] !== name || kind === 'html') continue;
      const inside = path.slice(1);
      const [before, after] = [both.was, both.now].map((side) => valueAt(side, inside));
      if (typeof before !== 'string' && typeof after !== 'string') continue;
      const text = inOneText(String(before ?? ''), String(after ?? ''), { isHtml: kind === 'rich' });
      value = withTextAt(value, inside, text, undefined);
    }
    merged[name] = value;
  }
  return merged;
}

/** A block of two versions as the later one, with the words that came and went in its texts in every language. */
export function inOneBlock(
  schema: BlockSchema<string, Values>,
  was: EditedBlock,
  now: EditedBlock,
): EditedBlock {
  if (isSame(was.settings, now.settings)) return now;
  const settings = Object.entries(now.settings).map(([locale, row]) => {
    const before = filledSettings(schema, was.settings[locale] ? was : now, locale);
    return [locale, { ...row, values: inOneLanguage(schema, before, filledSettings(schema, now, locale)) }];
  });
  return { ...now, settings: Object.fromEntries(settings) };
}
