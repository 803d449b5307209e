import { fileURLToPath } from 'node:url';
import standalone from 'ajv/dist/standalone/index.js';
import { knownSchemas, type BlockPackage } from '../block-package.ts';
import { siteSettingsKey, siteSettingsSchema } from '../site/site-settings.schema.ts';
import { branchesOf } from './branches.ts';
import { settingAjv } from './setting-ajv.ts';

/** What the compiled code imports; it is built beside this file, under whichever ending. */
const runtimeFile = fileURLToPath(
  new URL(`./compiled-runtime.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
);

/** Ajv writes what it needs as it was written before there were modules. */
const required =
  /require\("(?:ajv\/dist\/runtime\/(\w+)"\)\.default|ajv-formats\/dist\/formats"\)\.(fullFormats))/g;

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
  const body = code.replaceAll(
    required,
    (_call, runtime: string | undefined, formats: string | undefined) => {
      const name = runtime ?? formats ?? '';
      used.add(name);
      return name;
    },
  );
  const imports =
    used.size > 0 ? `import { ${[...used].join(', ')} } from ${JSON.stringify(runtimeFile)};\n` : '';
  const named = branches.map(([path], at) => `${JSON.stringify(path)}: branch${at}`);
  return `${imports}${body}\nexport const branches = {${named.join(', ')}};\n`;
}

const listId = 'virtual:compiled-settings';
const idOf = (key: string): string => `${listId}/${key}`;

/** As much of a plugin of Vite as this one is. */
export interface CompilingPlugin {
  readonly name: string;
  readonly resolveId: (id: string) => string | undefined;
  readonly load: (id: string) => Promise<string | undefined>;
}

/**
 * For Vite: `virtual:compiled-settings` is a function for every block that is known, by its key, and for the site, which
 * fetches the compiled checks of its settings, as a file of its own.
 * @param packages the blocks from outside
 */
export function compiledSettings(packages: readonly BlockPackage[] = []): CompilingPlugin {
  return {
    name: 'compiled-settings',
    resolveId: (id) => (id === listId || id.startsWith(`${listId}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${listId}`)) return undefined;
      const schemas: Readonly<Record<string, { readonly settings: object } | undefined>> = {
        ...(await knownSchemas(packages)),
        [siteSettingsKey]: { settings: siteSettingsSchema },
      };
      const key = id.slice(listId.length + 2);
      if (key !== '') return compiledModule(schemas[key]?.settings ?? {});
      const entries = Object.keys(schemas).map(
        (each) => `${JSON.stringify(each)}: () => import(${JSON.stringify(idOf(each))})`,
      );
      return `export default {${entries.join(',\n')}};`;
    },
  };
}
