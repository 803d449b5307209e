import { useEffect, useRef } from 'react';
import type { Translate } from '@boardwright/ui/translate';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import type { JobNotice } from './manage-jobs-address.ts';
import styles from './manage-jobs.module.css';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

interface DoneNoticeProps {
  readonly notice: JobNotice | undefined;
  readonly t: Translate<ManageJobsKey>;
}

/** What was just done. With scripts it gets the focus: the form before it was longer than this page. */
export function DoneNotice({ notice, t }: DoneNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) box.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [notice]);
  if (!notice) return null;
  return (
    <div ref={box}>
      <OutcomeNotice id="jobs-done" title={t(`done.${notice}`)} className={styles.notice} />
    </div>
  );
}
