import { ChevronDown, ChevronRight, Copy, GripVertical, Trash2 } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { useEditorT } from '../editor-words.tsx';
import { moveAsked, type RowPlace } from './sortable.tsx';
import controls from './controls.module.css';
import styles from './list.module.css';

interface ListRowProps {
  readonly place: RowPlace;
  readonly index: number;
  readonly count: number;
  readonly name: string;
  /** Whether the item has a name of its own, or only its number. */
  readonly isNamed: boolean;
  readonly aside: string | undefined;
  readonly problems: number;
  readonly isOpen: boolean;
  /** The list takes no more. */
  readonly isFull: boolean;
  readonly onToggle: () => void;
  readonly onMove: (to: number) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  /** The item's fields, while it is open. */
  readonly children: ReactNode;
}

/** One item of a list: its grip, its name, what can be done with it, and its fields while it is open. */
export function ListRow(props: ListRowProps) {
  const { place, index, count, name, isOpen, problems, aside, children } = props;
  const t = useEditorT();
  const id = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li ref={place.row as Ref<HTMLLIElement>} className={styles.item} data-open={isOpen}>
      <div
        className={styles.row}
        onKeyDown={(event) => {
          const to = moveAsked(event, index, count);
          if (to !== undefined) props.onMove(to);
        }}
      >
        <button
          ref={place.grip}
          type="button"
          className={styles.grip}
          aria-label={t('fields.drag', { name })}
        >
          <GripVertical size={14} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.summary}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={props.onToggle}
        >
          <Chevron size={14} aria-hidden />
          <span data-named={props.isNamed}>{name}</span>
        </button>
        {problems > 0 ? (
          <span className={controls.count} title={t('fields.wrong', { count: problems })}>
            {problems}
            <span className={controls.unseen}>{t('fields.wrong', { count: problems })}</span>
          </span>
        ) : null}
        {aside ? <span className={styles.aside}>{aside}</span> : null}
        <span className={styles.actions}>
          {props.isFull ? null : (
            <button type="button" aria-label={t('fields.duplicate', { name })} onClick={props.onDuplicate}>
              <Copy size={14} aria-hidden />
            </button>
          )}
          <button type="button" aria-label={t('fields.remove', { name })} onClick={props.onRemove}>
            <Trash2 size={14} aria-hidden />
          </button>
        </span>
      </div>
      {isOpen ? (
        <div id={id} className={styles.fields}>
          {children}
        </div>
      ) : null}
    </li>
  );
}
