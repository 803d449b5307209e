import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import styles from './facts.module.css';

export interface Fact {
  readonly icon: IconDrawing;
  readonly term: string;
  readonly value: ReactNode;
  /** Quieter, behind the value: '(14 km)', 'per week'. */
  readonly note?: ReactNode;
}

/** Key facts as a ruled definition list: three across, two on a tablet, rows on a phone. */
export function Facts({
  facts,
  muted = false,
}: {
  readonly facts: readonly Fact[];
  readonly muted?: boolean;
}) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} {...(muted && { 'data-muted': '' })}>
      {facts.map((fact) => (
        <div key={fact.term} className={styles.fact}>
          <Icon icon={fact.icon} className={styles.icon} />
          <dt>{fact.term}</dt>
          <dd>
            {fact.value} {fact.note && <small>{fact.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
