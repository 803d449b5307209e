import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { compiledModule } from './compile.ts';
import { settingsValidator, type CompiledSettings } from './compiled-settings.ts';
import { draft7 } from './draft7.fixture.ts';
import { forms } from './form-kinds.fixture.ts';
import { problemsOf } from './validate.ts';

const folder = mkdtempSync(join(tmpdir(), 'draft7-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the panel checks with: the module that the build writes, loaded as a browser would. */
async function panelValidator(at: number, schema: object) {
  const file = join(folder, `${at}.mjs`);
  writeFileSync(file, compiledModule(schema));
  return settingsValidator((await import(/* @vite-ignore */ pathToFileURL(file).href)) as CompiledSettings);
}

describe('draft 7, as the API and the panel read it', () => {
  it.each([...draft7, ...forms].map(({ title, ...row }, at) => [title, at, row] as const))(
    '%s',
    async (_, at, { schema, good, bad }) => {
      const panel = await panelValidator(at, schema);
      for (const value of good) {
        expect(problemsOf(schema, value), JSON.stringify(value)).toEqual([]);
        expect(panel.problemsOf(value), JSON.stringify(value)).toEqual([]);
      }
      for (const value of bad) {
        const problems = problemsOf(schema, value);
        expect(problems, JSON.stringify(value)).not.toEqual([]);
        expect(panel.problemsOf(value), JSON.stringify(value)).toEqual(problems);
      }
    },
  );
});
