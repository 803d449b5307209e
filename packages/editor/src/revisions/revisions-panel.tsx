import { FileClock, Flag } from 'lucide-react';
import { useMemo } from 'react';
import { useWorkbench } from '../workbench/workbench-state.tsx';
import { useWork, useWorkStore } from '../block-actions/work.tsx';
import { initialsOf } from '../model/colleague.ts';
import controls from '../ui/controls.module.css';
import { SidePanel } from '../workbench/side-panel.tsx';
import { changeText, type ChangeText } from './change-text.ts';
import { diffPages } from './page-diff.ts';
import type { Revision } from '../model/past.ts';
import { RevisionView } from './revision-view.tsx';
import { useAround } from './use-around.ts';
import { useLook } from './use-look.ts';
import { useRevisions } from './use-revisions.ts';
import { useDays } from './use-when.ts';
import { useTime } from '../ui/use-time.ts';
import styles from './revisions-panel.module.css';
import { useRevisionMessages } from './use-revision-messages.ts';

/** What the page was: who saved it, when, and what changed in words; shown on the bench and restored from here. */
export function RevisionsPanel() {
  const { page } = useWorkbench();
  return page ? <Revisions key={page.id} pageId={page.id} /> : null;
}

function Revisions({ pageId }: { readonly pageId: number }) {
  const revisionT = useRevisionMessages();
  const { entry, chooseBlock } = useWorkbench();
  const work = useWorkStore();
  const look = useLook();
  const chosen = useWork(({ past }) => past?.revision.id);
  const dayOf = useDays();
  const { list, failure, isLast, older, rename } = useRevisions(pageId);
  const described = useDescribedChanges(list, isLast);
  const days = useMemo(() => byDay(described, dayOf), [described, dayOf]);
  function choose(revision: Revision): void {
    const at = list?.indexOf(revision) ?? -1;
    const [newest = revision] = list ?? [];
    chooseBlock(undefined);
    const past = look({ revision, before: list?.[at + 1], liveAt: newest.at });
    work.set({ reach: undefined, past: revision.id === chosen ? undefined : past });
  }
  return (
    <SidePanel title={revisionT('title', { page: entry?.name ?? '' })}>
      {failure === undefined ? null : (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {list || failure ? null : (
        <p className={styles.none} role="status">
          {revisionT('loading')}
        </p>
      )}
      {list?.length === 0 ? <p className={styles.none}>{revisionT('none')}</p> : null}
      {[...days].map(([day, revisions]) => (
        <section key={day} aria-label={day}>
          <h3 className={styles.day}>{day}</h3>
          <ol className={styles.list}>
            {revisions.map(({ revision, changes }) => (
              <li key={revision.id}>
                <RevisionCard
                  revision={revision}
                  changes={changes}
                  isLive={revision === list?.[0]}
                  isChosen={revision.id === chosen}
                  onChoose={() => choose(revision)}
                />
                {revision.id === chosen ? (
                  <RevisionView
                    revision={revision}
                    onName={(name) => rename(revision.id, name, revision.name)}
                  />
                ) : null}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {list && !isLast ? (
        <button type="button" className={`${controls.button} ${styles.older}`} onClick={older}>
          {revisionT('older')}
        </button>
      ) : null}
    </SidePanel>
  );
}

interface DescribedChange {
  readonly revision: Revision;
  /** Undefined for the first: there is nothing before it. */
  readonly changes: readonly ChangeText[] | undefined;
}

function byDay(
  described: readonly DescribedChange[],
  dayOf: (at: number) => string,
): ReadonlyMap<string, readonly DescribedChange[]> {
  const days = new Map<string, DescribedChange[]>();
  for (const one of described) {
    const day = dayOf(one.revision.at);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return days;
}

/** Each revision with what changed since the one before it. */
function useDescribedChanges(
  list: readonly Revision[] | undefined,
  isLast: boolean,
): readonly DescribedChange[] {
  const around = useAround();
  return useMemo(() => {
    const all = (list ?? []).map((revision, at): DescribedChange => {
      const before = list?.[at + 1];
      return {
        revision,
        changes:
          before && diffPages(before, revision, around.own).map((change) => changeText(change, around)),
      };
    });
    // What the oldest one that is here changed is known with the one before it.
    return isLast ? all : all.slice(0, -1);
  }, [list, isLast, around]);
}

interface CardProps extends DescribedChange {
  readonly isLive: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** How many changes are listed before 'and 3 more'. */
const most = 6;

function RevisionCard({ revision, changes, isLive, isChosen, onChoose }: CardProps) {
  const revisionT = useRevisionMessages();
  const time = useTime()(revision.at);
  const author = revision.author || revisionT('somebody');
  return (
    <button type="button" className={styles.card} aria-expanded={isChosen} onClick={onChoose}>
      <span className={styles.who}>
        <span className={styles.face} aria-hidden>
          {revision.author ? initialsOf(revision.author) : <FileClock size={12} strokeWidth={2} />}
        </span>
        <span className={styles.name}>
          <b>{author}</b> <time dateTime={new Date(revision.at).toISOString()}>{time}</time>
        </span>
        {isChosen || isLive ? (
          <span className={styles.state} data-live={!isChosen}>
            {revisionT(isChosen ? 'viewing' : 'live')}
          </span>
        ) : null}
      </span>
      {revision.name === '' ? null : (
        <span className={styles.given}>
          <Flag size={12} strokeWidth={2} aria-hidden />
          {revision.name}
        </span>
      )}
      <span className={styles.changes}>
        {changes?.length === 0 ? <span>{revisionT('nothing')}</span> : null}
        {changes ? null : <span>{revisionT('first')}</span>}
        {changes?.slice(0, most).map(({ sign, text }, at) => (
          <span key={at}>
            <span aria-hidden>{sign}</span> {text}
          </span>
        ))}
        {changes && changes.length > most ? (
          <span>{revisionT('more', { count: changes.length - most })}</span>
        ) : null}
      </span>
    </button>
  );
}
