import { defineConfig } from 'tsup';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeDist } from '../../scripts/published.mjs';

/** Sheets as built beside this package: a canvas that nobody serves is rendered with them. */
const sheets = ['../ui/dist/theme/styles.css', '../engine/dist/styles.css'];

async function writePageStyles(): Promise<void> {
  const rules = await Promise.all(
    sheets.map((sheet) =>
      readFile(join(import.meta.dirname, sheet), 'utf8').catch((cause: unknown) => {
        throw new Error(`${sheet} is not there: build @boardwright/ui and @boardwright/engine first`, {
          cause,
        });
      }),
    ),
  );
  const file = join(import.meta.dirname, 'dist/mount/page-styles.js');
  await writeFile(file, `export const pageStyles = ${JSON.stringify(rules.join('\n'))};\n`);
}

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,fixture}.{ts,tsx}', '!src/**/*.d.ts'],
  format: 'esm',
  target: 'es2023',
  // Node wants to be told that a file is JSON; esbuild takes that for newer than the target.
  esbuildOptions: (options) => {
    options.supported = { 'import-attributes': true };
  },
  // File by file: a page takes the blocks that stand on it.
  bundle: false,
  clean: true,
  silent: true,
  async onSuccess() {
    await completeDist(import.meta.dirname, { sheets: { 'styles.css': () => true } });
    await writePageStyles();
  },
});
