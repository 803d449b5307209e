import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import type { Translate } from '@boardwright/ui/translate';
import styles from './contacts.module.css';

interface SavedNoticeProps<Part extends string> {
  readonly t: Translate<`saved.${Part}`>;
  readonly part: Part;
  readonly data: { readonly saved: string | undefined };
}

/** What was just saved, above its part. */
export function SavedNotice<Part extends string>({ part, data, t }: SavedNoticeProps<Part>) {
  if (data.saved !== part) return null;
  return <OutcomeNotice title={t(`saved.${part}`)} className={styles.notice} />;
}
