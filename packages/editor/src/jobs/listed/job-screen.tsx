import type { AdminMove, ListedJobDetails } from '@boardwright/api-client/contract';
import { ArrowLeft, ArrowUpRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import list from '../../lists/list.module.css';
import { Problem } from '../../lists/reading.tsx';
import { RecordReading } from '../../lists/record-reading.tsx';
import { useAttempt } from '../../lists/use-attempt.ts';
import { useFound } from '../../lists/use-found.ts';
import { useRight } from '../../ui/admin-rights.ts';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import { useJobsAddress } from '../use-jobs-address.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { BoostDialog } from './boost-dialog.tsx';
import { EditJob } from './edit-job.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobHistory } from './job-history.tsx';
import { JobReview } from '../review/job-review.tsx';
import { useReviewQueue } from '../review/use-review-queue.ts';
import { JobChip } from './job-state.tsx';
import { JobText } from './job-text.tsx';
import { useJobsApi } from './jobs-api.ts';
import { type Deal, type Former, JobDeals } from './job-deals.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { movesOf, pickOf } from './moves.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { SimilarJobs } from './similar-jobs.tsx';
import { WithholdDialog } from './withhold-dialog.tsx';
import styles from './jobs.module.css';

/** A job of the board with all that is decided by, and what can be done with it. */
export function JobScreen({ uuid }: { readonly uuid: string }) {
  const t = useJobsMessages();
  const api = useJobsApi();
  const { changed } = useJobsAddress();
  const state = useFound(useCallback(() => api.job(uuid), [api, uuid]));
  return (
    <>
      <Link className={`${controls.button} ${styles.back}`} to={changed({ open: undefined })}>
        <ArrowLeft size={15} aria-hidden />
        {t('screen.back')}
      </Link>
      <RecordReading state={state}>
        {(details) => <OpenJob key={details.job.uuid} details={details} onChanged={state.again} />}
      </RecordReading>
    </>
  );
}

interface OpenJobProps {
  readonly details: ListedJobDetails;
  /** Reads it anew. */
  readonly onChanged: () => void;
}
type Doing = AdminMove | Deal | 'edit' | 'boost';
/** What is decided about a job that waits for a look. */
const reviewed: ReadonlySet<AdminMove> = new Set(['publish', 'send_back', 'confirm', 'withhold']);

function OpenJob({ details, onChanged }: OpenJobProps) {
  const t = useJobsMessages();
  const mayChange = useRight('jobs') === 'does';
  const [doing, setDoing] = useState<Doing>();
  const [done, setDone] = useState<string>();
  const api = useJobsApi();
  const [former, setFormer] = useState<Former>();
  const { refused, attempt } = useAttempt({ alone: true });
  const { job, ended, form } = details;
  const [wasQueued] = useState(job.review !== null);
  const queue = useReviewQueue(wasQueued ? job.uuid : undefined);
  const { changed } = useJobsAddress();
  // Who works through what waits goes on to the next.
  const isReviewed = wasQueued && job.review === null;
  const isVisible = job.withheld === null && (job.status === 'active' || job.status === 'expired');
  const close = () => setDoing(undefined);
  const finish = (sentence: string, back?: Former) => {
    setFormer(back);
    setDone(sentence);
    announce(sentence);
    close();
    onChanged();
  };
  const stale = () => {
    close();
    onChanged();
  };
  // Of many, and of what a company asked for, its balance pays; of one that an admin publishes they say what does.
  const isOfCompany = job.client !== null && job.review === null;
  const undo = ({ name, ...back }: Former) =>
    attempt(async () => {
      await api.transfer(job.uuid, { ...back, mail: false });
      finish(t('deal.moved', { title: job.title, company: name }));
    });
  const moves: readonly AdminMove[] = ended ? ['reopen', ...movesOf(pickOf(job))] : movesOf(pickOf(job));
  const button = (doingNext: Doing, text: string) => (
    <button
      key={doingNext}
      type="button"
      className={`${controls.button} ${controls.secondary}`}
      onClick={() => setDoing(doingNext)}
    >
      {text}
    </button>
  );
  return (
    <article aria-labelledby="part-title">
      <header className={styles.head}>
        <div>
          <h1 id="part-title">{job.title}</h1>
          <p className={styles.whose}>
            <JobChip job={job} />
            {job.organisation_name}
          </p>
        </div>
        <div className={styles.does}>
          {mayChange ? (
            <>
              {job.writer === 'feed' ? null : button('edit', t('screen.edit'))}
              {moves
                .filter((move) => job.review === null || !reviewed.has(move))
                .map((move) =>
                  button(isOfCompany && move === 'publish' ? 'deal' : move, t(`move.${move}.verb`)),
                )}
              {job.writer === 'feed' ? null : button('other', t('deal.other'))}
              {button('boost', t('boost.ask'))}
            </>
          ) : null}
          {isVisible ? (
            <a
              className={`${controls.button} ${controls.secondary}`}
              href={job.job_url}
              target="_blank"
              rel="noreferrer"
            >
              {t('screen.page')}
              <ArrowUpRight size={15} aria-hidden />
            </a>
          ) : null}
        </div>
      </header>
      {refused === undefined ? null : <Problem text={refused} />}
      {done === undefined ? null : (
        <p className={list.done}>
          {done}
          {former === undefined ? null : (
            <button
              type="button"
              className={`${controls.button} ${controls.secondary}`}
              onClick={() => void undo(former)}
            >
              {t('found.undo')}
            </button>
          )}
          {isReviewed ? (
            queue.next === undefined ? (
              <span>{t('review.all')}</span>
            ) : (
              <Link className={`${controls.button} ${controls.secondary}`} to={changed({ open: queue.next })}>
                {t('review.next')}
              </Link>
            )
          ) : null}
        </p>
      )}
      <JobReview
        details={details}
        queue={queue}
        moves={mayChange ? moves.filter((move) => reviewed.has(move)) : []}
        onMove={setDoing}
      />
      <div className={styles.columns}>
        <div>
          {/* Who reviews a job reads it first. */}
          {wasQueued ? <JobText details={details} /> : null}
          <JobFacts details={details} />
          {wasQueued ? null : <JobText details={details} />}
        </div>
        <div>
          <SimilarJobs details={details} />
          <JobHistory details={details} />
        </div>
      </div>
      {doing === undefined ? null : doing === 'edit' ? (
        <EditJob
          key={details.form.revision}
          details={details}
          onClose={close}
          onStale={stale}
          onDone={() => finish(t('screen.saved', { title: job.title }))}
        />
      ) : doing === 'deal' || doing === 'other' || doing === 'copy' ? (
        <JobDeals
          deal={doing}
          details={details}
          onClose={close}
          onStale={stale}
          onInstead={setDoing}
          onDone={finish}
        />
      ) : doing === 'boost' ? (
        <BoostDialog job={job} onClose={close} onDone={finish} />
      ) : doing === 'withhold' ? (
        <WithholdDialog job={job} onClose={close} onStale={stale} onDone={finish} />
      ) : doing === 'restore' ? (
        <RestoreDialog job={job} onClose={close} onStale={stale} onDone={finish} />
      ) : (
        <OneMove
          uuid={job.uuid}
          move={doing}
          revision={job.review === null ? undefined : form.revision}
          onClose={close}
          onDone={() => finish(t(`move.${doing}.done`, { count: 1 }))}
        />
      )}
    </article>
  );
}

interface OneMoveProps {
  readonly uuid: string;
  readonly move: AdminMove;
  readonly revision: number | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function OneMove({ uuid, move, revision, onClose, onDone }: OneMoveProps) {
  const [jobs] = useState([uuid]);
  return <MoveDialog jobs={jobs} move={move} revision={revision} onClose={onClose} onMoved={onDone} />;
}
