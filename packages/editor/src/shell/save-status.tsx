import { Check, CircleAlert, CloudOff, Eye, LoaderCircle, Split, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useSaveStatus, type SaveStatus } from '../page-editing/saving.react.tsx';
import { useWork } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { useTime } from '../ui/use-time.ts';
import { SaveSteps } from './save-steps.tsx';
import styles from './top-bar.module.css';

const signs = {
  saved: Check,
  saving: LoaderCircle,
  offline: CloudOff,
  expired: CircleAlert,
  deciding: Split,
  failed: TriangleAlert,
} as const satisfies Record<SaveStatus['kind'], unknown>;

/** How saving stands, in words: 'Saved 12:04', 'Saving 2 changes…', 'Offline, 4 kept here'; it opens the last steps. */
export function SaveStatusText() {
  const t = useEditorT();
  const clock = useTime();
  const status = useSaveStatus();
  const isPast = useWork(({ past }) => past !== undefined);
  const [isOpen, setOpen] = useState(false);
  if (isPast && status.kind === 'saved')
    return (
      <output className={styles.status} data-kind="past" title={t('shell.readOnlyHint')}>
        <Eye size={15} strokeWidth={2} aria-hidden />
        <span>{t('shell.readOnly')}</span>
      </output>
    );
  const Sign = signs[status.kind];
  const time = status.kind === 'saved' && status.at !== undefined ? clock(status.at) : '';
  const text =
    status.kind === 'saved'
      ? t(time ? 'status.savedAt' : 'status.saved', { time })
      : t(`status.${status.kind}`, { count: status.count });
  return (
    <>
      <Disclosure
        open={isOpen}
        onToggle={setOpen}
        className={styles.saving}
        buttonClassName={styles.opener}
        button={
          <span className={styles.status} data-kind={status.kind} title={text}>
            <Sign size={15} strokeWidth={2} aria-hidden />
            <span>{text}</span>
          </span>
        }
      >
        <SaveSteps status={text} />
      </Disclosure>
      <output className={controls.unseen}>{text}</output>
    </>
  );
}
