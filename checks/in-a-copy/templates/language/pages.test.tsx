// Every kind of page as it is composed, in English and in the generated language; goes to packages/engine/language.
import {
  coreSchemas,
  fillDefaults,
  pageKinds,
  type BlockKey,
  type BlockSchema,
} from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import type { Locale } from '@boardwright/messages';
import { pageTranslator } from '@boardwright/ui/page-translator';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { coreBlocks } from '../src/blocks/core-blocks.ts';
import { createEngine } from '../src/board/create-engine.ts';
import { OwnPage } from '../src/page/by-hand/own-page.tsx';
import { partMessages } from '../src/page/part-messages.ts';
import { previewBoard } from '../src/testing/preview-board.ts';
import { previewData } from '../src/testing/preview-data.ts';
import { previewPage } from '../src/testing/preview-page.tsx';
import { sceneOf } from '../src/testing/scene-of.ts';
import { settingsOfFixture } from '../src/testing/settings-of-fixture.ts';

const engine = createEngine({ blocks: coreBlocks, messages: partMessages });
const schemas: Readonly<Record<string, BlockSchema>> = coreSchemas;

async function render(
  kind: (typeof pageKinds)[number],
  locale: Locale,
  visitor: 'guest' | 'candidate' | 'employer',
) {
  const blocks = await Promise.all(
    kind.composition.map(async ({ key, ...own }, at) => {
      const settings = fillDefaults(schemas[key]!.settings, 'settings' in own ? own.settings : {});
      const block = engine.blocks.get(key)!;
      return { id: at + 1, key, settings, data: await previewData(block, 'default', settings, locale) };
    }),
  );
  const messages = engine.messagesOf(
    locale,
    blocks.map(({ key }) => key),
  );
  const { search = '', board } = sceneOf(blocks[1]?.key ?? '', 'default');
  const data = {
    status: 200,
    board: { ...previewBoard(locale, visitor, search), ...board },
    identifier: kind.identifier,
    blocks,
    messages,
    head: { title: 'Wadwerk' },
    outcome: undefined,
  };
  const translator = pageTranslator(locale, messages);
  return renderToString(<OwnPage data={data} translator={translator} engine={engine} navigate={undefined} />);
}

const languages = ['en', 'de'] as readonly string[] as readonly Locale[];

it.each(coreBlocks)('$key, as its fixtures are', async (block) => {
  for (const [name, fixture] of Object.entries(coreFixtures[block.key as BlockKey])) {
    const settings = settingsOfFixture(block, fixture);
    const { path = '/', search = '', visitor = 'guest', board } = sceneOf(block.key, name);
    for (const locale of languages) {
      const data = await previewData(block, name, settings, locale);
      const drawing = { block, settings, data, locale, visitor, search, board: { path, ...board } };
      expect(renderToString(previewPage(drawing))).toContain('<main');
    }
  }
});

it.each(pageKinds)('$identifier', async (kind) => {
  for (const locale of languages)
    for (const visitor of ['guest', 'candidate', 'employer'] as const)
      expect(await render(kind, locale, visitor)).toContain('<main');
});
