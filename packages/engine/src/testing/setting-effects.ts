import { commonSettings, fillDefaults, type Fixture } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import type { AnyBlock } from '../board/define-block.ts';
import { outcomeOf, type Drawing } from './drawing-outcome.ts';
import { sceneOf } from './scene-of.ts';
import { settingsOfFixture } from './settings-of-fixture.ts';

/** What this file reads of a setting's schema. */
interface SettingNode {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, SettingNode>>;
  readonly items?: SettingNode;
}

type Path = readonly string[];
type Values = Readonly<Record<string, unknown>>;

/** Each setting of a schema and each part of one, at any depth; those that several lists share once. */
function pathsOf(
  node: SettingNode,
  seen = new Set<SettingNode>(),
): readonly (readonly [Path, SettingNode])[] {
  const holder = node.items ?? node;
  if (seen.has(holder)) return [];
  seen.add(holder);
  return Object.entries(node.properties ?? node.items?.properties ?? {}).flatMap(([name, part]) => [
    [[name], part] as const,
    ...pathsOf(part, seen).map(([path, inner]) => [[name, ...path], inner] as const),
  ]);
}

/** The value with another at a path; of a list, each item with it. Undefined where there is nothing to put it into. */
function withValueAt(value: unknown, [name, ...rest]: Path, other: unknown): unknown {
  if (name === undefined) return other;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    const items = value
      .map((item) => withValueAt(item, [name, ...rest], other))
      .filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  const inner = withValueAt((value as Values)[name], rest, other);
  return inner === undefined ? undefined : { ...value, [name]: inner };
}

/** Jobs are a help to find an address in the editor; the page leads there as to any other. */
const likeAnother = 'JOB_LINK';

/** Some values a setting may have, of which two at least should make a difference. */
function valuesOf({ type, enum: choices, minimum = 0, maximum = 100 }: SettingNode): readonly unknown[] {
  if (choices) return choices.filter((choice) => choice !== likeAnother);
  if (type === 'boolean') return [true, false];
  if (type === 'number' || type === 'integer') return [minimum, maximum];
  // An address, a colour, a page, a name: each kind of text knows one of them.
  if (type === 'string') return ['', '/elders', '#7a1fa2', 'p-home', 'heart', 'Iets anders'];
  return [];
}

/** Settings, as `logo.focalX`, that change nothing of the page, and why. */
export type Excuses = Readonly<Record<string, string>>;

/** Parts that pictures have wherever they stand. */
const excusedParts: Excuses = { decorative: 'the editor asks for no description of the picture then' };

type Groups = readonly (readonly unknown[])[];

/** Whether each choice is distinguished from the others; of what is typed, whether it makes a difference at all. */
const isDescribed = ({ enum: choices }: SettingNode, groups: Groups): boolean =>
  choices?.some((choice) => typeof choice === 'string')
    ? groups.every((group) => group.length === 1)
    : groups.length > 1;

function splitBy(group: readonly unknown[], outcomes: ReadonlyMap<unknown, string>): Groups {
  const split = new Map<string | undefined, unknown[]>();
  for (const value of group) {
    const alike = split.get(outcomes.get(value));
    if (alike) alike.push(value);
    else split.set(outcomes.get(value), [value]);
  }
  return [...split.values()];
}

/** Values of a setting that no drawing tells from one another, in groups; none where all differ. */
async function untoldValues(block: AnyBlock, drawings: readonly Drawing[], path: Path, node: SettingNode) {
  let groups: Groups = [valuesOf(node)];
  for (const { settings, drawing } of drawings) {
    if (isDescribed(node, groups)) return [];
    const complete = fillDefaults(block.schema.settings, settings);
    const outcomes = new Map<unknown, string>();
    for (const value of groups.filter((group) => group.length > 1).flat()) {
      const other = withValueAt(complete, path, value) as object | undefined;
      if (other) outcomes.set(value, JSON.stringify(await outcomeOf(block, { settings: other, drawing })));
    }
    groups = groups.flatMap((group) => splitBy(group, outcomes));
  }
  return isDescribed(node, groups) ? [] : groups.filter((group) => group.length > 1);
}

const fixturesOf = new Map<string, Readonly<Record<string, Fixture>>>(Object.entries(coreFixtures));

/** The block's fixtures, as its stories draw them. */
const drawingsOfFixtures = (block: AnyBlock): readonly Drawing[] =>
  Object.entries(fixturesOf.get(block.key) ?? {}).map(([name, fixture]) => ({
    settings: settingsOfFixture(block, fixture) as object,
    drawing: sceneOf(block.key, name),
  }));

/**
 * Parts and choices of a block's settings that nothing that is drawn tells from another, each as a sentence, and
 * excuses of what is no setting.
 * @param tests what the block's tests drew, and the settings that are `named` by one: those are proven there
 */
export async function untoldParts(
  block: AnyBlock,
  tests: {
    readonly drawings: readonly Drawing[];
    readonly named: ReadonlySet<string>;
    readonly excuses: Excuses;
  },
): Promise<readonly string[]> {
  const drawings = [...drawingsOfFixtures(block), ...tests.drawings];
  const unknown = new Set(Object.keys(tests.excuses));
  const untold: string[] = [];
  for (const [path, node] of pathsOf(block.schema.settings as SettingNode)) {
    const name = path.join('.');
    unknown.delete(name);
    const isProven = tests.named.has(name) && !node.enum;
    const isExcused = name in tests.excuses || (path.at(-1) ?? '') in excusedParts;
    if ((path[0] ?? '') in commonSettings || isProven || isExcused || valuesOf(node).length < 2) continue;
    const groups = await untoldValues(block, drawings, path, node);
    if (groups.length > 0) untold.push(`${name}: ${JSON.stringify(groups)}`);
  }
  return [...untold, ...[...unknown].map((name) => `${name} is excused, and no setting`)];
}
