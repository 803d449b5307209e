import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import standalone from 'ajv/dist/standalone/index.js';
import { knownSchemas, type DeclaredPackage } from '../block-package.ts';
import { siteSchemas } from '../site/site-schemas.ts';
import { branchesOf } from './branches.ts';
import { settingAjv } from './setting-ajv.ts';

/** What the compiled code imports; it is built beside this file, under whichever ending. */
const runtimeFile = fileURLToPath(
  new URL(`./compiled-runtime.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
);

/** Ajv writes what it needs as it was written before there were modules. */
const required = /require\("([\w/-]+)"\)\.(\w+)/g;

/**
 * A module that checks settings: the code that Ajv makes of their schema, written down, so that no browser makes code
 * of strings. It exports `settings` and `branches` (see CompiledSettings).
 */
export function compiledModule(schema: object): string {
  const ajv = settingAjv({ code: { source: true, esm: true } });
  const branches = Object.entries(branchesOf(schema));
  ajv.addSchema(schema, 'settings');
  for (const [at, [, branch]] of branches.entries()) ajv.addSchema(branch, `branch${at}`);
  const names = ['settings', ...branches.map((_, at) => `branch${at}`)];
  const code = standalone(ajv, Object.fromEntries(names.map((name) => [name, name])));
  const used = new Set<string>();
  const body = code.replaceAll(required, (_call, path: string, member: string) => {
    const name = member === 'default' ? (path.split('/').at(-1) ?? '') : member;
    used.add(name);
    return name;
  });
  const imports =
    used.size > 0 ? `import { ${[...used].join(', ')} } from ${JSON.stringify(runtimeFile)};\n` : '';
  const named = branches.map(([path], at) => `${JSON.stringify(path)}: branch${at}`);
  return `${imports}${body}\nexport const branches = {${named.join(', ')}};\n`;
}

const listId = 'virtual:compiled-settings';
const idOf = (key: string): string => `${listId}/${key}`;

/** A file of a build, as far as it matters here. */
interface BuiltFile {
  readonly type: string;
  readonly fileName: string;
  /** The module that a file is of, of code alone. */
  readonly facadeModuleId?: string | null;
  code?: string;
}

/** As much of a plugin of Vite as this one is. */
export interface CompilingPlugin {
  readonly name: string;
  readonly configResolved: (config: { readonly command: string }) => void;
  readonly resolveId: (id: string) => string | undefined;
  readonly load: (id: string) => Promise<string | undefined>;
  readonly generateBundle: (options: unknown, bundle: Readonly<Record<string, BuiltFile>>) => void;
}

/** Stands for the name of the file of a key until the files have their names. */
const placeOf = (key: string): string => `__compiled-settings:${key}__`;
const places = /__compiled-settings:([^_]+)__/g;

/**
 * The list of what can be fetched. A browser may keep a file that did not come as failed, for as long as the page is
 * open: built, it is asked for again under an address that was never asked for.
 */
function listModule(keys: readonly string[], isBuilt: boolean): string {
  const entries = keys.map((key) => {
    const load = `() => import(${JSON.stringify(idOf(key))})`;
    return `${JSON.stringify(key)}: ${isBuilt ? `fetched(${JSON.stringify(placeOf(key))}, ${load})` : load}`;
  });
  const fetched =
    'const fetched = (file, load) => (retries) => retries === 0 ? load() : ' +
    "import(/* @vite-ignore */ new URL(file, import.meta.url).href + '?retry=' + retries);";
  return `${isBuilt ? fetched : ''}\nexport default {${entries.join(',\n')}};`;
}

/** Writes the names of the files to the list of them: beside each other, whatever the folder is called. */
function nameFiles(bundle: Readonly<Record<string, BuiltFile>>): void {
  const files = Object.values(bundle);
  const fileOf = (key: string): string => {
    const file = files.find(({ facadeModuleId }) => facadeModuleId === `\0${idOf(key)}`);
    if (!file) throw new Error(`The compiled settings of '${key}' are no file of their own`);
    return `./${posix.basename(file.fileName)}`;
  };
  for (const file of files)
    if (file.code !== undefined)
      file.code = file.code.replaceAll(places, (_place, key: string) => fileOf(key));
}

/**
 * For Vite: `virtual:compiled-settings` is a function for every block that is known, by its key, and for all of
 * `siteSchemas`, which fetches the compiled checks of its settings, as a file of its own.
 * @param packages the blocks from outside
 */
export function compiledSettings(packages: readonly DeclaredPackage[] = []): CompilingPlugin {
  let isBuilt = false;
  return {
    name: 'compiled-settings',
    configResolved({ command }) {
      isBuilt = command === 'build';
    },
    resolveId: (id) => (id === listId || id.startsWith(`${listId}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${listId}`)) return undefined;
      const ofBlocks = Object.entries(await knownSchemas(packages));
      const schemas: Readonly<Record<string, object | undefined>> = {
        ...Object.fromEntries(ofBlocks.map(([key, schema]) => [key, schema?.settings])),
        ...siteSchemas,
      };
      const key = id.slice(listId.length + 2);
      return key === '' ? listModule(Object.keys(schemas), isBuilt) : compiledModule(schemas[key] ?? {});
    },
    generateBundle: (_options, bundle) => nameFiles(bundle),
  };
}
