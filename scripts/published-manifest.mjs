/**
 * The manifest of a package as it is published: entries in `dist`, versions instead of `workspace:` and `catalog:`.
 * `prepack` writes it in place and `postpack` puts the sources' one back, so that npm and pnpm pack the same.
 */
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRepository, run } from './repository.mjs';

/** @param {string} path @returns {any} */
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** @param {string} text of pnpm-workspace.yaml @returns {Map<string, string>} name to version */
function catalogOf(text) {
  const [, catalog = ''] = /^catalog:\n((?: .*\n)*)/m.exec(text) ?? [];
  const rows = catalog.matchAll(/^ {2}'?([^':\n]+)'?: '?([^'\n]+)'?$/gm);
  return new Map([...rows].map(([, name = '', version = '']) => [name, version]));
}

/**
 * @param {string} folder of the package
 * @returns {object}
 * @throws when a dependency has no version
 */
export function publishedManifest(folder) {
  const {
    scripts: _scripts,
    devDependencies: _tools,
    publishConfig,
    ...manifest
  } = json(join(folder, 'package.json'));
  const repositoryManifest = json(inRepository('package.json'));
  const catalog = catalogOf(readFileSync(inRepository('pnpm-workspace.yaml'), 'utf8'));
  /** @param {[string, string]} dependency @returns {[string, string]} */
  const ranged = ([name, version]) => {
    if (version.startsWith('workspace:')) return [name, `^${manifest.version}`];
    if (version !== 'catalog:') return [name, version];
    const exact = catalog.get(name);
    if (!exact) throw new Error(`${manifest.name} depends on ${name}, of which the catalog knows no version`);
    // Here it has another name beside a version of its own; whoever installs it has one.
    return [name, `^${exact.replace(/^npm:.*@/, '')}`];
  };
  /** @param {Record<string, string>} dependencies */
  const allRanged = (dependencies) => Object.fromEntries(Object.entries(dependencies).map(ranged));
  /**
   * Where the package brings its sources, a build that wants them finds them: by the condition of `blocks-schema/build`.
   * @param {[string, any]} entry @returns {[string, unknown]}
   */
  const withSource = ([entry, target]) => {
    const source = { 'boardwright:source': manifest.exports[entry] };
    if (!manifest.files.includes('src')) return [entry, target];
    if (typeof target === 'string') return [entry, { ...source, default: target }];
    const { types, ...rest } = target;
    return [entry, { types, ...source, ...rest }];
  };
  return {
    ...manifest,
    exports: {
      ...Object.fromEntries(Object.entries(publishConfig.exports).map(withSource)),
      './package.json': './package.json',
    },
    ...(manifest.dependencies && { dependencies: allRanged(manifest.dependencies) }),
    ...(manifest.createdWith && {
      createdWith: Object.fromEntries(
        Object.entries(manifest.createdWith).map(([kind, those]) => [kind, allRanged(those)]),
      ),
    }),
    engines: repositoryManifest.engines,
    repository: {
      ...repositoryManifest.repository,
      directory: folder.slice(inRepository('').length).replaceAll('\\', '/'),
    },
    publishConfig: { access: 'public' },
  };
}

const original = '.package.sources.json';

/** Puts the sources' manifest back; also after a `prepack` that was killed. @param {string} folder */
function restore(folder) {
  rmSync(join(folder, 'LICENSE'), { force: true });
  if (existsSync(join(folder, original))) renameSync(join(folder, original), join(folder, 'package.json'));
}

/** @param {string} folder @returns {number} when something in it was last written, 0 for none */
const newest = (folder) =>
  existsSync(folder)
    ? Math.max(
        0,
        ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
          (file) => statSync(join(folder, file)).mtimeMs,
        ),
      )
    : 0;

/** Builds what is not built, and writes the manifest. @param {string} folder */
async function prepack(folder) {
  restore(folder);
  const [compiled] = json(join(folder, 'package.json')).files;
  if (newest(join(folder, compiled)) < Math.max(newest(join(folder, 'src')), newest(join(folder, 'build')))) {
    const { code, output } = await run('tsup', [], { cwd: folder });
    if (code !== 0) throw new Error(output);
  }
  const manifest = publishedManifest(folder);
  copyFileSync(inRepository('LICENSE'), join(folder, 'LICENSE'));
  renameSync(join(folder, 'package.json'), join(folder, original));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.cwd();
  if (process.argv[2] === 'restore') restore(folder);
  else await prepack(folder);
}
