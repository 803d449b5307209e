import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { consentMessages } from '../page/consent/consent.messages.ts';
import type { Locale } from '@boardwright/messages';
import { createTranslator } from '../i18n/translator.ts';
import { TranslatorContext } from '../i18n/use-t.ts';
import type { Visitor } from '../board/board-context.ts';
import { BoardScope } from '../page/board-scope.tsx';
import { pageMessages } from '../page/page.messages.ts';
import { uiMessages } from '../kit/ui.messages.ts';
import { hydrationProblems } from './hydration-problems.tsx';
import { messageKeys, rawKeysOn } from './message-keys.ts';
import { previewBoard } from './preview-board.ts';

/** A story by a name of ours, so that what a story file exports can be declared. */
export interface PartStory extends StoryObj {}

type Globals = Readonly<Record<string, unknown>>;

/**
 * What the stories of a shared part have in common: they stand on the preview board, in the language and for the
 * visitor of the toolbar, and are held to what the server would send.
 * @param component the part; its comments and props make its docs page
 * @param others parts of the same folder
 */
export function partStories(component: unknown, others: Readonly<Record<string, unknown>> = {}): Meta {
  const keys = messageKeys();
  return {
    component: component as ComponentType,
    subcomponents: others as Readonly<Record<string, ComponentType>>,
    parameters: { layout: 'fullscreen', controls: { disable: true }, docs: { source: { type: 'code' } } },
    decorators: [
      (Story, { globals }) => (
        <OnBoard key={JSON.stringify(globals)} globals={globals}>
          <Story />
        </OnBoard>
      ),
    ],
    async afterEach({ originalStoryFn, args, canvasElement, ...context }) {
      const Story = () => originalStoryFn(args, { ...context, args, canvasElement, originalStoryFn });
      const problems = await hydrationProblems(() => (
        <OnBoard globals={context.globals}>
          <Story />
        </OnBoard>
      ));
      if (problems.length > 0) throw new Error(`The server draws it otherwise:\n${problems.join('\n')}`);
      const raw = rawKeysOn(canvasElement, keys);
      if (raw.length > 0) throw new Error(`Message keys show, without their words: ${raw.join(', ')}`);
    },
  };
}

function OnBoard({ globals, children }: { readonly globals: Globals; readonly children: ReactNode }) {
  const locale = (globals['locale'] ?? 'nl') as Locale;
  const router = useMemo(
    () =>
      createMemoryRouter([
        // The page's own gutter: some parts reach into it.
        { path: '*', element: <div className="container section">{children}</div>, action: () => null },
      ]),
    [children],
  );
  const messages = useMemo(
    () =>
      createTranslator(locale, {
        ui: uiMessages[locale],
        page: pageMessages[locale],
        consent: consentMessages[locale],
      }),
    [locale],
  );
  return (
    <BoardScope board={previewBoard(locale, (globals['visitor'] ?? 'guest') as Visitor)}>
      <TranslatorContext value={messages}>
        <RouterProvider router={router} />
      </TranslatorContext>
    </BoardScope>
  );
}
