import { createContext, type ComponentType } from 'react';
import type { BlockProps, RendererParts } from '../board/define-block.ts';
import type { PageData } from './page-data.ts';

/** Renders any block's settings, data and messages; what fits together was checked where the block was declared. */
export type AnyRenderer = ComponentType<BlockProps<never, never, string>> & RendererParts;
/** The name under which the pages of the product itself are drawn; no block has it. */
export const frameKey = '@frame';

/** A part of a page that has code of its own: which renderer, and what it is to render. */
export interface PagePart {
  readonly key: string;
  /** A block's data: its renderer may have code that only some data needs. */
  readonly data?: unknown;
}

/** What a page is rendered from: its blocks, and the frame where it has something to say itself. */
export function pageParts({
  blocks,
  system,
  error,
  notice,
}: Pick<PageData, 'blocks' | 'system' | 'error' | 'notice'>): readonly PagePart[] {
  return system || error || notice ? [...blocks, { key: frameKey }] : blocks;
}

/** The keys of their renderers. */
export const rendererKeys = (page: Parameters<typeof pageParts>[0]): string[] =>
  pageParts(page).map(({ key }) => key);

/**
 * Fetches what a renderer needs beside its own code to render a block with this data: before it is rendered, so that
 * nothing is rendered twice.
 * @throws what fetching it threw
 */
export const fetchParts = (renderer: AnyRenderer, data: unknown): Promise<unknown> | undefined =>
  // Renderers of any data stand in one list: this data was loaded by this one's own block.
  renderer.fetchParts?.(data as never);

/** The renderer of a block key: on the server all are there, in the browser those of the pages seen so far. */
export type RendererOf = (key: string) => AnyRenderer | undefined;

export const RenderersContext = createContext<RendererOf>(() => undefined);
