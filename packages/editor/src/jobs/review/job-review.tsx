import { reviewSentence, type AdminMove, type ListedJobDetails } from '@boardwright/api-client/contract';
import { ChevronDown, ChevronUp, CircleCheck, Eye, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useEditorLocale } from '../../editor-messages.tsx';
import { useCounted } from '../../lists/use-counted.ts';
import { useDay, useMoment } from '../../lists/use-day.ts';
import controls from '../../ui/controls.module.css';
import { useJobsAddress } from '../use-jobs-address.ts';
import { useJobsMessages } from '../use-jobs-messages.ts';
import { checksOf, textChecks } from './review-checks.ts';
import type { useReviewQueue } from './use-review-queue.ts';
import styles from './review.module.css';

interface JobReviewProps {
  readonly details: ListedJobDetails;
  readonly queue: ReturnType<typeof useReviewQueue>;
  /** What may be done now, the first as what most come to; none for who may only look. */
  readonly moves: readonly AdminMove[];
  readonly onMove: (move: AdminMove) => void;
}

/** Why a job waits for a look, what was checked of it, and what can be decided; then on to the next. */
export function JobReview({ details, queue, moves, onMove }: JobReviewProps) {
  const t = useJobsMessages();
  const moment = useMoment();
  const { changed } = useJobsAddress();
  const counted = useCounted();
  const { review } = details.job;
  if (review === null) return null;
  const { place, total, before, next } = queue;
  const step = (to: string | undefined, label: string, sign: typeof ChevronUp) => {
    const Sign = sign;
    return to === undefined ? null : (
      <Link className={controls.iconButton} to={changed({ open: to })} aria-label={label} title={label}>
        <Sign size={16} aria-hidden />
      </Link>
    );
  };
  return (
    <section className={styles.review} aria-labelledby="job-review">
      <header>
        <h2 id="job-review">
          <Eye size={16} aria-hidden /> {t(`review.kind.${review.kind}`)}
        </h2>
        <small>{t('review.since', { moment: moment(review.since) })}</small>
        <span className={styles.steps}>
          {place > 0 ? t('review.place', { place, total: counted(total) }) : null}
          {step(before, t('review.before'), ChevronUp)}
          {step(next, t('review.next'), ChevronDown)}
        </span>
      </header>
      <Checks details={details} />
      {moves.length === 0 ? null : (
        <div className={styles.does}>
          {moves.map((move, at) => (
            <button
              key={move}
              type="button"
              className={`${controls.button} ${at === 0 ? controls.primary : controls.secondary}`}
              onClick={() => onMove(move)}
            >
              {t(`move.${move}.verb`)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function Checks({ details }: Pick<JobReviewProps, 'details'>) {
  const t = useJobsMessages();
  const locale = useEditorLocale();
  const day = useDay();
  const found = checksOf(details);
  const fine = textChecks.filter((check) => !found.includes(check));
  const { returned } = details.form;
  const company = details.job.client?.name ?? '';
  return (
    <ul className={styles.checks} aria-label={t('review.checks')}>
      {found.map((check) => (
        <li key={check} data-tone="open">
          <TriangleAlert size={16} aria-hidden />
          <div>
            <b>{t(`review.check.${check}`, { company, count: details.similar.length })}</b>
            {check === 'again' && returned ? (
              <small>
                {[
                  day(returned.at),
                  ...returned.reasons.map((reason) => reviewSentence(reason, locale)),
                  returned.explanation,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            ) : null}
          </div>
        </li>
      ))}
      {fine.length === 0 ? null : (
        <li data-tone="good">
          <CircleCheck size={16} aria-hidden />
          <div>{fine.map((check) => t(`review.fine.${check}`)).join(' · ')}</div>
        </li>
      )}
    </ul>
  );
}
