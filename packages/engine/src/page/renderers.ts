import { createContext, type ComponentType } from 'react';
import type { BlockProps } from '../board/define-block.ts';
import type { PageData } from './page-data.ts';

/** Draws any block's settings and data; what fits together was checked where the block was declared. */
export type AnyRenderer = ComponentType<BlockProps<never, never>>;
/** The name under which the pages of the product itself are drawn; no block has it. */
export const frameKey = '@frame';

/** What a page is drawn with: the keys of its blocks, and the frame's where it has something to say itself. */
export function rendererKeys({
  blocks,
  system,
  error,
  told,
}: Pick<PageData, 'blocks' | 'system' | 'error' | 'told'>): string[] {
  const keys = blocks.map(({ key }) => key);
  return system || error || told ? [...keys, frameKey] : keys;
}

/** The renderer of a block key: on the server all are there, in the browser those of the pages seen so far. */
export type RendererOf = (key: string) => AnyRenderer | undefined;

export const RenderersContext = createContext<RendererOf>(() => undefined);
