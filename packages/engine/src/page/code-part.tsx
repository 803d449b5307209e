import type { ComponentType } from 'react';
import { loadPart } from './load-part.ts';

export interface CodePart<Props> {
  /** Fetches its code, once. @throws what fetching it threw, or an Error when it took too long */
  readonly fetch: () => Promise<void>;
  /** Renders it. @throws Error where nobody has fetched its code */
  readonly View: (props: Props & object) => React.JSX.Element;
}

/**
 * A part of a block as a chunk of its own, that only visitors load who see it. The block's load fetches it for the
 * server, and the renderer's `fetchParts` for the browser: it is there before the block is rendered, so that what the
 * server sent is hydrated and not rendered anew under somebody's hands.
 */
export function codePart<Props>(load: () => Promise<ComponentType<Props>>): CodePart<Props> {
  let Part: ComponentType<Props> | undefined;
  return {
    async fetch() {
      Part ??= await loadPart(load);
    },
    View(props) {
      if (!Part) throw new Error('The code of this part was not fetched');
      return <Part {...props} />;
    },
  };
}
