import { CircleCheck, CircleX, Clock, PencilLine, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useRemarks } from '../checks/use-remarks.ts';
import { Problem } from '../lists/reading.tsx';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { type Release, usePublication } from '../publication/publication.tsx';
import { usePublishingSource } from '../publication/publishing-source.ts';
import { Acts } from '../ui/acts.tsx';
import { announce } from '../ui/announce.ts';
import controls from '../ui/controls.module.css';
import { sentenceOf } from '../ui/sentence-of.ts';
import { useMomentText } from '../workbench/use-moment-text.ts';
import type { PlanChange } from '../publication/plan-source.ts';
import { AddDialog } from './add-dialog.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { useBackOf, usePlanTexts, useStanding } from './plan-texts.ts';
import { ReleaseRows } from './release-rows.tsx';
import workspace from '../shell/workspace-page.module.css';
import styles from './releases.module.css';
import { TimeDialog } from './time-dialog.tsx';
import { useReleaseMessages } from './use-release-messages.ts';

type Open = 'name' | 'add' | 'time' | 'publish' | 'delete';

/** A release: what is in it, when it goes, and what can be done with it. */
export function ReleaseDetails({ release }: { readonly release: Release }) {
  const t = useReleaseMessages();
  const textOf = useMomentText();
  const source = usePublishingSource();
  const { refresh } = usePublication();
  const remarksOf = useRemarks();
  const { sumOf } = usePlanTexts();
  const standing = useStanding();
  const back = useBackOf(release.id);
  const isHeld = useEdited(({ settings }) => settings['publish_checks'] === 'block');
  const [open, setOpen] = useState<Open>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const close = (): void => setOpen(undefined);
  const isDone = release.done_at !== null;
  const pages = standing(release.pages);
  const deleted =
    release.pages.length + release.offline.length - pages.length - standing(release.offline).length;
  const isEmpty = pages.length + release.offline.length === 0 && !release.appearance;
  const remarks = remarksOf(pages);
  const isRefused = isHeld && remarks > 0;
  const summary = sumOf(release);
  const { name } = release;
  const change = async (changes: Omit<PlanChange, 'dueAt'>, done: string): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      // Of what comes in: the rest is held as it was when it was planned.
      const coming = (changes.pages ?? release.pages).filter(
        (id) => changes.anew || !release.pages.includes(id),
      );
      const remarksThen = remarksOf(standing(coming));
      await source?.plans.change(release.id, { dueAt: release.due_at, remarks: remarksThen, ...changes });
      await refresh();
      announce(done);
    } catch (error) {
      // Policy: it is said above the release, which stays as it was.
      setFailure(sentenceOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const button = (text: string, what: Open, look: 'primary' | 'secondary', isOff = false) => (
    <button
      type="button"
      className={`${controls.button} ${controls[look]}`}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) setOpen(what);
      }}
    >
      {text}
    </button>
  );
  return (
    <>
      <header className={`${workspace.head} ${styles.about}`}>
        <div>
          <h1 id="release-title">{name}</h1>
          <Chip release={release} />
          <p>{summary === '' ? t('empty') : t('sum', { summary })}</p>
        </div>
        {isDone ? null : (
          <Acts>
            <span className={workspace.actions}>
              {button(t('rename'), 'name', 'secondary')}
              {button(t(release.due_at === null ? 'plan' : 'changeTime'), 'time', 'secondary', isEmpty)}
              {button(t('publishNow'), 'publish', 'primary', isEmpty)}
            </span>
          </Acts>
        )}
      </header>
      {failure === undefined ? null : <Problem text={failure} />}
      {release.problem === null ? null : <Problem text={release.problem} />}
      {isEmpty ? null : (
        <ReleaseRows
          release={release}
          isBusy={isBusy}
          onChange={(changes, done) => void change(changes, done)}
        />
      )}
      {deleted > 0 ? (
        <p className={styles.deleted}>
          <TriangleAlert size={16} aria-hidden />
          {t('deleted', { count: deleted })}
        </p>
      ) : null}
      {isDone ? null : (
        <Acts>
          <p className={styles.below}>
            {button(t('add'), 'add', 'secondary')}
            {release.due_at === null || pages.length + (release.appearance ? 1 : 0) === 0 ? null : (
              <button
                type="button"
                className={`${controls.button} ${controls.secondary}`}
                aria-disabled={isBusy}
                onClick={() => void change({ anew: true }, t('tookAlong'))}
              >
                {t('takeAlong')}
              </button>
            )}
            <button
              type="button"
              className={`${controls.button} ${styles.delete}`}
              onClick={() => setOpen('delete')}
            >
              {t('delete')}
            </button>
          </p>
          {release.due_at === null ? null : (
            <p className={styles.quiet}>
              {back?.due_at ? t('goesBackAt', { time: textOf(back.due_at) }) : t('staysLive')}
            </p>
          )}
        </Acts>
      )}
      {open === 'name' ? <NameDialog release={release} onClose={close} /> : null}
      {open === 'add' ? <AddDialog release={release} onClose={close} /> : null}
      {open === 'time' ? <TimeDialog release={release} onClose={close} /> : null}
      {open === 'publish' ? (
        <AskDialog
          title={t('publishTitle', { name })}
          intro={t(release.due_at === null ? 'publishIntro' : 'publishHeld', { summary })}
          action={t('publish')}
          note={remarks > 0 ? t('remarks', { count: remarks }) : undefined}
          isRefused={isRefused && release.due_at === null}
          send={async () => source?.plans.run(release.id, remarks)}
          done={t('published', { name })}
          onClose={close}
        />
      ) : null}
      {open === 'delete' ? (
        <AskDialog
          title={t('deleteTitle', { name })}
          intro={t('deleteIntro')}
          action={t('deleteAction')}
          send={async () => source?.plans.cancel(release.id)}
          done={t('isDeleted', { name })}
          onClose={close}
        />
      ) : null}
    </>
  );
}

const signs = { done: CircleCheck, failed: CircleX, planned: Clock, open: PencilLine } as const;

function Chip({ release: { done_at: doneAt, due_at: dueAt, problem } }: { readonly release: Release }) {
  const t = useReleaseMessages();
  const textOf = useMomentText();
  const state = doneAt !== null ? 'done' : problem !== null ? 'failed' : dueAt === null ? 'open' : 'planned';
  const Sign = signs[state];
  return (
    <span className={styles.chip} data-state={state}>
      <Sign size={14} strokeWidth={2} aria-hidden />
      {doneAt !== null
        ? t('doneAt', { time: textOf(doneAt) })
        : problem !== null
          ? t('late')
          : dueAt === null
            ? t('noTime')
            : t('planned', { time: textOf(dueAt) })}
    </span>
  );
}
