import { randomUUID } from 'node:crypto';
import { type BlockSchema, coreSchemas, siteSettingsSchema, toWire } from '@boardwright/blocks-schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBuilder, path } from '../../../test/builder-pages.ts';
import { longTexts, longValue } from '../../../test/long-texts.ts';

/** Characters of a text, where its schema does not say fewer. */
const longest = 100_000;
/** Milliseconds of processor time for a save: the product’s goal is 200 for a text; a busy machine counts more. */
const most = 1000;

const { call, addPage, addBlock } = openBuilder();

const schemas: readonly BlockSchema[] = Object.values(coreSchemas);

type Values = Readonly<Record<string, unknown>>;
type Answer = Awaited<ReturnType<typeof call>>;

async function soon(name: string, work: () => Promise<Answer>): Promise<number> {
  const before = process.cpuUsage();
  const { status, body } = await work();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000, name).toBeLessThan(most);
  // What is longer than it may be is refused; nothing else goes wrong.
  expect([200, 201, 422], `${name} ${JSON.stringify(body).slice(0, 200)}`).toContain(status);
  return status;
}

/**
 * Long values of settings, those of one schema together: they are saved, or refused, for one and the same reason.
 * @param sign what they are made of
 * @param isMet whether a schema's turn is here: what another block has too needs saving once
 */
function longValues(
  settings: { readonly properties: object },
  sign: string,
  isMet: (shape: string) => boolean = () => true,
): readonly (readonly [string, Values])[] {
  const values = longValue(settings, sign, longest) as Values;
  const properties = new Map<string, unknown>(Object.entries(settings.properties));
  const groups = Map.groupBy(Object.entries(values), ([name]) => shapeOf(properties.get(name)));
  return [...groups]
    .filter(([shape]) => isMet(shape))
    .map(([, group]) => [group.map(([name]) => name).join(', '), Object.fromEntries(group)]);
}

/** What a schema lets through, as one text: not what anything in it is called, nor what it is without a value. */
const shapeOf = (schema: unknown): string =>
  JSON.stringify(schema, (name, value: unknown) => (words.has(name) ? undefined : value)) ?? '';
const words: ReadonlySet<string> = new Set(['title', 'description', 'default', 'examples', 'enumNames']);

/** The block in which each schema of a setting stands first. */
const firstOf = new Map<string, string>();
for (const { key, settings } of schemas)
  for (const schema of Object.values<unknown>(settings.properties))
    if (!firstOf.has(shapeOf(schema))) firstOf.set(shapeOf(schema), key);
const met = schemas.filter(({ key }) => [...firstOf.values()].includes(key));

describe.each(Object.entries(longTexts))('settings of nothing but %s', (_what, sign) => {
  let pageId: number;
  beforeAll(async () => {
    pageId = (await addPage('p-generic', path(`lang-${randomUUID().slice(0, 8)}`))).page.id;
  });

  it.each(met)('of the block $key are saved or refused soon', async ({ key, version, settings }) => {
    const block = await addBlock(pageId, 0, '', { key, settings: { NL: { version, settings: {} } } });
    for (const [names, values] of longValues(settings, sign, (shape) => firstOf.get(shape) === key))
      await soon(names, () =>
        call('PUT', `block-settings/${block.settings['NL']?.id}`, {
          block_id: block.id,
          locale: 'NL',
          version,
          settings: toWire(key, values),
        }),
      );
  });

  it('of the site are saved or refused soon', async () => {
    const statuses: number[] = [];
    for (const [names, settings] of longValues(siteSettingsSchema, sign))
      statuses.push(await soon(names, () => call('PUT', 'sites/18', { settings })));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(statuses.length / 2);
  });
});
