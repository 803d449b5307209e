import { createContext } from 'react';
import type { frameKey } from './renderers.ts';

/** A block by its number, or what the frame renders itself. */
export type PartId = number | typeof frameKey;

/** What the server rendered of the parts of a page whose code the browser does not have. */
export interface StaticMarkup {
  /** Read from the document; undefined where it holds nothing of the part. */
  readonly markupOf: (part: PartId) => string | undefined;
  /** The code of a renderer key is not waited for any longer. */
  readonly hasFailed: (key: string) => boolean;
}

export const StaticMarkupContext = createContext<StaticMarkup>({
  markupOf: () => undefined,
  hasFailed: () => false,
});
