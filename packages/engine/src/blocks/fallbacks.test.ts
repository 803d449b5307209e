import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import type { Fixture } from '@boardwright/blocks-schema';
import { inLocale } from '@boardwright/messages';
import { describe, expect, it } from 'vitest';
import type { AnyBlock } from '../board/define-block.ts';
import { previewData } from '../testing/preview-data.ts';
import { previewPage, settingsOfFixture } from '../testing/index.ts';
import { sceneOf } from '../testing/scene-of.ts';
import { renderToString } from 'react-dom/server';
import { coreBlocks } from './core-blocks.ts';

const rows = coreBlocks.flatMap((block: AnyBlock) =>
  Object.entries(block.schema.fallbacks ?? {}).map(
    ([name, key]) => [block.key, name, key ?? '', block] as const,
  ),
);

/** Shown once a message has been sent, in place of the form. */
const displayedAfterSending = new Set(['contact.successMessage']);

async function rendered(block: AnyBlock, fixture: string, settings: object): Promise<string> {
  const { path = '/', search = '', visitor = 'guest', board } = sceneOf(block.key, fixture);
  const data = await previewData(block, fixture, settings, 'nl');
  return renderToString(
    previewPage({ block, settings, data, locale: 'nl', visitor, search, board: { path, ...board } }),
  );
}

describe('what a page says in place of a text that is empty', () => {
  it.each(rows.filter(([block, name]) => !displayedAfterSending.has(`${block}.${name}`)))(
    '%s: %s is what the block draws',
    async (blockKey, name, key, block) => {
      const own = block.messages && inLocale(block.messages, 'nl');
      const text = String(own?.[key]).replaceAll('&', '&amp;');
      const fixtures = Object.entries(
        (coreFixtures as Readonly<Record<string, Readonly<Record<string, Fixture>>>>)[blockKey] ?? {},
      );
      const counts: number[] = [];
      for (const [fixture, declared] of fixtures) {
        const settings = settingsOfFixture(block, declared) as object;
        const times = async (value: string): Promise<number> =>
          (await rendered(block, fixture, { ...settings, [name]: value })).split(text).length;
        counts.push((await times('')) - (await times('Zzz')));
      }
      expect(Math.max(...counts)).toBeGreaterThan(0);
    },
  );
});
