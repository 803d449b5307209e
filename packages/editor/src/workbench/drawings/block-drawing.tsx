import { memo } from 'react';
import { useWorkbench } from '../workbench-state.tsx';
import styles from './block-drawing.module.css';

/** A block that brings no drawing: a plain page part. */
const plain = ['t0 14.5 14.5 75 35 4', 't3 24 23 40 4 2', 't1 24 32 56 3 1.5', 't1 24 38 44 3 1.5'];

function Shape({ text }: { readonly text: string }) {
  const [tone = '', ...rest] = text.split(' ');
  const className = styles[tone];
  const [x, y, width, height, radius] = rest.map(Number);
  if (rest.length === 5 && !Number.isNaN(x))
    return <rect className={className} x={x} y={y} width={width} height={height} rx={radius} />;
  if (rest.length === 3 && !Number.isNaN(x)) return <circle className={className} cx={x} cy={y} r={width} />;
  return <path className={className} d={rest.join(' ')} />;
}

/** A drawing of the editor's lists, in its tones. Decoration: a name stands beside it. */
export function Drawing({ shapes }: { readonly shapes: readonly string[] }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 104 64" aria-hidden="true">
      {shapes.map((text) => (
        <Shape key={text} text={text} />
      ))}
    </svg>
  );
}

/** What a kind of block looks like, in four tones. */
export const BlockDrawing = memo(function BlockDrawing({ blockKey }: { readonly blockKey: string }) {
  const { engine } = useWorkbench();
  return <Drawing shapes={engine.blocks.get(blockKey)?.drawing ?? plain} />;
});
