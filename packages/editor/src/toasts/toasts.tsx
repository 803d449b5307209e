import { CircleAlert, RefreshCw, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Failure } from '../page-editing/editing.ts';
import { useEdited, useEditor } from '../page-editing/page-editing.react.tsx';
import { useFailures, useSaveStatus } from '../page-editing/saving.react.tsx';
import { useHistory } from '../page-editing/steps.react.tsx';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useTakeBack } from '../block-actions/use-take-back.ts';
import { useWork, useWorkStore, type DragNotice } from '../block-actions/work.tsx';
import { useEditorT } from '../editor-messages.tsx';
import { deletionOf, isDeletionCode, isSameDeletion } from '../saving/deletion.ts';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { FailureToast } from './failure-toast.tsx';
import { announcedKind } from './failure-kind.ts';
import styles from './toasts.module.css';

const NotFoundToast = lazy(() =>
  import('./not-found-toast.tsx').then((loaded) => ({ default: loaded.NotFoundToast })),
);

/** Milliseconds that a word with a way back stays; while it has pointer or focus it stays longer. */
const stay = 10_000;
const most = 3;

/** The notices below the page: what was put back, until it is answered, and what can be undone. */
export function Toasts() {
  const t = useEditorT();
  const failures = useFailures();
  const currentPage = useWorkbench().page?.id;
  const site = useEdited((edited) => edited);
  const notices = useWork((state) => state.notices);
  if (failures.length === 0 && notices.length === 0) return <AnnouncedSaves />;
  const about = failures.map((failure) => ({ failure, deletion: deletionOf(failure, site, currentPage) }));
  // All that was refused because one thing is gone is one question.
  const deleted = about.flatMap(({ failure, deletion: thing }, at) =>
    thing && about.findIndex((other) => isSameDeletion(other.deletion, thing)) === at
      ? [{ failure, deletion: thing }]
      : [],
  );
  const refused = about.flatMap(({ failure, deletion: thing }) => (thing ? [] : [failure]));
  return (
    <section className={styles.toasts} aria-label={t('toasts.region')}>
      <AnnouncedSaves />
      {notices.slice(-most).map((one) => (
        <NoticeToast key={one.uid} notice={one} />
      ))}
      <Suspense fallback={null}>
        {deleted.slice(-most).map((one) => (
          <NotFoundToast
            key={one.failure.uid}
            missing={one.deletion}
            failures={about.flatMap((other) =>
              isSameDeletion(other.deletion, one.deletion) ? [other.failure] : [],
            )}
          />
        ))}
      </Suspense>
      <Refused failures={refused} />
    </section>
  );
}

/**
 * What was put back. A server that was away for a while refuses more than one thing: the last is shown in full, the
 * others when they are asked for, and all of it goes once more with one press.
 */
function Refused({ failures }: { readonly failures: readonly Failure[] }) {
  const t = useEditorT();
  const editor = useEditor();
  const [isOpen, setOpen] = useState(false);
  const isOne = failures.length < 2;
  const canBeTried = failures.filter(({ message }) => !isDeletionCode(message));
  return (
    <>
      {isOne ? null : (
        <div className={`${styles.failure} ${styles.several}`}>
          <CircleAlert className={styles.sign} size={18} aria-hidden />
          <b className={styles.body}>{t('toasts.several', { count: failures.length })}</b>
          <button
            type="button"
            className={controls.button}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'toasts.onlyLast' : 'toasts.each')}
          </button>
          {canBeTried.length > 1 ? (
            <button
              type="button"
              className={`${controls.button} ${controls.primary}`}
              onClick={() => canBeTried.forEach(({ uid }) => editor.retry(uid))}
            >
              <RefreshCw size={14} aria-hidden />
              {t('toasts.allAgain')}
            </button>
          ) : null}
        </div>
      )}
      {(isOne || isOpen ? failures : failures.slice(-1)).map((failure) => (
        <FailureToast key={failure.uid} failure={failure} />
      ))}
    </>
  );
}

/** Success is silent to the eye and spoken: 'Block updated', 'Block was added'. */
function AnnouncedSaves() {
  const t = useEditorT();
  const { kind } = useSaveStatus();
  const step = useHistory().undo?.name.key;
  const before = useRef(kind);
  useEffect(() => {
    const wasSaving = before.current === 'saving';
    before.current = kind;
    const announced = step === undefined ? undefined : announcedKind(step);
    if (wasSaving && kind === 'saved' && announced) announce(t(`toasts.announced.${announced}`));
  }, [kind, step, t]);
  return null;
}

function NoticeToast({ notice }: { readonly notice: DragNotice }) {
  const t = useEditorT();
  const takeBack = useTakeBack();
  const work = useWorkStore();
  const last = useHistory().undo;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(
      () => work.set({ notices: work.get().notices.filter(({ uid }) => uid !== notice.uid) }),
      stay,
    );
    return () => clearTimeout(timer);
  }, [work, notice.uid, isHeld]);
  const { back } = notice;
  const close = (): void => work.set({ notices: work.get().notices.filter((one) => one !== notice) });
  return (
    <div
      className={styles.notice}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {back ? <Trash2 size={16} strokeWidth={1.75} aria-hidden /> : null}
      <span>{notice.text}</span>
      {back ? (
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            const { step: _, ...values } = back.name.values ?? {};
            if (last?.name === back.name) takeBack.undo();
            else
              takeBack.only(
                { key: 'undone', values: { ...values, step: back.name.key } },
                back.commands,
                back.page,
              );
            close();
          }}
        >
          {t('toasts.undo')} <kbd>Ctrl Z</kbd>
        </button>
      ) : null}
      <button type="button" className={styles.close} aria-label={t('toasts.close')} onClick={close}>
        <X size={14} aria-hidden />
      </button>
    </div>
  );
}
