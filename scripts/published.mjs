/** What the package builds share: declarations from the type check, assets beside the code, built import paths. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './repository.mjs';
import { compileStyles } from './published-styles.mjs';

/**
 * How every package is compiled: file by file, since threads, style sheets and blocks are found by where the file stands
 * that asks for them, and a bundler leaves out what is not used.
 */
export const plainEsm = {
  format: /** @type {const} */ ('esm'),
  target: 'es2023',
  platform: /** @type {const} */ ('neutral'),
  bundle: false,
  clean: true,
  silent: true,
  // Node has to be given that a file is JSON; esbuild takes that for newer than the target.
  /** @param {{ supported?: Record<string, boolean> }} options */
  esbuildOptions: (options) => {
    options.supported = { 'import-attributes': true };
  },
};

const leftOut = /(^|\/)testing\/.*\.test\.|\.(test|stories|bench|fixture)\.|(^|\/)fixtures\/snapshots\//;

/**
 * Completes `dist` after the code was compiled: the `.d.ts` files of the project's type check, every
 * style sheet and picture in its place, and `./x.ts` in an import turned into `./x.js`.
 * @param {string} folder of the package
 * @param {object} [options]
 * @param {Record<string, (file: string) => boolean>} [options.sheets] the style sheets it exports: see `compileStyles`
 * @param {readonly { from: string, to: string }[]} [options.parts] its folders of sources, and where in `dist` each is
 * @param {string} [options.outDir] where there is another `dist`
 * @param {boolean} [options.bundled] the code is one file, in which nothing is imported by its path
 * @throws when the types do not hold
 */
export async function completeDist(
  folder,
  { sheets = {}, parts = [{ from: 'src', to: '' }], outDir = 'dist', bundled = false } = {},
) {
  const { code, output } = await run('tsc', ['-b', folder]);
  if (code !== 0) throw new Error(output);
  const dist = join(folder, outDir);
  for (const { from, to } of parts) {
    copyTree(join(folder, '.tsbuild', from), join(dist, to), (file) => {
      // The build folder also holds what was compiled before a source was removed.
      const source = join(folder, from, file.replace(/\.d\.ts$/, ''));
      return file.endsWith('.d.ts') && (existsSync(`${source}.ts`) || existsSync(`${source}.tsx`));
    });
    copyTree(join(folder, from), join(dist, to), (file) => !/\.(tsx?|mdx|md)$/.test(file));
  }
  for (const file of filesIn(dist).filter((path) => (bundled ? /\.d\.ts$/ : /\.(js|d\.ts)$/).test(path))) {
    const path = join(dist, file);
    const source = readFileSync(path, 'utf8');
    const built = source.replace(/((?:from|import|new URL)\s*\(?\s*["']\.[^"']*)\.tsx?(["'])/g, '$1.js$2');
    if (built !== source) writeFileSync(path, built);
  }
  await compileStyles(dist, filesIn(dist), sheets);
}

/** @param {string} folder @returns {string[]} paths of the files in it, relative to it */
const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

/** @param {string} from @param {string} to @param {(file: string) => boolean} wanted */
function copyTree(from, to, wanted) {
  for (const file of filesIn(from).filter((path) => wanted(path) && !leftOut.test(path))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
}
