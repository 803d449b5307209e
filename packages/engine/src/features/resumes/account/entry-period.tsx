import type { ResumeEntry } from '@boardwright/api-client/contract';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import styles from './resume.module.css';
import type { ResumeKey } from './resume.messages.ts';

/** 'mrt 2019 – heden', '2014', or nothing where nobody said when. */
export function EntryPeriod({
  entry: { from, till },
  t,
}: {
  readonly entry: ResumeEntry;
  readonly t: Translate<ResumeKey>;
}) {
  const format = useFormat();
  if (!from && !till) return null;
  return (
    <span className={styles.period}>
      {from && (
        <>
          <time dateTime={from}>{format.month(from)}</time>
          {'\u00a0– '}
        </>
      )}
      {till ? <time dateTime={till}>{format.month(till)}</time> : t('present')}
    </span>
  );
}
