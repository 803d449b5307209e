import type { CanvasBridge } from '@boardwright/engine';
import { openCanvas, type CanvasRequest, type CanvasResponse } from '@boardwright/engine/open-canvas';
import { showCanvasPage } from './canvas-store.ts';
import { canvasField } from './canvas-types.ts';

/** Joins this page to the editor: the site's server reads what blocks need. */
export function openSiteCanvas(
  page: Pick<Parameters<typeof openCanvas>[0], 'first' | 'prepare'>,
): CanvasBridge {
  return openCanvas({ ...page, show: showCanvasPage, ask: requestPage });
}

/** Asks this page's own address for the data of blocks with the settings they have in the editor. */
async function requestPage(blocks: readonly CanvasRequest[], signal: AbortSignal): Promise<CanvasResponse> {
  const form = new FormData();
  form.set(canvasField, JSON.stringify(blocks));
  const answer = await fetch(`/_page${location.pathname}${location.search}`, {
    method: 'POST',
    body: form,
    signal,
  });
  if (!answer.ok) throw new Error(`The canvas was answered with ${answer.status}`);
  return (await answer.json()) as CanvasResponse;
}
