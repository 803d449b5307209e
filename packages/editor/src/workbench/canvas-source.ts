import { createContext, useContext, useEffect } from 'react';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import type { CanvasVisitor } from './workbench-state.tsx';

/** What a canvas shows: a page in a language, as one kind of visitor sees it. */
export interface CanvasPlace {
  /** The page's number; negative while it has none of the server. */
  readonly page: number;
  readonly locale: string;
  readonly visitor: CanvasVisitor;
}

/** Where the page on the canvas comes from, where it is not the website's own. */
export interface CanvasSource {
  /** What the frame shows; one that begins with `about:srcdoc` is rendered by the editor itself. Another one, another frame. */
  readonly addressOf: (place: CanvasPlace) => string;
  /** Renders the page into the empty document of a frame. @returns how to end it */
  readonly render?: (page: Document, place: CanvasPlace, site: EditedSite) => () => void;
}

/** Without one, the canvas is a page of the website. */
export const CanvasSourceContext = createContext<CanvasSource | undefined>(undefined);

/** Renders the page into a frame that nobody serves. @param page the document in the frame, once it is there */
export function useCanvasRendering(
  page: Document | undefined,
  { page: id, locale, visitor }: CanvasPlace,
): void {
  const { render } = useContext(CanvasSourceContext) ?? {};
  const { site } = useEditor();
  useEffect(
    () => (page && render ? render(page, { page: id, locale, visitor }, site()) : undefined),
    [page, render, id, locale, visitor, site],
  );
}
