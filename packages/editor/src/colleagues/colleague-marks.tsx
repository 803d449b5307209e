import { useMemo } from 'react';
import { cardHeight } from '../block-actions/canvas-measure.ts';
import { useSelection } from '../block-actions/use-selection.ts';
import { useWork } from '../block-actions/work.tsx';
import { overBox, type BlockBox } from '../block-actions/use-block-boxes.ts';
import { useScrolledLayer } from '../workbench/use-scrolled-layer.ts';
import type { Colleague } from '../model/colleague.ts';
import { useColours } from './use-colours.ts';
import { useNames } from './use-names.ts';
import styles from './colleague-marks.module.css';

interface ColleagueMarksProps {
  readonly document: Document;
  readonly boxes: readonly BlockBox[];
  readonly scale: number;
}

/** Pixels. */
const tagHeight = 22;

/** Around each block that a colleague has chosen: a line in their colour and their name. It keeps nobody from anything. */
export function ColleagueMarks({ document: page, boxes, scale }: ColleagueMarksProps) {
  const colleagues = useWork((state) => state.colleagues);
  const selection = useSelection();
  const { nameOf } = useNames();
  const coloured = useColours();
  const layer = useScrolledLayer(page, scale);
  const atBlock = useMemo(() => {
    const found = new Map<number, Colleague[]>();
    for (const one of colleagues)
      if (one.block !== undefined) found.set(one.block, [...(found.get(one.block) ?? []), one]);
    return found;
  }, [colleagues]);
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
      {boxes.map((box) => {
        const { id, top, height, rendering } = box;
        const here = atBlock.get(id);
        const [first] = here ?? [];
        if (!here || !first || rendering === 'loading') return null;
        const isOwn = selection.includes(id);
        const least = rendering === 'rendered' ? tagHeight : cardHeight;
        return (
          <div
            key={id}
            {...coloured(first, styles.mark)}
            data-own={isOwn}
            data-tag={isOwn || top * scale < tagHeight ? 'inside' : 'above'}
            style={{ ...overBox(box, scale), height: Math.max(height * scale, least) }}
          >
            <span className={styles.tags}>
              {here.map((one) => (
                <span key={one.editor} {...coloured(one, styles.tag)}>
                  {nameOf(one)}
                </span>
              ))}
            </span>
          </div>
        );
      })}
    </div>
  );
}
