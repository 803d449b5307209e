import { Notice } from '../../ui/notice/notice.tsx';
import type { SavedPart } from './edit-profile.load.ts';
import type { EditProfileProps } from './edit-profile.tsx';
import styles from './edit-profile.module.css';

/** What was just saved, above its part. */
export function SavedNotice({
  part,
  data,
  t,
}: Pick<EditProfileProps, 'data' | 't'> & { readonly part: SavedPart }) {
  if (data.saved !== part) return null;
  return <Notice tone="success" title={t(`saved.${part}`)} className={styles.notice} />;
}
