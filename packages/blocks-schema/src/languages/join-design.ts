import { isRecord } from '../stored/bound-value.ts';
import { copyOf, fillDefaults } from '../stored/fill-defaults.ts';
import { isSame } from '../stored/is-same.ts';
import { designOf } from './design-of.ts';
import { movedFrom, sameItems } from './match-items.ts';
import { kindOf, type SettingNode } from './setting-kind.ts';

type Values = Readonly<Record<string, unknown>>;

/** One value in the language that was written, after and before, and in the one that takes its design. */
interface Sides {
  readonly now: unknown;
  readonly was: unknown;
  readonly into: unknown;
}

const eachSide = (sides: Sides, change: (value: unknown) => unknown): Sides => ({
  now: change(sides.now),
  was: change(sides.was),
  into: change(sides.into),
});

function joinValue(node: SettingNode, sides: Sides): unknown {
  const { now, was, into } = sides;
  const filled = (value: unknown): unknown => fillDefaults(node, value);
  switch (kindOf(node)) {
    case 'words':
      return into;
    case 'address':
      return isSame(filled(into), filled(was)) && !isSame(filled(into), filled(now)) ? now : into;
    case 'design':
      return isSame(filled(into), filled(now)) ? into : copyOf(now);
    case 'mixed':
      return node.items ? joinList(node, node.items, sides) : joinThing(node, sides);
  }
}

/** Whether nothing was made of a thing yet. */
const isFresh = (node: SettingNode, value: unknown): boolean =>
  isSame(fillDefaults(node, value), fillDefaults(node, node.default ?? {}));

/** A thing with parts, as a button: one that is not there yet comes with its words, so that it is not blank. */
function joinThing(node: SettingNode, sides: Sides): unknown {
  const { now, into } = sides;
  const isHere = isSame(designOf(node, now), designOf(node, into));
  if (!isHere && isFresh(node, into)) return copyOf(now);
  const displayed = eachSide(sides, (value) => value ?? node.default);
  const joined = joinParts(node, displayed);
  return joined === displayed.into ? into : joined;
}

/** @returns the language's own object where nothing changes */
function joinParts(node: SettingNode, { now, was, into }: Sides): unknown {
  const joined: Record<string, unknown> = isRecord(into) ? { ...into } : {};
  let isChanged = false;
  for (const [name, property] of Object.entries(node.properties ?? {})) {
    const part = (side: unknown): unknown =>
      isRecord(side) && Object.hasOwn(side, name) ? side[name] : undefined;
    const [before, value] = [
      part(into),
      joinValue(property, { now: part(now), was: part(was), into: part(into) }),
    ];
    if (value === before) continue;
    isChanged = true;
    if (value === undefined) delete joined[name];
    else joined[name] = value;
  }
  return isChanged ? joined : into;
}

/** A list of the written language's length and order, with the other's words in the items it had. */
function joinList(node: SettingNode, items: SettingNode, sides: Sides): unknown {
  const listOf = (value: unknown): readonly unknown[] => {
    const list = value ?? node.default;
    return Array.isArray(list) ? list : [];
  };
  const [now, was, into] = [listOf(sides.now), listOf(sides.was), listOf(sides.into)];
  const before = movedFrom(items, now, was);
  const there = sameItems(items, was, into);
  const joined = now.map((item, at) => {
    // A copy of an item comes with that item's words in each language.
    const place = before[at] ?? was.findIndex((one) => isSame(one, item));
    const target = there[place];
    if (target === undefined) return copyOf(item);
    return joinValue(items, { now: item, was: was[place], into: into[target] });
  });
  const isAsItWas = joined.length === into.length && joined.every((item, at) => item === into[at]);
  return isAsItWas ? sides.into : joined;
}

/**
 * Settings of a block in one language with the design of another's: colours, pictures, numbers, choices, and the length
 * and order of lists. Its words stay; an item or a button it did not have comes with the other language's words.
 * @param from the other language's settings, now and as they were before: what moved, came and went is derived from
 * both
 * @returns `into` itself where nothing changes
 */
export function joinDesign(
  schema: { readonly settings: object },
  from: { readonly now: Values; readonly was?: Values | undefined },
  into: Values,
): Values {
  const { now, was = now } = from;
  return joinParts(schema.settings, { now, was, into }) as Values;
}
