import { RenderersContext, StaticMarkupContext } from '@boardwright/engine';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { BlockCode, CodeState } from './block-code.ts';

interface RenderersProviderProps {
  readonly code: BlockCode;
  /** What is hydrated with: what fails meanwhile is said afterwards. */
  readonly initial: CodeState;
  readonly children: ReactNode;
}

/** Gives the page the code of its blocks as it comes, and what the server rendered where it does not. */
export function RenderersProvider({ code, initial, children }: RenderersProviderProps) {
  const state = useSyncExternalStore(code.subscribe, code.state, () => initial);
  return (
    <RenderersContext value={state.rendererOf}>
      <StaticMarkupContext value={state}>{children}</StaticMarkupContext>
    </RenderersContext>
  );
}
