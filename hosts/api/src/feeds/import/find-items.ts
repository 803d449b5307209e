import { plainText } from '../../platform/http/sanitise.ts';
import { plainName, type TreeListener } from './feed-value.ts';
import { type FeedField, fieldNames, itemNames, wrapperNames } from './field-names.ts';
import { jsonRoot } from './json-tree.ts';

/** How far from the root a feed says things of all its items. */
const headDepth = 4;
const companyHeads = new Set(
  'company companyname employer employername organisation organization organisationname bedrijf bedrijfsnaam werkgever entreprise firma arbeitgeber angajator companie'.split(
    ' ',
  ),
);

interface PathStats {
  path: string;
  name: string;
  count: number;
  /** Plain paths below it that hold something. */
  below: Set<string>;
}

export interface FoundItems {
  /** Names from the root to the item, joined by "/"; undefined when nothing in the feed looks like a job. */
  path: string | undefined;
  /** The outermost name, as "html" for a web page. */
  root: string | undefined;
  /** Whether the items say a reference of their own; if not, their addresses stand in. */
  hasReference: boolean;
  /** The company that the feed names above its items, for all of them. */
  organisation: string | undefined;
}

/** Reads the beginning of a feed and says which of its repeated elements are the jobs. */
export function createItemFinder(): { listener: TreeListener; seen: () => number; found: () => FoundItems } {
  const stats = new Map<string, PathStats>();
  const stack: { path: string; plain: string; filled: boolean; called: string | undefined; text: string }[] =
    [];
  let elements = 0;
  let root: string | undefined;
  const heads = new Map<string, string>();

  const reach = (leafName: string | undefined) => {
    let relative = leafName;
    for (let depth = stack.length - 1; depth >= Math.max(0, stack.length - 6); depth -= 1) {
      const frame = stack[depth];
      if (!frame) return;
      if (relative) stats.get(frame.path)?.below.add(relative);
      relative = relative ? `${frame.plain}.${relative}` : frame.plain;
    }
  };

  const listener: TreeListener = {
    open(name) {
      elements += 1;
      root ??= name;
      const parent = stack.at(-1);
      const path = itemPath(parent?.path, name);
      const known = stats.get(path);
      if (known) known.count += 1;
      else if (stats.size < 5000)
        stats.set(path, { path, name: plainName(name), count: 1, below: new Set() });
      stack.push({ path, plain: plainName(name), filled: false, called: undefined, text: '' });
    },
    attribute(name, value) {
      if (value.trim() === '') return;
      reach(plainName(name));
      const frame = stack.at(-1);
      // `<field name="city">` is a field called city.
      if (frame && ['name', 'key', 'code'].includes(name)) frame.called = plainName(value);
    },
    text(value) {
      const frame = stack.at(-1);
      if (!frame || value === null || String(value).trim() === '') return;
      frame.filled = true;
      if (stack.length <= headDepth && frame.text.length < 200) frame.text += String(value);
    },
    close() {
      const frame = stack.at(-1);
      if (frame?.filled) reach(undefined);
      stack.pop();
      if (frame?.filled && stack.length < headDepth && heads.size < 200)
        heads.set(frame.path, plainText(frame.text));
      if (frame?.filled && frame.called) reach(frame.called);
    },
  };
  return { listener, seen: () => elements, found: () => choose([...stats.values()], root, heads) };
}

/** A path as finder and reader write it: numbers as names (`{"17": {…}}`) are one name. */
export function itemPath(parent: string | undefined, name: string): string {
  const step = /^\d+$|^[\da-f]{8}-[\da-f-]{27}$/i.test(name) ? '*' : name;
  return parent === undefined ? step : `${parent}/${step}`;
}

const telling: readonly FeedField[] = [
  'title',
  'reference',
  'description',
  'url',
  'applyUrl',
  'applyEmail',
  'organisation',
  'city',
  'location',
  'country',
  'postalCode',
  'published',
  'expires',
  'salary',
  'employment',
  'category',
];

function choose(
  stats: PathStats[],
  root: string | undefined,
  heads: ReadonlyMap<string, string>,
): FoundItems {
  const own = best(stats, (field, stat) => isNamedIn(field, stat, false));
  const chosen = own ?? best(stats, (field, stat) => isNamedIn(field, stat, true));
  return {
    path: chosen?.path,
    root,
    organisation: chosen && companyAbove(chosen.path, heads),
    hasReference: chosen !== undefined && isNamedIn('reference', chosen, true),
  };
}

/** `publisher` and a channel's `title` are mostly those of a job board, so they do not count; a JSON root's `name` does. */
function companyAbove(path: string, heads: ReadonlyMap<string, string>): string | undefined {
  const steps = path.split('/').slice(0, -1);
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const above = steps.slice(0, depth).join('/');
    for (const [head, text] of heads) {
      const name = head.startsWith(`${above}/`) ? plainName(head.slice(above.length + 1)) : '';
      if (companyHeads.has(name) || (above === jsonRoot && name === 'name')) return text;
    }
  }
  return undefined;
}

function best(
  stats: PathStats[],
  isNamed: (field: FeedField, stat: PathStats) => boolean,
): PathStats | undefined {
  let winner: { stat: PathStats; score: number } | undefined;
  for (const stat of stats) {
    if (!isNamed('title', stat)) continue;
    if (!isNamed('description', stat) && !isNamed('reference', stat) && !isNamed('url', stat)) continue;
    const fields = telling.filter((field) => isNamed(field, stat)).length;
    const score = fields + (stat.count > 1 ? 2 : 0) + (itemNames.has(stat.name) ? 3 : 0);
    if (!winner || score > winner.score || (score === winner.score && stat.count > winner.stat.count)) {
      winner = { stat, score };
    }
  }
  return winner?.stat;
}

function isNamedIn(field: FeedField, { below }: PathStats, deep: boolean): boolean {
  const { at, anywhere } = fieldNames[field];
  for (const name of below) {
    const steps = name.split('.');
    const own = wrapperNames.has(steps[0] ?? '') && steps.length > 1 ? steps.slice(1).join('.') : name;
    if (at.includes(name) || at.includes(own)) return true;
    if (deep && anywhere.includes(steps.at(-1) ?? '')) return true;
  }
  return false;
}
