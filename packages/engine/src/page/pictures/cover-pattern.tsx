import { stablePick } from '@boardwright/ui/initials';
import styles from './cover.module.css';

const COLUMNS = 12;
const ROWS = 4;

/** A field of quarter circles in the brand's tints; another one for each name, always the same for one name. */
export function CoverPattern({ name }: { readonly name: string }) {
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
    x: (index % COLUMNS) * 32,
    y: Math.floor(index / COLUMNS) * 32,
    turn: stablePick(`${name}${index}`, 4) * 90,
    tint: stablePick(`${index}${name}`, 4),
  }));
  return (
    <svg
      className={styles.pattern}
      viewBox={`0 0 ${COLUMNS * 32} ${ROWS * 32}`}
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
    >
      {cells.map(({ x, y, turn, tint }) => (
        <path
          key={`${x}-${y}`}
          className={styles[`tint${tint}`]}
          d="M0 0h32v32A32 32 0 0 1 0 0z"
          transform={`translate(${x} ${y}) rotate(${turn} 16 16)`}
        />
      ))}
    </svg>
  );
}
