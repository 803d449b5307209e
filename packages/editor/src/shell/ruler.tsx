import styles from './canvas.module.css';
import { viewports } from '../workbench/viewports.ts';

interface RulerProps {
  readonly width: number;
  readonly scale: number;
  /** Where the page begins on the bench. */
  readonly left: number;
}

/** Breakpoints from the page's left edge, its width as a black bar, and the figures. */
export function Ruler({ width, scale, left }: RulerProps) {
  const end = left + width * scale;
  return (
    <div className={styles.ruler} aria-hidden="true">
      <span className={styles.bar} style={{ left, width: width * scale }} />
      {viewports.map(({ breakpoint }) => {
        const x = left + breakpoint * scale;
        if (breakpoint === 0 || breakpoint >= width || end - x < 96) return null;
        return (
          <span key={breakpoint} className={styles.tick} style={{ left: x }}>
            {breakpoint}
          </span>
        );
      })}
      <b className={styles.figure} style={{ right: `calc(100% - ${end}px)` }}>
        {width} px · {Math.round(scale * 100)} %
      </b>
    </div>
  );
}
