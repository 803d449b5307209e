import { Check, CircleAlert, CloudOff, Eye, LoaderCircle, Split, TriangleAlert } from 'lucide-react';
import { useSaveStatus, type SaveStatus } from '../../machines/page-editing/page-editing.react.tsx';
import { useWork } from '../block-actions/work.tsx';
import { useEditorLocale, useEditorT } from '../editor-words.tsx';
import styles from './top-bar.module.css';

const signs = {
  saved: Check,
  saving: LoaderCircle,
  offline: CloudOff,
  expired: CircleAlert,
  deciding: Split,
  failed: TriangleAlert,
} as const satisfies Record<SaveStatus['kind'], unknown>;

/** How saving stands, in words: 'Saved 12:04', 'Saving 2 changes…', 'Offline, 4 kept here'. */
export function SaveStatusWords() {
  const t = useEditorT();
  const { locale } = useEditorLocale();
  const status = useSaveStatus();
  const isPast = useWork(({ past }) => past !== undefined);
  if (isPast && status.kind === 'saved')
    return (
      <output className={styles.status} data-kind="past">
        <Eye size={15} strokeWidth={2} aria-hidden />
        <span>{t('revisions.readOnly')}</span>
      </output>
    );
  const Sign = signs[status.kind];
  const time =
    status.kind === 'saved' && status.at !== undefined
      ? new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(status.at)
      : '';
  const words =
    status.kind === 'saved'
      ? t(time ? 'status.savedAt' : 'status.saved', { time })
      : t(`status.${status.kind}`, { count: status.count });
  return (
    <output className={styles.status} data-kind={status.kind}>
      <Sign size={15} strokeWidth={2} aria-hidden />
      <span>{words}</span>
    </output>
  );
}
