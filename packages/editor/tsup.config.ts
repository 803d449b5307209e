import { defineConfig } from 'tsup';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aboveOtherSheets } from '../../scripts/published-styles.mjs';
import { completeDist, plainEsm } from '../../scripts/published.mjs';

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
  ...plainEsm,
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,fixture}.{ts,tsx}', '!src/**/*.d.ts'],
  async onSuccess() {
    await completeDist(import.meta.dirname, { sheets: { 'styles.css': () => true } });
    const sheet = join(import.meta.dirname, 'dist/styles.css');
    await writeFile(sheet, await aboveOtherSheets(await readFile(sheet, 'utf8')));
    await writePageStyles();
  },
});
