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

type Values = Record<string, unknown>;
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

describe.each(Object.entries(longTexts))('settings of nothing but %s', (_what, sign) => {
  let pageId: number;
  beforeAll(async () => {
    pageId = (await addPage('p-generic', path(`lang-${randomUUID().slice(0, 8)}`))).page.id;
  });

  it.each(schemas)('of the block $key are saved or refused soon', async ({ key, version, settings }) => {
    const block = await addBlock(pageId, 0, '', { key, settings: { NL: { version, settings: {} } } });
    const values = longValue(settings, sign, longest) as Values;
    for (const [name, value] of Object.entries(values))
      await soon(name, () =>
        call('PUT', `block-settings/${block.settings['NL']?.id}`, {
          block_id: block.id,
          locale: 'NL',
          version,
          settings: toWire(key, { [name]: value }),
        }),
      );
  });

  it('of the site are saved or refused soon', async () => {
    const values = longValue(siteSettingsSchema, sign, longest) as Values;
    const statuses: number[] = [];
    for (const [name, value] of Object.entries(values))
      statuses.push(await soon(name, () => call('PUT', 'sites/18', { settings: { [name]: value } })));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(statuses.length / 2);
  });
});
