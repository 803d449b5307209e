import { useEffect, useState } from 'react';
import { editedContent } from '../content/edited-content.ts';
import type { SiteContent } from '../content/site-content.ts';
import type { CanvasPlace } from '../workbench/canvas-source.ts';
import { canvasVisitors } from '../workbench/workbench-state.tsx';
import { CanvasRoot, createCanvas, joinEditor, type Canvas, type CanvasParts } from './canvas-page.tsx';

export interface EditorCanvasProps extends CanvasParts {
  /** The same as the editor's. */
  readonly site: SiteContent;
}

/** What the editor asks for in the address of its canvas. */
function askedPlace({ search }: Pick<Location, 'search'>, { languages }: SiteContent): CanvasPlace {
  const query = new URLSearchParams(search);
  return {
    page: Number(query.get('page')),
    locale: query.get('locale') ?? languages[0] ?? 'en',
    visitor: canvasVisitors.find((one) => one === query.get('visitor')) ?? 'guest',
  };
}

/**
 * A page that shows what the editor says, for an application that serves the canvas itself: at the address that
 * `<Editor canvas>` names, on the same origin. On a server it is empty.
 */
export function EditorCanvas({ site, ...parts }: EditorCanvasProps) {
  const [given] = useState({ site, parts });
  const [canvas, setCanvas] = useState<Canvas>();
  useEffect(() => {
    const { blocks } = given.parts;
    const made = createCanvas(
      editedContent(given.site, blocks),
      askedPlace(location, given.site),
      given.parts,
    );
    setCanvas(made);
    return joinEditor(window, made);
  }, [given]);
  return canvas ? <CanvasRoot canvas={canvas} /> : null;
}
