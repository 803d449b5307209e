import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import controls from '../../ui/controls.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import styles from './categories.module.css';

interface MoveButtonsProps {
  readonly name: string;
  /** Its place, from 0, and how many there are. */
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

const ways = [
  { key: 'up', by: -1, Sign: ArrowUp },
  { key: 'down', by: 1, Sign: ArrowDown },
] as const;

/** Moves a row one up or down. The focus stays on the button, also at the end of the list. */
export function MoveButtons({ name, at, count, onMove }: MoveButtonsProps) {
  const t = useContentMessages();
  const pressed = useRef<HTMLButtonElement | null>(null);
  const before = useRef(at);
  // A row that is put elsewhere in the document loses the focus.
  useLayoutEffect(() => {
    const isMoved = before.current !== at;
    before.current = at;
    if (isMoved && document.activeElement === document.body) pressed.current?.focus();
  });
  return (
    <span className={styles.moves}>
      {ways.map(({ key, by, Sign }) => {
        const to = at + by;
        const isPossible = to >= 0 && to < count;
        const label = t(`category.${key}`, { name });
        return (
          <button
            key={key}
            type="button"
            className={controls.iconButton}
            aria-label={label}
            title={label}
            aria-disabled={!isPossible}
            onBlur={({ relatedTarget }) => {
              if (relatedTarget) pressed.current = null;
            }}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget;
              if (isPossible) onMove(to);
            }}
          >
            <Sign size={14} strokeWidth={1.7} aria-hidden />
          </button>
        );
      })}
    </span>
  );
}
