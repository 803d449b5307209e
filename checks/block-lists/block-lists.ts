import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository-files.ts';

const schemas = 'packages/blocks-schema/src';
const engine = 'packages/engine/src';
const written = '// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.';

/** The keys of the core's blocks: the folders that declare one. */
export function blockKeys(): readonly string[] {
  return readdirSync(join(root, schemas, 'blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** `job-list` → `jobList`, the name its schema is exported by. */
const camel = (key: string) => key.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** `job-list` → `JobList`, the name its renderer is exported by. */
const pascal = (key: string) => camel(`-${key}`);

type Line = (key: string) => string;
const lines = (keys: readonly string[], line: Line) => keys.map(line).join('\n');
const entry = (key: string, value: string) =>
  key === value ? `  ${key},` : `  ${key.includes('-') ? `'${key}'` : key}: ${value},`;

function schemaList(keys: readonly string[]): string {
  return `${written}
${lines(keys, (key) => `import { ${camel(key)} } from './blocks/${key}/${key}.schema.ts';`)}

/** Every core block's schema: \`BlockKey\`, the renderers' registry and the folder test come from it. */
export const coreSchemas = {
${lines(keys, (key) => entry(key, camel(key)))}
} as const;

export type CoreSchemas = typeof coreSchemas;
export type BlockKey = keyof CoreSchemas;
export {
${lines(keys, (key) => `  ${camel(key)},`)}
};
`;
}

function fixtureList(keys: readonly string[]): string {
  return `${written}
${lines(keys, (key) => `import { ${camel(key)}Fixtures } from './blocks/${key}/${key}.fixtures.ts';`)}
import type { BlockKey } from './core-schemas.ts';
import type { Fixture } from './define-fixtures.ts';

/** Every core block's fixtures, by block key. */
export const coreFixtures: Readonly<Record<BlockKey, Readonly<Record<string, Fixture>>>> = {
${lines(keys, (key) => entry(key, `${camel(key)}Fixtures`))}
};
`;
}

function labelList(keys: readonly string[]): string {
  return `${written}
${lines(keys, (key) => `import { ${camel(key)}Labels } from './blocks/${key}/${key}.labels.ts';`)}
import type { BlockKey } from './core-schemas.ts';
import type { BlockLabels } from './define-labels.ts';

/** What admins read of the core's blocks, by block key: for the editor alone. */
export const coreLabels: Readonly<Record<BlockKey, BlockLabels>> = {
${lines(keys, (key) => entry(key, `${camel(key)}Labels`))}
};
`;
}

function blockList(keys: readonly string[]): string {
  return `${written}
import type { BlockKey, CoreSchemas, SettingsOf } from '@boardwright/blocks-schema';
import type { AnyBlock, Block } from '../board/define-block.ts';
${lines(keys, (key) => `import { ${camel(key)}Block } from './${key}/${key}.block.ts';`)}

/**
 * Every key of blocks-schema with a block of that very key and settings: swap two, and it does not compile.
 * That a block's renderer and data fit its settings was checked where it was declared.
 */
type CoreBlocks = {
  readonly [Key in BlockKey]: Pick<Block<Key, SettingsOf<CoreSchemas[Key]>>, 'key' | 'schema' | 'messages'>;
};

const registry = {
${lines(keys, (key) => entry(key, `${camel(key)}Block`))}
} as const satisfies CoreBlocks;

/** The core's blocks, for the server, the editor and Storybook. A visitor's browser takes \`coreRenderers\` instead. */
export const coreBlocks: readonly AnyBlock[] = Object.values(registry);
export type { CoreBlocks };
`;
}

function declarationList(keys: readonly string[]): string {
  const loads = (key: string) => existsSync(join(root, engine, 'blocks', key, `${key}.load.ts`));
  return `${written}
import { coreSchemas } from '@boardwright/blocks-schema';
import type { DeclaredBlock } from '../board/define-block.ts';
${lines(keys, (key) => `import { ${camel(key)}Drawing } from './${key}/${key}.drawing.ts';`)}

/** What the editor needs of the core's blocks in every language: schemas and drawings, not what renders and loads them. */
export const declaredBlocks: readonly DeclaredBlock[] = [
${lines(keys, (key) => {
  const loaded = loads(key) ? ', loads: true' : '';
  const ours = key === camel(key) ? `.${key}` : `['${key}']`;
  return `  { key: '${key}', schema: coreSchemas${ours}, drawing: ${camel(key)}Drawing${loaded} },`;
})}
];
`;
}

function wordList(keys: readonly string[]): string {
  return `${written}
import type { BlockKey } from '@boardwright/blocks-schema';
import type { Messages } from '@boardwright/messages';
${lines(keys, (key) => `import { ${camel(key)}Messages } from './${key}/${key}.messages.ts';`)}

/** The messages of the core's blocks, for an editor that fetches them when it shows them. */
export const declaredMessages: Readonly<Record<BlockKey, Messages>> = {
${lines(keys, (key) => entry(key, `${camel(key)}Messages`))}
};

export { partMessages } from '../page/part-messages.ts';
`;
}

/** Groups of blocks that stand on pages of their own, behind a login or a payment: a home page has none of them. */
const groupsOfAccounts = ['account', 'candidates', 'shop'];

function isOfAccounts(key: string): boolean {
  const source = readFileSync(join(root, schemas, 'blocks', key, `${key}.schema.ts`), 'utf8');
  return groupsOfAccounts.includes(/\bgroup: '([\w-]+)'/.exec(source)?.[1] ?? '');
}

const rendererOf = (key: string) =>
  entry(key, `() => import('./${key}/${key}.tsx').then((m) => m.${pascal(key)})`);

function rendererList(keys: readonly string[]): string {
  return `${written}
import type { BlockKey } from '@boardwright/blocks-schema';
import type { AnyRenderer } from '../page/renderers.ts';
import type { AccountRenderers } from './account-renderers.ts';

export type LoadRenderer = () => Promise<AnyRenderer>;

/** The names of their files come with the first of them. */
const ofAccounts = (key: keyof AccountRenderers) => async (): Promise<AnyRenderer> => {
  const { accountRenderers } = await import('./account-renderers.ts');
  return accountRenderers[key]();
};

/** Each block's renderer as a chunk of its own: a visitor's browser loads only those of the page. */
export const coreRenderers = {
${lines(keys, (key) => (isOfAccounts(key) ? entry(key, `ofAccounts('${key}')`) : rendererOf(key)))}
} as const satisfies Readonly<Record<BlockKey, LoadRenderer>>;
`;
}

function accountRendererList(keys: readonly string[]): string {
  return `${written}

/** The renderers of blocks of accounts, candidates and the shop: pages that have none of them do not fetch their names. */
export const accountRenderers = {
${lines(keys.filter(isOfAccounts), rendererOf)}
} as const;

export type AccountRenderers = typeof accountRenderers;
`;
}

function sceneList(keys: readonly string[]): string {
  const staged = keys.filter((key) => existsSync(join(root, engine, 'blocks', key, `${key}.scenes.ts`)));
  return `${written}
${lines(staged, (key) => `import { ${camel(key)}Scenes } from '../blocks/${key}/${key}.scenes.ts';`)}
import type { BlockScenes } from './preview-scenes.ts';

/** Blocks whose fixtures need more than settings, by block key. */
export const blockScenes: Readonly<Record<string, BlockScenes>> = {
${lines(staged, (key) => entry(key, `${camel(key)}Scenes`))}
};
`;
}

/** The lists that hold every block, by path, unformatted: what a folder says is said nowhere a second time. */
export function blockLists(): Readonly<Record<string, string>> {
  const keys = blockKeys();
  return {
    [`${schemas}/core-schemas.ts`]: schemaList(keys),
    [`${schemas}/fixtures.ts`]: fixtureList(keys),
    [`${schemas}/core-labels.ts`]: labelList(keys),
    [`${engine}/blocks/core-blocks.ts`]: blockList(keys),
    [`${engine}/blocks/core-renderers.ts`]: rendererList(keys),
    [`${engine}/blocks/account-renderers.ts`]: accountRendererList(keys),
    [`${engine}/blocks/declared-blocks.ts`]: declarationList(keys),
    [`${engine}/blocks/declared-messages.ts`]: wordList(keys),
    [`${engine}/testing/block-scenes.ts`]: sceneList(keys),
  };
}
