import type { Fixture } from '@boardwright/blocks-schema';
import type { Locale } from '@boardwright/messages';
import { hydrationProblems, rawKeysOn } from '@boardwright/ui/stories';
import type { Meta } from '@storybook/react-vite';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { coreBlocks } from '../blocks/core-blocks.ts';
import type { Visitor } from '../board/board-context.ts';
import type { PageData } from '../page/page-data.ts';
import type { BlockStory } from './block-stories.tsx';
import { pageKeys } from './message-keys.ts';
import { sceneOf } from './scene-of.ts';
import { loadWholePage, productPage, renderWholePage, type Look, type ProductPage } from './whole-page.tsx';

export interface PageStories<Page> {
  /** What all stories of the pages share; spread it into the file's default export. */
  readonly shared: Meta;
  /** @param page a fixture of the block that decides, or what the product says */
  readonly story: (page: Page) => BlockStory;
}

/**
 * Stories of whole pages of a kind, as the site renders them. Each is drawn once in a test: its blocks
 * are tried in every language, brand and width by themselves.
 * @param block decides which page it is: the stories are of its fixtures; without it the page is as it begins
 */
export function pageStories(identifier: string, block?: string): PageStories<string> {
  const ofBlock: Readonly<Record<string, Fixture>> = block
    ? coreFixtures[block as keyof typeof coreFixtures]
    : {};
  return {
    shared: sharedOf((fixture, look) =>
      loadWholePage({ identifier, decides: block ? { block, fixture: String(fixture) } : undefined }, look),
    ),
    story: (name) => storyOf(name, ofBlock[name]?.title, block ? sceneOf(block, name).visitor : undefined),
  };
}

/** Stories of the pages that the product itself has to show. */
export function productPageStories(): PageStories<ProductPage> {
  return {
    shared: sharedOf(async (page, look) => productPage(page as ProductPage, look)),
    story: (page) => storyOf(page),
  };
}

function storyOf(page: unknown, title?: string, visitor?: Visitor): BlockStory {
  return {
    parameters: {
      page,
      ...(title && { docs: { description: { story: title } } }),
      ...(visitor && { visitor }),
    },
    ...(visitor && { globals: { visitor } }),
  };
}

function sharedOf(load: (page: unknown, look: Look) => Promise<PageData>): Meta {
  const keys = new Set(coreBlocks.flatMap((block) => [...pageKeys(block)]));
  const dataIn = ({ loaded }: { readonly loaded: Readonly<Record<string, unknown>> }): PageData =>
    loaded['page'] as PageData;
  return {
    parameters: {
      layout: 'fullscreen',
      controls: { disable: true },
      docs: { source: { code: null } },
      drawnOnce: true,
    },
    loaders: [
      async ({ parameters, globals }) => ({
        page: await load(parameters['page'], {
          locale: (globals['locale'] ?? 'nl') as Locale,
          visitor: (globals['visitor'] ?? 'guest') as Visitor,
        }),
      }),
    ],
    render: (_, context) => (
      // A memory router keeps its first page: another language or visitor is another page.
      <div key={JSON.stringify(context.globals)}>{renderWholePage(dataIn(context))}</div>
    ),
    async afterEach({ canvasElement, loaded }) {
      const data = dataIn({ loaded });
      const problems = await hydrationProblems(() => renderWholePage(data));
      if (problems.length > 0) throw new Error(`The server draws it otherwise:\n${problems.join('\n')}`);
      const raw = rawKeysOn(canvasElement, keys, JSON.stringify(data.blocks));
      if (raw.length > 0) throw new Error(`Message keys show, without their words: ${raw.join(', ')}`);
    },
  };
}
