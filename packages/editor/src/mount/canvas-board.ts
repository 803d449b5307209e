import type { Board } from '@boardwright/engine';
import { siteBoard } from '../content/site-board.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
import type { CanvasPlace } from '../workbench/canvas-source.ts';

/** What the page on the canvas knows of the site it stands on. */
export function canvasBoard(site: EditedSite, { page, locale, visitor }: CanvasPlace): Board {
  return { ...siteBoard(site, site.pageOf[page], locale), visitor, visitorIsExample: true, layout: 'editor' };
}
