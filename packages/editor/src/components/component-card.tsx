import { Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { DraggedBlock } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import styles from './components-panel.module.css';
import { BlockDrawing } from '../workbench/drawings/block-drawing.tsx';
import type { CardDrag } from './use-card-drag.ts';

/** A kind of block, or a shared one, that can be put on the page. */
export interface CardItem {
  readonly what: DraggedBlock;
  readonly blockKey: string;
  readonly name: string;
  readonly note?: string;
}

interface ComponentCardProps {
  readonly item: CardItem;
  readonly drag: CardDrag;
}

export function ComponentCard({ item: { what, blockKey, name, note }, drag: cardDrag }: ComponentCardProps) {
  const t = useEditorT();
  const load = { what, blockKey, name };
  const space = (event: KeyboardEvent): void => {
    // While something is dragged, Space drops it: the keyboard's own business.
    if (event.key !== ' ' || cardDrag.isCarrying()) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'keydown' && !event.repeat) cardDrag.pickUp(load);
  };
  return (
    <button
      type="button"
      className={styles.card}
      title={t('components.hint')}
      aria-label={
        note === undefined ? t('components.add', { name }) : `${t('components.add', { name })}, ${note}`
      }
      data-component={blockKey}
      onClick={() => cardDrag.place(what)}
      onKeyDown={space}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onPointerDown={(event) => cardDrag.press(event, load)}
    >
      <span className={styles.drawing}>
        <BlockDrawing blockKey={blockKey} />
        <span className={styles.plus}>
          <Plus size={14} strokeWidth={2} aria-hidden />
        </span>
      </span>
      <span className={styles.name}>{name}</span>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </button>
  );
}
