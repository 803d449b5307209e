import { posix } from 'node:path';
import { coreSchemas } from '../packages/blocks-schema/src/core-schemas.ts';
import { commonSettings } from '../packages/blocks-schema/src/define-block-schema.ts';
import { repositoryFiles, read } from './repository-files.ts';

/** A setting of a block as its test proves it. */
interface ProvenSetting {
  readonly block: string;
  /** `title`, or `questions.answer` for a part of a list's items. */
  readonly name: string;
  readonly what: string;
  readonly file: string;
}

/** `setting('name', 'what it does', …)`, however the formatter broke it over lines and whichever quotes it chose. */
const call = /\bsetting\(\s*(['"`])((?:\\.|(?!\1).)+)\1\s*,\s*(['"`])((?:\\.|(?!\3).)+)\3\s*,/gs;

/** What a settings test says of each setting, in its order. */
export function settingsIn(file: string, source: string): readonly ProvenSetting[] {
  return [...source.matchAll(call)].map(([, , name = '', , what = '']) => ({
    block: posix.basename(posix.dirname(file)),
    name,
    what: what.replaceAll(/\\(.)/g, '$1').replaceAll(/\s+/g, ' '),
    file,
  }));
}

/** Every proven setting of the core's blocks, by block. */
export function provenSettings(): readonly ProvenSetting[] {
  return repositoryFiles()
    .filter((file) => /^packages\/engine\/src\/blocks\/.+\.settings\.test\.tsx?$/.test(file))
    .toSorted()
    .flatMap((file) => settingsIn(file, read(file)));
}

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
}

const schemas = Object.values(coreSchemas).map(({ key, settings }) => ({
  key,
  properties: settings.properties as Readonly<Record<string, Node>>,
}));

/** Settings of a block that its tests must prove: each, and each part of a list's items. */
const namesOf = (properties: Readonly<Record<string, Node>>): readonly (readonly [string, Node?])[] =>
  Object.entries(properties)
    // Those that every block has are proven once, where the page is drawn.
    .filter(([name]) => !(name in commonSettings))
    .flatMap(([name, { items }]) => [
      [name] as const,
      ...Object.keys(items?.properties ?? {}).map((part) => [`${name}.${part}`, items] as const),
    ]);

/**
 * Settings that no test proves, each as a sentence that names it. Items that several lists share (a link's) are proven
 * once, in any of them.
 */
export function unprovenSettings(proven: readonly ProvenSetting[]): readonly string[] {
  // Who proves a part of a list has proven that the list shows.
  const named = new Set(
    proven.flatMap(({ block, name }) => [`${block} ${name}`, `${block} ${name.split('.')[0] ?? ''}`]),
  );
  const shared = new Map<Node, Set<string>>();
  const partOf = (name: string) => name.split('.')[1] ?? '';
  for (const { key, properties } of schemas)
    for (const [name, items] of namesOf(properties))
      if (items && named.has(`${key} ${name}`))
        shared.set(items, (shared.get(items) ?? new Set()).add(partOf(name)));
  return schemas.flatMap(({ key, properties }) =>
    namesOf(properties)
      .filter(
        ([name, items]) => !named.has(`${key} ${name}`) && !(items && shared.get(items)?.has(partOf(name))),
      )
      .map(([name]) => `${key}: '${name}' has no setting('${name}', …) in ${key}.settings.test.ts`),
  );
}

/** Names that tests prove and no schema knows; a name may lead into lists and objects at any depth. */
export function unheardSettings(proven: readonly ProvenSetting[]): readonly string[] {
  return proven
    .filter(({ block, name }) => {
      const schema = schemas.find(({ key }) => key === block);
      return !schema || nodeAt({ properties: schema.properties }, name.split('.')) === undefined;
    })
    .map(({ block, name, file }) => `${file}: ${block} has no setting '${name}'`);
}

function nodeAt(node: Node, path: readonly string[]): Node | undefined {
  const [head, ...rest] = path;
  if (head === undefined) return node;
  const properties = node.properties ?? node.items?.properties;
  const next = properties?.[head];
  return next && nodeAt(next, rest);
}
