import type { BlockKey } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import type { AnyBlock } from '../define-block.ts';
import type { MessageLocale } from '../i18n/define-messages.ts';
import type { Visitor } from '../pages/board-context.ts';
import { controlsOf } from './controls-of.ts';
import { hydrationProblems } from './hydration-problems.tsx';
import { previewData } from './preview-data.ts';
import { previewPage } from './preview-page.tsx';
import { sceneOf } from './scene-of.ts';
import { settingsOfFixture } from './settings-of-fixture.ts';

/** A story by a name of ours, so that what a story file exports can be declared. */
export interface BlockStory extends StoryObj {}

export interface BlockStories {
  /** What all stories of the block share; spread it into the file's default export. */
  readonly shared: Meta;
  /**
   * @param fixture name of one of the block's fixtures
   * @throws RangeError for a name it does not have
   */
  readonly story: (fixture: string) => BlockStory;
}

/**
 * Stories of a core block: its settings as controls, drawn with what its `load` answers on the preview board. The
 * toolbar's `locale` and `visitor` reach it as globals; brand and language of the document are the preview's.
 */
export function blockStories(declared: { readonly key: BlockKey }): BlockStories {
  const block = declared as unknown as AnyBlock;
  const fixtures = coreFixtures[declared.key];
  return {
    shared: {
      argTypes: controlsOf(block.schema),
      // The source as written: drawn from the element it would walk through the router into all of the browser.
      parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
      loaders: [
        async ({ args, globals, parameters }) => ({
          data: await previewData(block, parameters['fixture'] as string, args, localeOf(globals)),
        }),
      ],
      render(args, context) {
        // A memory router keeps its first page: other settings are another page.
        return <div key={JSON.stringify([args, context.globals])}>{pageOf(block, args, context)}</div>;
      },
      async afterEach({ args, ...context }) {
        const problems = await hydrationProblems(() => pageOf(block, args, context));
        if (problems.length > 0) throw new Error(`The server draws it otherwise:\n${problems.join('\n')}`);
      },
    },
    story(name) {
      const fixture = fixtures[name];
      if (!fixture) throw new RangeError(`The block ${block.key} has no fixture '${name}'`);
      const { visitor } = sceneOf(block.key, name);
      return {
        args: settingsOfFixture(block, fixture) as Record<string, unknown>,
        parameters: { fixture: name, docs: { description: { story: fixture.title } } },
        ...(visitor && { globals: { visitor } }),
      };
    },
  };
}

type Globals = Readonly<Record<string, unknown>>;
const localeOf = (globals: Globals): MessageLocale => (globals['locale'] ?? 'nl') as MessageLocale;

type Context = Readonly<Record<'globals' | 'loaded' | 'parameters', Readonly<Record<string, unknown>>>>;

function pageOf(block: AnyBlock, settings: unknown, { globals, loaded, parameters }: Context): ReactElement {
  const { path = '/', search = '', board } = sceneOf(block.key, parameters['fixture'] as string);
  return previewPage({
    block,
    settings,
    data: loaded['data'],
    locale: localeOf(globals),
    visitor: (globals['visitor'] ?? 'guest') as Visitor,
    search,
    board: { path, ...board },
  });
}
