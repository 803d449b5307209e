import type { FeedRun } from '@boardwright/api-client/contract';
import { RunNotes } from '../changes/run-notes.tsx';
import { countsText, momentText } from '../changes/feed-text.ts';
import { useBoard } from '../../../board/board-context.ts';
import { useRevalidation } from '../../../page/use-polling.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Badge, type BadgeTone } from '@boardwright/ui/badge';
import { EmptyState } from '@boardwright/ui/empty-state';
import { Link } from '@boardwright/ui/link';
import { Pagination } from '@boardwright/ui/pagination';
import { feedsAddress, feedsAnchor } from './feeds-address.ts';
import type { FeedRunsData } from './feeds.load.ts';
import { feedPolling, type FeedsScreen, useTongue } from './feeds-screen.ts';
import { RunProgress } from './run-progress.tsx';
import styles from './feeds.module.css';

type RunsProps = FeedsScreen<FeedRunsData>;

const tones: Readonly<Record<FeedRun['state'], BadgeTone>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  refused: 'danger',
  failed: 'danger',
};

/** What each run of a feed did, and why not more. */
export function FeedRuns(props: RunsProps) {
  const { data, t } = props;
  const { current, runs, meta } = data;
  const board = useBoard();
  const isReading = runs.some(({ state }) => state === 'waiting' || state === 'running');
  useRevalidation(isReading, feedPolling);
  return (
    <section id={feedsAnchor} className={styles.panel} aria-labelledby="runs-title">
      <BackLink href={feedsAddress(board)}>{t('title')}</BackLink>
      <h2 id="runs-title" className={styles.title}>
        {t('runsOf', { name: current.name })}
      </h2>
      {runs.length === 0 && <EmptyState title={t('noRuns')} text={t('noRunsText')} headingLevel={3} />}
      {runs.length > 0 && (
        <ul className={styles.rows}>
          {runs.map((run) => (
            <RunRow key={run.id} {...props} run={run} />
          ))}
        </ul>
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        hrefOf={(page) => feedsAddress(board, { feed: current.id, view: 'runs', page })}
      />
    </section>
  );
}

function RunRow({ data, run, t }: RunsProps & { readonly run: FeedRun }) {
  const tongue = useTongue(t);
  const board = useBoard();
  const { id, kind, state, reason, reasons } = run;
  const isOpen = state === 'waiting' || state === 'running';
  const date = momentText(run.started_at, tongue);
  // Only what the last dry run found is kept.
  const newest =
    data.page === 1 ? data.runs.find((one) => one.kind === 'dry' && one.state === 'done')?.id : undefined;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>{date}</h3>
        <p className={styles.facts}>
          {[t(`kinds.${kind}`), countsText(run, tongue) || (state === 'done' ? t('nothing') : '')]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        {reason && <p className={styles.last}>{reason}</p>}
        {id === newest && (
          <Link
            href={feedsAddress(board, { feed: data.current.id, view: 'dry', run: id })}
            aria-label={`${t('dry.look')}: ${date}`}
          >
            {t('dry.look')}
          </Link>
        )}
      </div>
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {isOpen && (
        <div className={styles.wide}>
          <RunProgress run={run} t={t} />
        </div>
      )}
      {reasons.length > 0 && (
        <details className={styles.more}>
          <summary>{t('reasons', { count: reasons.length })}</summary>
          <ul className={styles.reasons}>
            {reasons.map(({ item, reason: why }, index) => (
              <li key={index}>
                <b>{item}</b> {why}
              </li>
            ))}
          </ul>
        </details>
      )}
      <RunNotes run={run} className={styles.more} listClassName={styles.reasons} t={t} />
    </li>
  );
}
