import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import type { PanelProps } from '../../../page/account/account-panel.ts';
import styles from './contacts.module.css';

interface SavedNoticeProps extends Pick<PanelProps, 't'> {
  readonly part: string;
  readonly data: { readonly saved: string | undefined };
}

/** What was just saved, above its part. */
export function SavedNotice({ part, data, t }: SavedNoticeProps) {
  if (data.saved !== part) return null;
  return <OutcomeNotice title={t(`saved.${part}`)} className={styles.notice} />;
}
