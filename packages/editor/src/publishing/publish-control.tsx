import { CircleCheck, CircleX, Clock, PencilLine, Upload } from 'lucide-react';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useSaveStatus } from '../page-editing/saving.react.tsx';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { useActs } from '../ui/acts.tsx';
import controls from '../ui/controls.module.css';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import styles from './publish-control.module.css';
import { useMomentText } from '../workbench/use-moment-text.ts';
import { plansOf, usePagePublication, usePublication } from '../publication/publication.tsx';
import { usePageChanges } from './use-changes.ts';
import { usePlanMessages } from './use-plan-messages.ts';

const signs = { live: CircleCheck, waits: PencilLine, planned: Clock, failed: CircleX } as const;

/** How the page on the bench stands to what visitors have, and the way to publish it; nothing where it is live at once. */
export function PublishControl() {
  const t = useEditorT();
  const planT = usePlanMessages();
  const work = useWorkStore();
  const { page, left, openLeft } = useWorkbench();
  const { site } = usePublication();
  const standing = usePagePublication(page?.id);
  const isOpen = useEdited(({ status }) => status === 'active');
  const isPast = useWork(({ past }) => past !== undefined);
  const status = useSaveStatus();
  const acts = useActs();
  const { count, published, failure } = usePageChanges();
  const textOf = useMomentText();
  const next = plansOf(site, page?.id)[0];
  if (!page || site?.publishing !== 'by_hand' || !isOpen || isPast) return null;
  const isLive = Boolean(standing?.published);
  // Until the page is read as visitors have it, the server's word counts, and how much waits is not known.
  const isKnown = published !== undefined;
  const isShared = site.changed_blocks.some((id) => page.blocks.includes(id));
  const waits = !isLive || (isKnown ? count > 0 : standing?.is_changed === true || isShared);
  const isSaved = status.kind === 'saved';
  const state = next ? (next.problem === null ? 'planned' : 'failed') : waits ? 'waits' : 'live';
  const Sign = signs[state];
  const hint =
    failure ??
    (!waits ? t('publishing.nothingToPublish') : isSaved ? undefined : t('publishing.savingFirst'));
  const text = next
    ? next.problem === null
      ? planT('planned', { time: textOf(next.due_at) })
      : planT('notPublished')
    : !isLive
      ? t('publishing.notLive')
      : !waits
        ? t('publishing.live')
        : isKnown
          ? t('publishing.draft', { count })
          : t('publishing.draftUnknown');
  return (
    <span className={styles.control}>
      <button
        type="button"
        className={styles.chip}
        data-state={state}
        aria-pressed={left === 'changes'}
        onClick={() => openLeft(left === 'changes' ? undefined : 'changes')}
      >
        <Sign size={14} strokeWidth={2} aria-hidden />
        <span>{text}</span>
      </button>
      {acts ? (
        <button
          type="button"
          className={`${controls.button} ${waits ? controls.primary : controls.secondary} ${styles.publish}`}
          data-key-action="publish"
          aria-disabled={!waits || !isSaved}
          title={hint}
          onClick={() => {
            if (waits && isSaved) work.set({ dialog: { kind: 'publish' } });
          }}
        >
          <Upload size={15} strokeWidth={2} aria-hidden />
          <span>{t('publishing.publish')}</span>
        </button>
      ) : null}
    </span>
  );
}
