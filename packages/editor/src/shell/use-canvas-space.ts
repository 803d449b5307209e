import { useEffect, useMemo } from 'react';
import { cardHeight, spaceHeight } from '../block-actions/canvas-measure.ts';
import { useWork } from '../block-actions/work.tsx';
import { adoptSheet } from '../workbench/adopt-sheet.ts';
import type { BlockBox } from '../block-actions/use-block-boxes.ts';

const of = (id: number): string => `[data-block="${id}"]`;

/** Room for the cards that stand in place of blocks. */
function cardRules(boxes: readonly BlockBox[], scale: number): string {
  const height = Math.ceil(cardHeight / scale);
  let waiting = 0;
  const rules: string[] = [];
  for (const { id, rendering } of boxes) {
    if (rendering === 'unknown') {
      waiting += height;
      continue;
    }
    if (rendering === 'empty') rules.push(`${of(id)}{min-height:${height}px}`);
    if (waiting > 0 && rendering !== 'loading') rules.push(`${of(id)}{margin-top:${waiting}px}`);
    if (rendering !== 'loading') waiting = 0;
  }
  if (waiting > 0) rules.push(`body{padding-bottom:${waiting}px}`);
  return rules.join('');
}

/** A sheet of the editor's own in the page, over which no policy of the site has a say. */
function useSheet(page: Document | undefined, css: string): void {
  const sheet = useMemo(() => {
    const view = page?.defaultView;
    return view ? new view.CSSStyleSheet() : undefined;
  }, [page]);
  useEffect(() => {
    if (!page || !sheet) return;
    return adoptSheet(page, sheet);
  }, [page, sheet]);
  useEffect(() => sheet?.replaceSync(css), [sheet, css]);
}

/** Makes room in the page on the bench: for cards, and where a dragged block would land. */
export function useCanvasSpace(page: Document | undefined, boxes: readonly BlockBox[], scale: number): void {
  const below = useWork(({ drag }) => (drag?.refusal === undefined ? drag?.spot?.below : undefined)) ?? [];
  const what = useWork(({ drag }) => drag?.what);
  const cards = cardRules(boxes, scale);
  const space =
    below.length === 0
      ? ''
      : `${below.map(of).join()}{transform:translateY(${spaceHeight / scale}px);transition:transform 120ms}`;
  const source = what?.kind === 'blocks' ? `${what.ids.map(of).join()}{opacity:.35;outline:2px dashed}` : '';
  useSheet(
    page,
    `${cards}${space}${source}@media(prefers-reduced-motion:reduce){[data-block]{transition:none!important}}`,
  );
}
