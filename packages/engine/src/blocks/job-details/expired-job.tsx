import CalendarX from 'lucide-react/icons/calendar-x';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ActionResult } from '../../board/define-block.ts';
import { JobText } from '../../features/jobs/job/job-text.tsx';
import { isHidden } from '../../board/is-hidden.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { emptySearch } from '../../search/job-search.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { Icon } from '@boardwright/ui/icon';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { useFormat } from '@boardwright/ui/use-format';
import { applyAnchor, type JobDetailsPart } from './job-details-data.ts';
import styles from './job-details.module.css';

/** That the job is over, since when, and what its employer still has. */
export function ExpiredNotice({ data, t }: JobDetailsPart) {
  const board = useBoard();
  const format = useFormat();
  const { job } = data;
  const count = isHidden(board) ? 0 : (job.organisation?.jobs_count ?? 0);
  const sentences = [
    !board.hideJobDates && job.till && t('expired.till', { date: format.longDate(job.till) }),
    count > 0 &&
      t('expired.others', { count, number: format.number(count), organisation: job.organisation_name }),
  ];
  const href =
    pagePath(board, 'p-job-list') +
    writeSearchAddress({ ...emptySearch, organisation_id: job.organisation_id });
  return (
    <Notice
      icon={CalendarX}
      title={t('expired.title')}
      className={styles.notice}
      action={
        count > 0 && (
          <LinkButton href={href} size="small">
            {t('expired.see')}
          </LinkButton>
        )
      }
    >
      {sentences.filter(Boolean).join(' ')}
    </Notice>
  );
}

/** The text of an ended job, folded away. */
export function OriginalText({ data, t }: JobDetailsPart) {
  return (
    <details className={styles.original}>
      <summary>
        {t('expired.original')}
        <Icon icon={ChevronDown} />
      </summary>
      <div className={styles.originalText}>
        <JobText job={data.job} t={t} />
      </div>
    </details>
  );
}

/** An application that came a moment too late: said plainly, and the words that were written are given back. */
export function UnsentApplication({
  result,
  t,
}: {
  readonly result: ActionResult | undefined;
  readonly t: JobDetailsPart['t'];
}) {
  if (!result || result.ok) return null;
  const typed = result.values?.motivation_text;
  return (
    <Notice
      tone="danger"
      title={result.message ?? t('applyForm.expired')}
      id={applyAnchor}
      className={styles.notice}
    >
      {typeof typed === 'string' && typed !== '' && (
        <details>
          <summary>{t('expired.typed')}</summary>
          <p>{typed}</p>
        </details>
      )}
    </Notice>
  );
}
