import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { dress } from '../../.storybook/dress.ts';
import { lookIn } from '../../.storybook/look.ts';
import { firstToolbar, type Toolbar } from '../../.storybook/toolbar.ts';
import { ToolbarContext } from './toolbar.ts';
import './docs-page.css';

const look = lookIn('var(--font)');

interface GlobalsEvent {
  readonly globals: Partial<Toolbar>;
}

type Channel = DocsContainerProps['context']['channel'];

/** The last that the toolbar said, before this page listened. */
function lastGlobals(channel: Channel): Partial<Toolbar> {
  const last = (name: string) => (channel.last(name) as readonly GlobalsEvent[] | undefined)?.[0]?.globals;
  return last(GLOBALS_UPDATED) ?? last(SET_GLOBALS) ?? {};
}

/** A page of documentation in the brand and language of the toolbar: only stories hear of it by themselves. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [toolbar, setToolbar] = useState<Toolbar>(() => ({ ...firstToolbar, ...lastGlobals(channel) }));
  useLayoutEffect(() => {
    const listen = ({ globals }: GlobalsEvent) => setToolbar((before) => ({ ...before, ...globals }));
    channel.on(GLOBALS_UPDATED, listen);
    channel.on(SET_GLOBALS, listen);
    return () => {
      channel.off(GLOBALS_UPDATED, listen);
      channel.off(SET_GLOBALS, listen);
    };
  }, [channel]);
  useLayoutEffect(() => dress(toolbar), [toolbar]);
  return (
    <ToolbarContext value={toolbar}>
      <DocsContainer context={context} theme={look}>
        {children}
      </DocsContainer>
    </ToolbarContext>
  );
}
