import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { UiProvider } from '../ui-provider.tsx';
import { uiMessages } from '../ui.messages.ts';
import { hydrationProblems } from './hydration-problems.tsx';
import { messageKeys, rawKeysOn } from './raw-keys.ts';
import { unansweredControls } from './unanswered-controls.ts';

/** A story by a name of ours, so that what a story file exports can be declared. */
export interface PartStory extends StoryObj {}

export type StoryGlobals = Readonly<Record<string, unknown>>;

/** What a part's stories stand in: its language, and whatever else it needs to know. */
export type StoryFrame = ComponentType<{ readonly globals: StoryGlobals; readonly children: ReactNode }>;

function InLanguage({ globals, children }: { readonly globals: StoryGlobals; readonly children: ReactNode }) {
  return <UiProvider locale={String(globals['locale'] ?? 'nl')}>{children}</UiProvider>;
}

/**
 * What the stories of a shared part have in common: they stand in the language of the toolbar, and are held to what the
 * server would send.
 * @param component the part; its comments and props make its docs page
 * @param others parts of the same folder
 * @param Frame what they stand in, where a part needs more than its language
 * @param keys of the messages that it says
 */
export function partStories(
  component: unknown,
  others: Readonly<Record<string, unknown>> = {},
  Frame: StoryFrame = InLanguage,
  keys: ReadonlySet<string> = messageKeys([uiMessages]),
): Meta {
  return {
    component: component as ComponentType,
    subcomponents: others as Readonly<Record<string, ComponentType>>,
    parameters: { layout: 'fullscreen', controls: { disable: true }, docs: { source: { type: 'code' } } },
    decorators: [
      (Story, { globals }) => (
        <Frame key={JSON.stringify(globals)} globals={globals}>
          <OnPage>
            <Story />
          </OnPage>
        </Frame>
      ),
    ],
    async afterEach({ originalStoryFn, args, canvasElement, ...context }) {
      const draw = (own: typeof args) => {
        const Story = () => originalStoryFn(own, { ...context, args: own, canvasElement, originalStoryFn });
        return (
          <Frame globals={context.globals}>
            <OnPage>
              <Story />
            </OnPage>
          </Frame>
        );
      };
      const problems = await hydrationProblems(() => draw(args));
      if (problems.length > 0) throw new Error(`The server draws it otherwise:\n${problems.join('\n')}`);
      const controls = controlsOf(context);
      const unanswered = unansweredControls(draw, args, controls);
      if (unanswered.length > 0) throw new Error(`Controls that change nothing: ${unanswered.join(', ')}`);
      const raw = rawKeysOn(canvasElement, keys);
      if (raw.length > 0) throw new Error(`Message keys show, without their words: ${raw.join(', ')}`);
    },
  };
}

/** What can be set of a playground; of another story nothing. */
function controlsOf({ parameters, argTypes }: Pick<StoryContext, 'parameters' | 'argTypes'>) {
  const { include = [] } = (parameters['controls'] ?? {}) as { readonly include?: readonly string[] };
  return include.map((name) => ({ ...argTypes[name], name }));
}

function OnPage({ children }: { readonly children: ReactNode }) {
  const router = useMemo(
    () =>
      createMemoryRouter([
        // The page's own gutter: some parts reach into it.
        { path: '*', element: <div className="container section">{children}</div>, action: () => null },
      ]),
    [children],
  );
  return <RouterProvider router={router} />;
}
