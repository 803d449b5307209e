/** What an application downloads for what it uses of the packages: bundled from the tarballs, against a budget each. */
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const five = ['faq', 'call-to-action', 'text-with-image', 'reviews', 'html'];

/** kB of 1000 bytes, brotli; without the peers, and without what is fetched only when it is needed. */
const budgets = [
  { what: 'defineBlock', code: `export { defineBlock } from '@boardwright/engine';`, most: 0.2 },
  { what: 'a button', code: `export { Button } from '@boardwright/ui';`, most: 1 },
  {
    what: 'a page of five blocks',
    code: [
      `export { createPage } from '@boardwright/engine';`,
      ...five.map((key) => `export * from '@boardwright/engine/blocks/${key}';`),
    ].join('\n'),
    most: 45,
  },
  // What a person downloads of it, with all that the first view fetches, a journey weighs.
  {
    what: 'the editor before its views are fetched',
    code: `export * from '@boardwright/editor';`,
    most: 110,
  },
];

/** What `import()` fetches comes when it is needed. @type {import('esbuild').Plugin} */
const fetchedLater = {
  name: 'fetched-later',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/**
 * @param {string} code of an application
 * @param {string} project folder in which the packages are installed
 * @returns {Promise<number>} kB of 1000 bytes
 */
async function weightOf(code, project) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: project },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external: ['react', 'react-dom', 'react-router'],
    plugins: [fetchedLater],
    logLevel: 'silent',
  });
  return outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0) / 1000;
}

/** @param {string} place where all packages are unpacked @returns {Promise<string[]>} what has grown beyond its budget */
export async function sizeProblems(place) {
  const problems = [];
  for (const { what, code, most } of budgets) {
    const weight = await weightOf(code, join(place, 'project'));
    if (weight > most) problems.push(`${what} weighs ${weight.toFixed(2)} kB; ${most} are meant`);
  }
  return problems;
}
