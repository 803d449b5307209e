import { createContext, type ComponentType } from 'react';
import type { BlockProps } from '../define-block.ts';

/** Draws any block's settings and data; what fits together was checked where the block was declared. */
export type AnyRenderer = ComponentType<BlockProps<never, never>>;
/** The renderer of a block key: on the server all are there, in the browser those of the pages seen so far. */
export type RendererOf = (key: string) => AnyRenderer | undefined;

export const RenderersContext = createContext<RendererOf>(() => undefined);
