import { ChevronDown, ChevronRight, Copy, GripVertical, Trash2 } from 'lucide-react';
import { memo, useId, type ReactNode, type Ref } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import { moveRequested, type RowPlace } from './sortable.tsx';
import controls from './field-controls.module.css';
import styles from './list.module.css';

/** What can be done with the rows of a list. */
export interface RowActions {
  readonly toggle: (key: string) => void;
  readonly move: (from: number, to: number) => void;
  readonly duplicate: (at: number) => void;
  readonly remove: (at: number) => void;
}

interface ListRowProps {
  readonly rowKey: string;
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
  readonly actions: RowActions;
  /** The item's fields, while it is open. */
  readonly children: ReactNode;
}

/** One item of a list: its grip, its name, what can be done with it, and its fields while it is open. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { rowKey, place, index, count, name, isOpen, problems, aside, actions, children } = props;
  const t = useEditorT();
  const id = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li ref={place.row as Ref<HTMLLIElement>} className={styles.item} data-open={isOpen}>
      <div
        role="presentation"
        className={styles.row}
        onKeyDown={(event) => {
          const to = moveRequested(event, index, count);
          if (to !== undefined) actions.move(index, to);
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
          onClick={() => actions.toggle(rowKey)}
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
            <button
              type="button"
              aria-label={t('fields.duplicate', { name })}
              onClick={() => actions.duplicate(index)}
            >
              <Copy size={14} aria-hidden />
            </button>
          )}
          <button
            type="button"
            aria-label={t('fields.remove', { name })}
            onClick={() => actions.remove(index)}
          >
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
});
