import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import type { Experience } from './candidate-details-data.ts';
import styles from './candidate-details.module.css';
import type { CandidateDetailsKey } from './candidate-details.messages.ts';

export interface TimelineProps {
  readonly title: string;
  readonly entries: readonly Experience[];
  readonly t: Translate<CandidateDetailsKey>;
}

/** What somebody did, newest first, along a line. Draws nothing when there is nothing to tell. */
export function Timeline({ title, entries, t }: TimelineProps) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ol className={styles.timeline}>
        {entries.map((entry, index) => (
          <li key={index}>
            <Period entry={entry} t={t} />
            <h3>{entry.name}</h3>
            {(entry.institution || entry.place) && (
              <p className={styles.where}>{[entry.institution, entry.place].filter(Boolean).join(' · ')}</p>
            )}
            {entry.description && <p className={styles.description}>{entry.description}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** 'sep 2020 – heden'; nothing without a beginning. */
function Period({
  entry: { from, till },
  t,
}: {
  readonly entry: Experience;
  readonly t: Translate<CandidateDetailsKey>;
}) {
  const format = useFormat();
  if (!from) return null;
  return (
    <p className={styles.period}>
      <time dateTime={from}>{format.month(from)}</time>
      {'\u00a0– '}
      {till ? <time dateTime={till}>{format.month(till)}</time> : t('present')}
    </p>
  );
}
