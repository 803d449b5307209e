import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import styles from './contacts.module.css';

interface SavedNoticeProps {
  readonly part: string;
  readonly data: { readonly saved: string | undefined };
  /** What it says of the part. */
  readonly title: string;
}

/** What was just saved, above its part. */
export function SavedNotice({ part, data, title }: SavedNoticeProps) {
  return data.saved === part ? <OutcomeNotice title={title} className={styles.notice} /> : null;
}
