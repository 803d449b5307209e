import { useEffect } from 'react';
import type { Translate } from '@boardwright/ui/translate';
import { useFormat } from '@boardwright/ui/use-format';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import type { Done } from './job-applicants.load.ts';
import styles from './job-applicants.module.css';
import type { JobApplicantsKey } from './job-applicants.messages.ts';

const doneId = 'applicants-done';

/** What was just done, and with how many it did not work. With scripts it gets the focus. */
export function DoneNotice({ done, t }: { readonly done: Done; readonly t: Translate<JobApplicantsKey> }) {
  const format = useFormat();
  const { notice, count, skipped } = done;
  const isMany = notice === 'moved' && count + skipped > 0;
  useEffect(() => {
    if (notice !== undefined) document.getElementById(doneId)?.focus();
  }, [notice]);
  if (notice === undefined || (notice === 'moved' && !isMany)) return null;
  const title =
    notice === 'moved' ? t('done.moved', { count, number: format.number(count) }) : t(`done.${notice}`);
  return (
    <OutcomeNotice id={doneId} title={title} className={styles.notice}>
      {skipped > 0 && t('done.skipped', { count: skipped, number: format.number(skipped) })}
    </OutcomeNotice>
  );
}
