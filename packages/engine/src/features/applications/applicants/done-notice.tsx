import { useEffect } from 'react';
import type { Translate } from '../../../i18n/translate.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import type { Done } from './job-applicants.load.ts';
import styles from './job-applicants.module.css';

const doneId = 'applicants-done';

/** What was just done, and with how many it did not work. With scripts it gets the focus. */
export function DoneNotice({ done, t }: { readonly done: Done; readonly t: Translate }) {
  const format = useFormat();
  const { deed, count, skipped } = done;
  const isMany = deed === 'moved' && count + skipped > 0;
  useEffect(() => {
    if (deed !== undefined) document.getElementById(doneId)?.focus();
  }, [deed]);
  if (deed === undefined || (deed === 'moved' && !isMany)) return null;
  const title = isMany ? t('done.moved', { count, number: format.number(count) }) : t(`done.${deed}`);
  return (
    <OutcomeNotice id={doneId} title={title} className={styles.notice}>
      {skipped > 0 && t('done.skipped', { count: skipped, number: format.number(skipped) })}
    </OutcomeNotice>
  );
}
