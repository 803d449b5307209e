import type { ReactNode } from 'react';
import { SectionHead } from '../section-head/section-head.tsx';
import styles from './tab-sets.module.css';

export interface TabSet {
  readonly title: string;
  readonly content: ReactNode;
}

export interface TabSetsProps {
  /** Unique on the page: the tabs' own group. */
  readonly name: string;
  readonly title: string;
  /** 1 when the block is the page. */
  readonly level?: 1 | 2;
  /** What the tabs arrange, for screen readers. */
  readonly tabsLabel: string;
  /** One set at a time under tabs; otherwise all of them below each other. Eight sets at most. */
  readonly tabbed: boolean;
  readonly sets: readonly TabSet[];
}

/** Sets of something under one title, as tabs on its line or below each other under titles of their own. */
export function TabSets({ name, title, level = 2, tabsLabel, tabbed: wanted, sets }: TabSetsProps) {
  const tabbed = wanted && sets.length > 1;
  const SetTitle = `h${(level + 1) as 2 | 3}` as const;
  return (
    <div className={`container ${tabbed ? styles.tabbed : ''}`}>
      <SectionHead
        title={title}
        level={level}
        aside={tabbed && <Tabs name={name} label={tabsLabel} sets={sets} />}
      />
      {sets.map((set, index) => (
        <div key={index} className={tabbed ? styles.panel : styles.set}>
          {!tabbed && sets.length > 1 && <SetTitle className={styles.setTitle}>{set.title}</SetTitle>}
          {set.content}
        </div>
      ))}
    </div>
  );
}

interface TabsProps {
  readonly name: string;
  readonly label: string;
  readonly sets: readonly TabSet[];
}

/** Tabs are radio buttons: the browser keeps which one is chosen, arrows walk them, and no script is needed. */
function Tabs({ name, label, sets }: TabsProps) {
  return (
    <div className={styles.tabs} role="radiogroup" aria-label={label}>
      {sets.map((set, index) => (
        <label key={index} className={styles.tab}>
          <input type="radio" name={name} defaultChecked={index === 0} />
          <span>{set.title}</span>
        </label>
      ))}
    </div>
  );
}
