import { CircleCheck, PencilLine, Upload } from 'lucide-react';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useSaveStatus } from '../page-editing/saving.react.tsx';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { useActs } from '../ui/acts.tsx';
import controls from '../ui/controls.module.css';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './publish-control.module.css';
import { usePagePublication, usePublication } from '../publication/publication.tsx';
import { usePageChanges } from './use-changes.ts';

/** How the page on the bench stands to what visitors have, and the way to publish it; nothing where it is live at once. */
export function PublishControl() {
  const t = useEditorT();
  const work = useWorkStore();
  const { page, left, openLeft } = useWorkbench();
  const { site } = usePublication();
  const standing = usePagePublication(page?.id);
  const isOpen = useEdited(({ status }) => status === 'active');
  const isPast = useWork(({ past }) => past !== undefined);
  const status = useSaveStatus();
  const acts = useActs();
  const { count } = usePageChanges(page?.id);
  if (!page || site?.publishing !== 'by_hand' || !isOpen || isPast) return null;
  const isLive = Boolean(standing?.published);
  const waits = !isLive || count > 0;
  const isSaved = status.kind === 'saved';
  const Sign = waits ? PencilLine : CircleCheck;
  const hint = !waits ? t('publishing.nothingToPublish') : isSaved ? undefined : t('publishing.savingFirst');
  return (
    <span className={styles.control}>
      <button
        type="button"
        className={styles.chip}
        data-waits={waits}
        aria-pressed={left === 'changes'}
        onClick={() => openLeft(left === 'changes' ? undefined : 'changes')}
      >
        <Sign size={14} strokeWidth={2} aria-hidden />
        <span>
          {t(!isLive ? 'publishing.notLive' : waits ? 'publishing.draft' : 'publishing.live', { count })}
        </span>
      </button>
      {acts ? (
        <button
          type="button"
          className={`${controls.button} ${waits ? controls.primary : controls.secondary} ${styles.publish}`}
          aria-disabled={!waits || !isSaved}
          title={hint}
          onClick={() => {
            if (waits && isSaved) work.set({ dialog: { kind: 'publish', page: page.id } });
          }}
        >
          <Upload size={15} strokeWidth={2} aria-hidden />
          <span>{t('publishing.publish')}</span>
        </button>
      ) : null}
    </span>
  );
}
