import { GripVertical } from 'lucide-react';
import { BlockDrawing } from '../workbench/drawings/block-drawing.tsx';
import { useWork } from './work.tsx';
import styles from './drag-ghost.module.css';

/** What hangs on the pointer while a block is carried. */
export function DragGhost() {
  const carry = useWork((state) => (state.carry?.by === 'pointer' ? state.carry : undefined));
  if (!carry) return null;
  return (
    <div
      className={styles.ghost}
      style={{ transform: `translate(${carry.x - 24}px, ${carry.y + 8}px) rotate(2.5deg)` }}
      aria-hidden="true"
    >
      <BlockDrawing blockKey={carry.blockKey} />
      <span>
        <GripVertical size={14} />
        {carry.name}
      </span>
    </div>
  );
}
