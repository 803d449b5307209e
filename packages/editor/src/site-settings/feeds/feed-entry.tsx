import type { Feed } from '@boardwright/api-client/contract';
import { useState } from 'react';
import { countsText, momentText, scheduleText } from '@boardwright/engine/feed-text';
import controls from '../../ui/controls.module.css';
import { useFeedApi } from './feed-api.ts';
import { FeedDraftForm } from './feed-draft-form.tsx';
import { FeedRunList } from './feed-run-list.tsx';
import { useFeedTongue } from './use-feeds.ts';
import styles from './feeds-section.module.css';
import type { Act } from './feed-entry-props.ts';

interface FeedEntryProps {
  readonly feed: Feed;
  readonly act: Act;
}

type Fold = 'form' | 'runs' | 'withdraw' | 'delete';

/** One feed: whose, how it stands, and what can be done with it. */
export function FeedEntry({ feed, act }: FeedEntryProps) {
  const [fold, setFold] = useState<Fold | undefined>(undefined);
  const close = () => setFold(undefined);
  return (
    <li className={styles.feed}>
      <Standing feed={feed} />
      <Tools feed={feed} act={act} fold={fold} onFold={setFold} />
      {fold === 'form' ? <FeedDraftForm feed={feed} act={act} onClose={close} /> : null}
      {fold === 'runs' ? <FeedRunList feed={feed} /> : null}
      {fold === 'withdraw' ? <Withdraw feed={feed} act={act} onClose={close} /> : null}
      {fold === 'delete' ? <Delete feed={feed} act={act} onClose={close} /> : null}
    </li>
  );
}

function Standing({ feed }: { readonly feed: Feed }) {
  const tongue = useFeedTongue();
  const { t } = tongue;
  const { client, last_run: last, open_run: open, next_run_at: next } = feed;
  const facts = [
    client?.name ?? t('ofBoard'),
    scheduleText(feed, tongue),
    ...(feed.active ? [] : [t('paused')]),
    ...(next ? [t('next', { date: momentText(next, tongue) })] : []),
    t('live', { count: feed.jobs_count }),
  ];
  return (
    <div>
      <h2 className={styles.name}>{feed.name}</h2>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p className={styles.facts}>
        <code>{feed.address}</code>
      </p>
      {last ? (
        <p>
          {t('last', { date: momentText(last.finished_at ?? last.started_at, tongue) })}{' '}
          {last.state === 'done' ? countsText(last, tongue) || t('nothing') : last.reason}
        </p>
      ) : null}
      {feed.allowed ? null : <p>{t('unallowed')}</p>}
      {open ? (
        <p role="status">
          {t(`states.${open.state}`)} · {t(`kinds.${open.kind}`)} · {open.progress}
          {open.total === null ? null : ` / ${open.total}`}
        </p>
      ) : null}
    </div>
  );
}

type FeedTool =
  | 'allow'
  | 'anyway'
  | 'run'
  | 'dryRun'
  | 'pause'
  | 'resume'
  | 'withdraw'
  | 'runs'
  | 'edit'
  | 'delete';

interface ToolsProps extends FeedEntryProps {
  readonly fold: Fold | undefined;
  readonly onFold: (fold: Fold | undefined) => void;
}

function Tools({ feed, act, fold, onFold }: ToolsProps) {
  const api = useFeedApi();
  const { t } = useFeedTongue();
  const { id, name } = feed;
  const isShrunk = feed.last_run?.shrunk === true && feed.last_run.state === 'refused';
  const tool = (word: FeedTool, work: () => Promise<unknown>) => (
    <button
      type="button"
      className={`${controls.button} ${controls.secondary}`}
      aria-label={`${t(word)}: ${name}`}
      disabled={feed.open_run !== null}
      onClick={() => void act(work)}
    >
      {t(word)}
    </button>
  );
  const opener = (word: FeedTool, which: Fold) => (
    <button
      type="button"
      className={`${controls.button} ${controls.secondary}`}
      aria-label={`${t(word)}: ${name}`}
      aria-expanded={fold === which}
      onClick={() => onFold(fold === which ? undefined : which)}
    >
      {t(word)}
    </button>
  );
  return (
    <div className={styles.tools}>
      {feed.needs_consent && !feed.allowed ? tool('allow', () => api.allow(id, true)) : null}
      {feed.allowed ? tool(isShrunk ? 'anyway' : 'run', () => api.run(id, 'hand', isShrunk)) : null}
      {tool('dryRun', async () => {
        await api.run(id, 'dry', false);
        onFold('runs');
      })}
      {tool(feed.active ? 'pause' : 'resume', () => api.save({ active: !feed.active }, feed))}
      {feed.needs_consent && feed.allowed ? opener('withdraw', 'withdraw') : null}
      {opener('runs', 'runs')}
      {opener('edit', 'form')}
      {opener('delete', 'delete')}
    </div>
  );
}

/** Takes back that the feed's jobs go out without being paid. */
function Withdraw({ feed, act, onClose }: FeedEntryProps & { readonly onClose: () => void }) {
  const api = useFeedApi();
  const { t } = useFeedTongue();
  async function withdraw(): Promise<void> {
    if (await act(() => api.allow(feed.id, false))) onClose();
  }
  return (
    <div className={styles.fold}>
      <p>{t('withdrawText', { name: feed.name })}</p>
      <div className={styles.tools}>
        <button
          type="button"
          className={`${controls.button} ${controls.secondary}`}
          onClick={() => void withdraw()}
        >
          {t('withdraw')}
        </button>
        <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </div>
  );
}

function Delete({ feed, act, onClose }: FeedEntryProps & { readonly onClose: () => void }) {
  const api = useFeedApi();
  const { t } = useFeedTongue();
  const end = (jobs: 'keep' | 'end') => void act(() => api.remove(feed.id, jobs));
  return (
    <div className={styles.fold}>
      <p>{t('deleteTitle', { name: feed.name })}</p>
      <p className={styles.facts}>
        {feed.jobs_count > 0 ? `${t('deleteLive', { count: feed.jobs_count })} ` : null}
        {t('deleteText')}
      </p>
      <div className={styles.tools}>
        {(['keep', 'end'] as const).map((jobs) => (
          <button
            key={jobs}
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            onClick={() => end(jobs)}
          >
            {t(`deleteJobs.${jobs}`)}
          </button>
        ))}
        <button type="button" className={`${controls.button} ${controls.secondary}`} onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </div>
  );
}
