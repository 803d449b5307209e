import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { coreSchemas } from '../core-schemas.ts';
import type { BlockSchema } from '../define-block-schema.ts';
import { coreFixtures } from '../fixtures.ts';
import { siteSchemas } from '../site/site-schemas.ts';
import { compiledModule, compiledSettings } from './compile.ts';
import { settingsValidators, type CompiledSettings } from './compiled-settings.ts';
import { fillDefaults, filledSettings } from './fill-defaults.ts';
import { migrate } from './migrate.ts';
import { nearSchema } from './near-schema.fixture.ts';
import { problemsOf, validatorOfSettings } from './validate.ts';

const schemas: readonly BlockSchema[] = Object.values(coreSchemas);
const folder = mkdtempSync(join(tmpdir(), 'compiled-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The compiled module of a schema, written and loaded as a bundler would. */
async function load(name: string, schema: object): Promise<CompiledSettings> {
  const file = join(folder, `${name.replaceAll('/', '-')}.mjs`);
  writeFileSync(file, compiledModule(schema));
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as CompiledSettings;
}

const validatorOf = (name: string, schema: object) =>
  settingsValidators({ [name]: () => load(name, schema) }).validatorOf(name);

describe('what the editor is given compiled', () => {
  it.each(schemas.map((schema) => [schema.key, schema] as const))(
    'says of any settings of %s what the API says',
    async (key, schema) => {
      const validator = await validatorOf(key, schema.settings);
      fc.assert(
        fc.property(nearSchema(schema.settings), fc.boolean(), (value, isFilled) => {
          const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
          const settings = isFilled && isRecord ? filledSettings(schema, { ...value }) : value;
          expect(validator.problemsOf(settings)).toEqual(problemsOf(schema.settings, settings));
        }),
        { numRuns: 60 },
      );
      const fixtures = coreFixtures[key as keyof typeof coreFixtures];
      for (const { settings, version = schema.version } of Object.values(fixtures))
        expect(
          validator.problemsOf(filledSettings(schema, migrate(schema, { ...settings }, version))),
        ).toEqual([]);
    },
  );

  it.each(Object.entries(siteSchemas))('says of any %s what the API says', async (key, schema) => {
    const validator = await validatorOf(key, schema);
    fc.assert(
      fc.property(nearSchema(schema), (value) => {
        expect(validator.problemsOf(value)).toEqual(problemsOf(schema, value));
      }),
      { numRuns: 60 },
    );
  });

  it('makes no code of strings: the editor’s policy forbids it', () => {
    for (const { settings } of schemas)
      expect(compiledModule(settings)).not.toMatch(/\b(eval|Function|require)\(/);
  });

  it('knows formats, references, choices and conditions', async () => {
    const schema = {
      type: 'object',
      definitions: { day: { type: 'string', format: 'date' } },
      properties: {
        from: { $ref: '#/definitions/day' },
        at: { oneOf: [{ $ref: '#/definitions/day' }, { type: 'integer', multipleOf: 5 }] },
        tags: { type: 'array', uniqueItems: true, items: { type: 'object' } },
      },
      if: { properties: { at: { type: 'integer' } }, required: ['at'] },
      then: { required: ['from'] },
    };
    const compiled = await validatorOf('kinds', schema);
    const made = validatorOfSettings(schema);
    const values = [
      {},
      { from: '2026-13-01' },
      { at: '2026-02-30' },
      { at: 5 },
      { at: 5, from: '2026-05-31' },
      { at: 7, from: '2026-05-31' },
      { tags: [{ a: 1 }, { a: 1 }] },
    ];
    for (const value of values) expect(compiled.problemsOf(value)).toEqual(made.problemsOf(value));
    expect(compiled.problemsOf({ at: 5 })).toMatchObject([{ path: '/from', rule: 'required' }]);
    expect(compiled.problemsOf({ from: '31-5' })).toMatchObject([{ path: '/from', rule: 'date' }]);
    for (const [branch, value] of [
      ['/if', { at: 1 }],
      ['/if', {}],
      ['/properties/at/oneOf/0', '2026-05-31'],
      ['/properties/at/oneOf/1', '2026-05-31'],
      ['/properties/at/oneOf/1', 10],
    ] as const)
      expect(compiled.isOfBranch(branch, value), branch).toBe(made.isOfBranch(branch, value));
    expect(compiled.isOfBranch('/if', { at: 1 })).toBe(true);
  });

  it('fills in nothing that only the language of the code has', async () => {
    const schema = { type: 'object', properties: { toString: { type: 'string' } }, required: ['toString'] };
    const filled = fillDefaults(schema, {});
    expect(filled).toEqual({});
    const expected = [{ path: '/toString', rule: 'required' }];
    expect(problemsOf(schema, filled)).toMatchObject(expected);
    expect((await validatorOf('names', schema)).problemsOf(filled)).toMatchObject(expected);
  });

  it('is one file for each block, fetched when it is asked for, and once', async () => {
    const { load: read, resolveId } = compiledSettings();
    const list = (await read(resolveId('virtual:compiled-settings') ?? '')) ?? '';
    // The blocks', and the site's.
    expect(list.match(/\bimport\(/g)).toHaveLength(schemas.length + Object.keys(siteSchemas).length);
    const id = resolveId('virtual:compiled-settings/faq');
    expect(id && (await read(id))).toContain('export const settings');
    expect(await read('/other.ts')).toBeUndefined();
    let fetched = 0;
    const validators = settingsValidators({
      faq: () => {
        fetched += 1;
        return load('faq', coreSchemas.faq.settings);
      },
    });
    const first = validators.validatorOf('faq');
    expect(validators.validatorOf('faq')).toBe(first);
    expect(validators.validatorOf('faq')).toBe(first);
    expect((await first).problemsOf({ title: 1 })).toHaveLength(1);
    expect(validators.validatorOf('faq')).not.toBeInstanceOf(Promise);
    expect(fetched).toBe(1);
  });

  it('is asked for again, once it did not come, under an address that was never asked for', async () => {
    const { configResolved, generateBundle, load: read, resolveId } = compiledSettings();
    configResolved({ command: 'build' });
    const id = resolveId('virtual:compiled-settings') ?? '';
    const list = { type: 'chunk', fileName: 'assets/editor-1.js', code: (await read(id)) ?? '' };
    const keys = [...Object.keys(coreSchemas), ...Object.keys(siteSchemas)];
    const files = keys.map((key) => ({
      type: 'chunk',
      fileName: `assets/${key}-2.js`,
      facadeModuleId: resolveId(`virtual:compiled-settings/${key}`) ?? '',
    }));
    generateBundle({}, Object.fromEntries([list, ...files].map((file) => [file.fileName, file])));
    expect(list.code).toContain('fetched("./faq-2.js", () => import("virtual:compiled-settings/faq"))');
    expect(list.code).not.toContain('__compiled-settings');
    // As it runs, without Vite: the first time by its own import, then by an address with a number of its own.
    const lines = [
      list.code
        .replaceAll('"virtual:compiled-settings/faq"', '"./faq-2.js"')
        .replace('export default', 'const all ='),
      'for (const retries of [0, 1, 2]) console.log((await all.faq(retries)).address);',
    ];
    writeFileSync(join(folder, 'faq-2.js'), 'export const address = import.meta.url;');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'list.js'), lines.join('\n'));
    const addresses = execFileSync(process.execPath, [join(folder, 'list.js')], { encoding: 'utf8' });
    const endings = addresses
      .trim()
      .split('\n')
      .map((address) => address.split('/').at(-1));
    expect(endings).toEqual(['faq-2.js', 'faq-2.js?retry=1', 'faq-2.js?retry=2']);
    expect(() => generateBundle({}, { list: { ...list, code: '"__compiled-settings:faq__"' } })).toThrow(
      'faq',
    );
  });

  it('keeps nobody from writing where it does not come, and says so', async () => {
    const validators = settingsValidators({ faq: () => Promise.reject(new Error('offline')) });
    const validator = await validators.validatorOf('faq');
    expect(validator.problemsOf({ title: 1 })).toEqual([]);
    expect(validator.isMissing).toBe(true);
    const unheard = await validators.validatorOf('unheard');
    expect(unheard.problemsOf({ title: 1 })).toEqual([]);
    expect(unheard.isMissing).toBeUndefined();
  });

  it('is asked for again where it did not come, once at a time, and told when it has', async () => {
    const compiled = await load('faq-again', coreSchemas.faq.settings);
    let isOnline = false;
    let asked = 0;
    const retries: number[] = [];
    const validators = settingsValidators({
      faq: (failed) => {
        asked += 1;
        retries.push(failed);
        return isOnline ? Promise.resolve(compiled) : Promise.reject(new Error('offline'));
      },
    });
    const first = await validators.validatorOf('faq');
    expect(validators.validatorOf('faq')).toBe(first);
    expect(asked).toBe(1);
    isOnline = true;
    await new Promise<void>((resolve) => {
      const stop = validators.subscribe(() => {
        stop();
        resolve();
      });
      validators.retry('faq');
      validators.retry('faq');
    });
    expect(asked).toBe(2);
    expect(retries).toEqual([0, 1]);
    const now = await validators.validatorOf('faq');
    expect(now.isMissing).toBeUndefined();
    expect(now.problemsOf({ title: 1 })).toHaveLength(1);
    validators.retry('faq');
    expect(asked).toBe(2);
  });
});
