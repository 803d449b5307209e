import type { StoredPage } from '@boardwright/api-client/contract';
import { toWire } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import { renderToString } from 'react-dom/server';
import { afterAll, describe, expect, it } from 'vitest';
import { createEngine } from '../board/create-engine.ts';
import type { AnyBlock } from '../board/define-block.ts';
import { cleanRichText } from '../page/clean-rich-text.ts';
import { readPage } from '../page/read-page.ts';
import { longSettings, longSigns, most, textsIn } from '../testing/long-settings.ts';
import { renderRead } from '../testing/render-read.tsx';
import { coreBlocks } from './core-blocks.ts';

const engine = createEngine({ blocks: coreBlocks, messages: {} });

const pageWith = ({ key, schema }: AnyBlock, settings: Readonly<Record<string, unknown>>): StoredPage => ({
  id: 1,
  key: 'p-generic',
  path: {},
  settings: { page_label: '', page_title: '' },
  blocks: [
    {
      id: 1,
      key,
      order: 0,
      page_id: 1,
      isGlobal: false,
      settingsId: 1,
      settingsVersion: schema.version,
      settings: toWire(key, settings),
    },
  ],
});

const spent: { readonly name: string; readonly time: number }[] = [];
afterAll(() => {
  const slowest = spent.toSorted((one, other) => other.time - one.time).slice(0, 5);
  process.stdout.write(slowest.map(({ name, time }) => `${time.toFixed(0)} ms ${name}\n`).join(''));
});

async function rendered(block: AnyBlock, name: string, settings: Readonly<Record<string, unknown>>) {
  const before = process.cpuUsage();
  const read = readPage(engine, pageWith(block, settings), problemsOf, cleanRichText);
  renderToString(await renderRead(read, block, 'guest'));
  const { user, system } = process.cpuUsage(before);
  const time = (user + system) / 1000;
  spent.push({ name: `${block.key}: ${name}`, time });
  expect(time, name).toBeLessThan(most * textsIn(settings));
  return read.problems;
}

describe.each(Object.entries(longSigns))('a setting of nothing but %s', (what, sign) => {
  it.each(coreBlocks.map((block) => [block.key, block] as const))(
    'of %s is read and rendered soon',
    async (_key, block: AnyBlock) => {
      for (const [name, settings] of longSettings(block, sign))
        // What is refused is not rendered, and would be no test.
        expect(await rendered(block, `${name} of ${what}`, settings), name).toEqual([]);
    },
  );

  it.each(coreBlocks.map((block) => [block.key, block] as const))(
    'of %s is refused soon where it is longer than it may be, or of another form',
    async (_key, block: AnyBlock) => {
      for (const [name, settings] of longSettings(block, sign, true))
        await rendered(block, `${name} of ${what}, too long`, settings);
    },
  );
});
