import { labelledSchema, type Fixture } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { labelsIn } from '@boardwright/blocks-schema/labels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import type { AnyBlock } from '../board/define-block.ts';
import type { Locale } from '@boardwright/messages';
import type { Visitor } from '../board/board-context.ts';
import { controlsOf } from './controls-of.ts';
import { hydrationProblems } from '@boardwright/ui/stories';
import { rawKeysOn } from '@boardwright/ui/stories';
import { pageKeys } from './message-keys.ts';
import { loadPreview } from './preview-data.ts';
import { previewPage } from './preview-page.tsx';
import type { Scene } from './preview-scenes.ts';
import { sceneOf } from './scene-of.ts';
import { settingsOfFixture } from './settings-of-fixture.ts';

type Fixtures = Readonly<Record<string, Fixture>>;
const ofTheCore: Readonly<Record<string, Fixtures>> = coreFixtures;

const labels = labelsIn('en');

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
  /**
   * A state that no setting makes: the block as it comes, met in another scene. It is drawn once in a test.
   * @param text what state it is
   */
  readonly state: (text: string, scene: Scene) => BlockStory;
}

/**
 * Stories of a block: its settings as controls, drawn with what its `load` answers on the preview board. The toolbar's
 * `locale` and `visitor` reach it as globals; brand and language of the document are the preview's. Each drawing is
 * held to what the server would send, and to showing no message key.
 * @param fixtures of a block that is not of the core
 */
export function blockStories(block: AnyBlock, fixtures: Fixtures = ofTheCore[block.key] ?? {}): BlockStories {
  const keys = pageKeys(block);
  return {
    shared: {
      argTypes: controlsOf(labelledSchema(block.schema, labels.blocks[block.key], labels.common)),
      // The source as written: drawn from the element it would walk through the router into all of the browser.
      parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
      loaders: [
        async ({ args, ...context }) => ({
          data: await loadPreview(block, args, sceneIn(block, context), localeOf(context)),
        }),
      ],
      render(args, context) {
        // A memory router keeps its first page: other settings are another page.
        return <div key={JSON.stringify([args, context.globals])}>{pageOf(block, args, context)}</div>;
      },
      async afterEach({ args, canvasElement, ...context }) {
        const problems = await hydrationProblems(() => pageOf(block, args, context));
        if (problems.length > 0) throw new Error(`The server draws it otherwise:\n${problems.join('\n')}`);
        const raw = rawKeysOn(canvasElement, keys, JSON.stringify([args, context.loaded]));
        if (raw.length > 0) throw new Error(`Message keys show, without their words: ${raw.join(', ')}`);
      },
    },
    story(name) {
      const fixture = fixtures[name];
      if (!fixture) throw new RangeError(`The block ${block.key} has no fixture '${name}'`);
      const { visitor } = sceneOf(block.key, name);
      return {
        args: settingsOfFixture(block, fixture) as Record<string, unknown>,
        parameters: {
          fixture: name,
          // Pictures are kept of the repository's own blocks.
          ...(block.key in ofTheCore && { picture: `${block.key}/${name}` }),
          docs: { description: { story: fixture.title } },
          ...(visitor && { visitor }),
        },
        ...(visitor && { globals: { visitor } }),
      };
    },
    state(text, scene) {
      const { visitor } = scene;
      return {
        args: settingsOfFixture(block, { title: text, settings: {} }) as Record<string, unknown>,
        parameters: {
          scene,
          drawnOnce: true,
          controls: { disable: true },
          docs: { description: { story: text } },
          ...(visitor && { visitor }),
        },
        ...(visitor && { globals: { visitor } }),
      };
    },
  };
}

type Context = Readonly<Record<'globals' | 'loaded' | 'parameters', Readonly<Record<string, unknown>>>>;
type Toolbar = Pick<Context, 'globals' | 'parameters'>;

const localeOf = ({ globals }: Toolbar): Locale => (globals['locale'] ?? 'nl') as Locale;

/** The fixture's scene, for the visitor that the toolbar names. */
const sceneIn = (block: AnyBlock, { globals, parameters }: Toolbar): Scene => ({
  ...((parameters['scene'] as Scene | undefined) ?? sceneOf(block.key, parameters['fixture'] as string)),
  visitor: (globals['visitor'] ?? 'guest') as Visitor,
});

function pageOf(block: AnyBlock, settings: unknown, context: Context): ReactElement {
  const { path = '/', search = '', visitor = 'guest', board } = sceneIn(block, context);
  return previewPage({
    block,
    settings,
    data: context.loaded['data'],
    locale: localeOf(context),
    visitor,
    search,
    board: { path, ...board },
  });
}
