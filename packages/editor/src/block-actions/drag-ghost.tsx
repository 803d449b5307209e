import { GripVertical } from 'lucide-react';
import { BlockDrawing } from '../workbench/drawings/block-drawing.tsx';
import { useWork } from './work.tsx';
import styles from './drag-ghost.module.css';

/** What hangs on the pointer while a block is dragged. */
export function DragGhost() {
  const drag = useWork((state) => (state.drag?.by === 'pointer' ? state.drag : undefined));
  if (!drag) return null;
  return (
    <div
      className={styles.ghost}
      style={{ transform: `translate(${drag.x - 24}px, ${drag.y + 8}px) rotate(2.5deg)` }}
      aria-hidden="true"
    >
      <BlockDrawing blockKey={drag.blockKey} />
      <span>
        <GripVertical size={14} />
        {drag.name}
      </span>
    </div>
  );
}
