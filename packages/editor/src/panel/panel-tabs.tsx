import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../widgets/field-controls.module.css';
import styles from './block-panel.module.css';

/** A tab with what its settings say of themselves. */
export interface PanelTab {
  readonly tab: string;
  readonly title: string;
  readonly differs: boolean;
  /** How many things inside are wrong. */
  readonly wrong: number;
}

interface PanelTabsProps {
  readonly tabs: readonly PanelTab[];
  readonly current: string;
  readonly onChoose: (tab: string) => void;
}

/** The groups of a block's settings: beside the pane, or as pills above it where there is no room. Arrow keys walk them. */
function PanelTabs({ tabs, current, onChoose }: PanelTabsProps) {
  const t = useEditorT();
  const list = useRef<HTMLDivElement>(null);
  function walk(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ tab }) => tab === current);
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const next = target === undefined || event.altKey ? undefined : tabs.at(target % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.tab);
    list.current?.querySelector<HTMLElement>(`#tab-${next.tab}`)?.focus();
  }
  return (
    <div ref={list} role="tablist" aria-label={t('panel.tabs')} className={styles.tabs}>
      {tabs.map(({ tab, title, differs, wrong }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          className={styles.tab}
          aria-selected={tab === current}
          aria-controls="settings"
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={walk}
        >
          {title}
          {differs ? (
            <span className={styles.pip} title={t('panel.differing')}>
              <span className={controls.unseen}>, {t('panel.differing')}</span>
            </span>
          ) : null}
          {wrong > 0 ? (
            <span className={controls.count} title={t('fields.wrong', { count: wrong })}>
              {wrong}
              <span className={controls.unseen}>, {t('fields.wrong', { count: wrong })}</span>
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}

/** The groups of settings and the pane of the one that is chosen. */
export function TabbedPane({ children, ...tabs }: PanelTabsProps & { readonly children: ReactNode }) {
  const { current } = tabs;
  return (
    <>
      <PanelTabs {...tabs} />
      <div
        role="tabpanel"
        id="settings"
        className={styles.pane}
        aria-labelledby={`tab-${current}`}
        tabIndex={0}
        key={current}
      >
        {children}
      </div>
    </>
  );
}
