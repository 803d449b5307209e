import { themeVariables } from '@boardwright/ui/theme-variables';
import { createRoot } from 'react-dom/client';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { themeSheet } from '../site-settings/theme/dress-page.ts';
import { themeSettings } from '../site-settings/theme/theme-draft.ts';
import type { CanvasPlace } from '../workbench/canvas-source.ts';
import { CanvasRoot, createCanvas, joinEditor, type CanvasParts } from './canvas-page.tsx';
import { followStyles } from './follow-styles.ts';
import { pageStyles } from './page-styles.ts';

/** Gives an empty document the looks of the site. */
function dress(
  page: Document,
  site: EditedSite,
  { locale, visitor }: CanvasPlace,
  { fonts }: CanvasParts,
): void {
  const theme = themeSettings(site.settings);
  const root = page.documentElement;
  root.lang = locale;
  root.dataset['visitor'] = visitor;
  for (const [name, value] of Object.entries(themeVariables(theme))) root.style.setProperty(name, value);
  const style = page.createElement('style');
  style.textContent = `${pageStyles}\n${themeSheet(theme, locale, fonts)}`;
  page.head.prepend(style);
}

/**
 * Renders a page of a site into an empty document, by a root of its own: no server renders it, and none is asked.
 * @returns how to end it
 */
export function renderCanvas(
  page: Document,
  place: CanvasPlace,
  site: EditedSite,
  parts: CanvasParts,
): () => void {
  const view = page.defaultView;
  if (!view) return () => undefined;
  dress(page, site, place, parts);
  const unfollow = followStyles(document, page);
  const canvas = createCanvas(site, place, parts);
  const element = page.createElement('div');
  page.body.append(element);
  const root = createRoot(element);
  root.render(<CanvasRoot canvas={canvas} />);
  const leave = joinEditor(view, canvas);
  return () => {
    leave();
    unfollow();
    // A root is not taken down in the middle of rendering another.
    setTimeout(() => root.unmount());
  };
}
