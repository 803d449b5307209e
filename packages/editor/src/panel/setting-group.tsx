import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './block-panel.module.css';

/** Groups that were closed, by kind of block: remembered while the editor is open. */
const closed = new Set<string>();

interface SettingGroupProps {
  /** Names the group in every block of the kind. */
  readonly place: string;
  readonly title: string;
  /** A few words at the right. */
  readonly summary?: string | undefined;
  /** Of whom the one setting is that it holds. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** Settings under one heading, which opens and closes them. */
export function SettingGroupSection({ place, title, summary, mark, children }: SettingGroupProps) {
  const [open, setOpen] = useState(() => !closed.has(place));
  const Chevron = open ? ChevronDown : ChevronRight;
  function toggle(): void {
    if (open) closed.add(place);
    else closed.delete(place);
    setOpen(!open);
  }
  return (
    <section className={styles.group}>
      <h3>
        <button type="button" aria-expanded={open} onClick={toggle}>
          <Chevron size={14} aria-hidden />
          {title}
          {summary || mark ? (
            <span>
              {summary}
              {mark}
            </span>
          ) : null}
        </button>
      </h3>
      {open ? children : null}
    </section>
  );
}
