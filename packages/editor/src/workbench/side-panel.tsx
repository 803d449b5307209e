import { PanelLeftClose, Search } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useWorkbench } from './workbench-state.tsx';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import styles from './side-panel.module.css';
import { useStoredFocus } from '../ui/use-stored-focus.ts';

interface SidePanelProps {
  readonly title: string;
  readonly note?: string;
  /** Beside the title. */
  readonly tools?: ReactNode;
  readonly find?: {
    readonly label: string;
    readonly typed: string;
    readonly onType: (typed: string) => void;
    readonly onEnter?: () => void;
  };
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A panel beside the bench: its head, a search, what scrolls, and a foot. */
export function SidePanel({ title, note, tools, find, foot, children }: SidePanelProps) {
  const t = useEditorT();
  const { openLeft } = useWorkbench();
  const stored = useStoredFocus<HTMLDivElement>();
  const enter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') find?.onEnter?.();
    if (event.key !== 'Escape' || find?.typed === '') return;
    event.stopPropagation();
    find?.onType('');
  };
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {note === undefined ? null : <span>{note}</span>}
        {tools}
        <button
          type="button"
          className={controls.iconButton}
          aria-label={t('components.close')}
          title={t('components.close')}
          onClick={() => openLeft(undefined)}
        >
          <PanelLeftClose size={16} strokeWidth={1.7} aria-hidden />
        </button>
      </header>
      {find ? (
        <label className={styles.find}>
          <Search size={14} strokeWidth={2} aria-hidden />
          <input
            type="search"
            value={find.typed}
            placeholder={find.label}
            aria-label={find.label}
            onChange={(event) => find.onType(event.target.value)}
            onKeyDown={enter}
          />
        </label>
      ) : null}
      <div {...stored} className={styles.content}>
        {children}
      </div>
      {foot ? <footer className={styles.foot}>{foot}</footer> : null}
    </section>
  );
}
