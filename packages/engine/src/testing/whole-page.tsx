import { pageKindOf, type ComposedBlock, type Fixture } from '@boardwright/blocks-schema';
import { pageNames } from '@boardwright/blocks-schema/page-names';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import type { Locale } from '@boardwright/messages';
import { pageTranslator } from '@boardwright/ui/page-translator';
import type { ReactElement } from 'react';
import { coreBlocks } from '../blocks/core-blocks.ts';
import { createEngine } from '../board/create-engine.ts';
import type { Visitor } from '../board/board-context.ts';
import { OwnPage } from '../page/by-hand/own-page.tsx';
import { FramePage } from '../page/frame-view.tsx';
import { loadPage } from '../page/load-page.ts';
import type { PageData } from '../page/page-data.ts';
import { partMessages } from '../page/part-messages.ts';
import { previewBoard } from './preview-board.ts';
import type { PreviewCalls } from './preview-calls.ts';
import { contextOf } from './preview-data.ts';
import { stay } from './preview-page.tsx';
import type { Scene } from './preview-scenes.ts';
import { sceneOf } from './scene-of.ts';
import { settingsOfFixture } from './settings-of-fixture.ts';

const engine = createEngine({ blocks: coreBlocks, messages: partMessages });
const fixtures: Readonly<Record<string, Readonly<Record<string, Fixture>>>> = coreFixtures;

/** What stands for what a board fills in itself: by block, the fixture it has on every page that is drawn whole. */
const filledBlocks: Readonly<Record<string, string>> = {
  navbar: 'drawn',
  footer: 'drawn',
  'search-job': 'drawn',
  'text-with-image': 'card',
  reviews: 'six',
};

/** A kind of page, and the fixture of the block that decides which page it is; without one it is as it begins. */
export interface WholePage {
  readonly identifier: string;
  readonly decides?: { readonly block: string; readonly fixture: string } | undefined;
}

/** What the product itself says instead of blocks. */
export type ProductPage = Pick<PageData, 'status' | 'system' | 'error' | 'notice'>;

/** Who looks at a page, in which language. */
export interface Look {
  readonly locale: Locale;
  readonly visitor: Visitor;
}

/**
 * A page of a kind, composed as a board's begins, its data loaded as the site loads it, from made-up answers of the API.
 * @throws RangeError for a kind or a block that is not there; PageError where the page would be another one
 */
export async function loadWholePage({ identifier, decides }: WholePage, look: Look): Promise<PageData> {
  const kind = pageKindOf(identifier);
  if (!kind) throw new RangeError(`There is no page of the kind '${identifier}'`);
  const fixtureOf = (key: string): string =>
    key === decides?.block ? decides.fixture : (filledBlocks[key] ?? 'default');
  const placed = kind.composition.map((composed) => ({ composed, fixture: fixtureOf(composed.key) }));
  const blocks = placed.map(({ composed, fixture }, at) => readBlock(composed, fixture, at + 1));
  const scene = sceneOfPage(
    placed.map(({ composed: { key }, fixture }) => ({ key, scene: sceneOf(key, fixture) })),
    decides?.block,
  );
  const messages = engine.messagesOf(
    look.locale,
    blocks.map(({ block }) => block.key),
  );
  const [first] = blocks;
  if (!first) throw new RangeError(`A page of the kind '${identifier}' begins without blocks`);
  const {
    siblings: _siblings,
    t: _t,
    ...context
  } = contextOf(
    first.block,
    {
      ...scene,
      visitor: scene.visitor ?? look.visitor,
      board: { labels: pageNames[look.locale], ...scene.board },
    },
    look.locale,
  );
  const translator = pageTranslator(look.locale, messages);
  return loadPage(
    { blocks, page: { key: identifier, settings: {} } },
    { ...context, identifier, translator },
    messages,
  );
}

/** A page of the product itself: no block of a site is on it. */
export function productPage(page: ProductPage, { locale, visitor }: Look): PageData {
  return {
    ...page,
    board: { ...previewBoard(locale, visitor), labels: pageNames[locale] },
    identifier: 'p-generic',
    blocks: [],
    messages: engine.messagesOf(locale, []),
    head: { title: 'Wadwerk' },
  };
}

/** The page as the site renders it; its links lead nowhere. */
export function renderWholePage(data: PageData): ReactElement {
  const translator = pageTranslator(data.board.locale, data.messages);
  return <OwnPage data={data} translator={translator} engine={engine} navigate={stay} Frame={FramePage} />;
}

function readBlock({ key, settings }: ComposedBlock, name: string, id: number) {
  const block = engine.blocks.get(key);
  const fixture = fixtures[key]?.[name];
  if (!block || !fixture) throw new RangeError(`There is no block '${key}' with a fixture '${name}'`);
  const own = fixture.settings as Readonly<Record<string, unknown>>;
  return { id, block, settings: settingsOfFixture(block, { ...fixture, settings: { ...own, ...settings } }) };
}

/** What a page is met with: where it is by the block that decides, what the API answers by all of its blocks. */
function sceneOfPage(
  scenes: readonly { readonly key: string; readonly scene: Scene }[],
  decides: string | undefined,
): Scene {
  const main = scenes.find(({ key }) => key === decides)?.scene ?? {};
  const groups: Record<string, PreviewCalls> = {};
  // What the deciding block is answered wins over what others are.
  for (const { answers } of [...scenes.map(({ scene }) => scene), main])
    for (const [group, calls] of Object.entries(answers?.calls ?? {}))
      groups[group] = { ...groups[group], ...calls };
  return { ...main, answers: { ...main.answers, calls: groups } };
}
