import Plus from 'lucide-react/icons/plus';
import { useBoard } from '../../../board/board-context.ts';
import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { Pagination } from '@boardwright/ui/pagination';
import { useFormat } from '@boardwright/ui/use-format';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { DoneNotice } from './done-notice.tsx';
import { JobRow } from './job-row.tsx';
import { JobsTools } from './jobs-tools.tsx';
import { jobAddress, jobsAnchor, listAddress } from './manage-jobs-address.ts';
import type { JobListData } from './manage-jobs.load.ts';
import type { JobsPart } from './manage-jobs-props.ts';
import styles from './manage-jobs.module.css';

/** Every job of the company, whatever its status: searched, narrowed, page by page. */
export function JobsList(props: JobsPart<JobListData>) {
  const { data, t } = props;
  const { jobs, list, meta, isAway, notice } = data;
  const board = useBoard();
  const format = useFormat();
  const isNarrowed = list.search !== '' || list.filter !== 'all';
  const isNone = jobs.length === 0 && !isNarrowed && list.page === 1;
  return (
    <section id={jobsAnchor} className={styles.panel} aria-labelledby="jobs-title">
      <DoneNotice notice={notice} t={t} />
      <header className={styles.head}>
        <h2 id="jobs-title" className={styles.title}>
          {t('list.title')} {!isAway && <span className="num muted">{format.number(meta.total)}</span>}
        </h2>
        <LinkButton href={jobAddress(board, 'new')} icon={Plus}>
          {t('post')}
        </LinkButton>
      </header>
      {!isNone && !isAway && <JobsTools list={list} counts={data.counts} t={t} />}
      {isAway && (
        <Notice tone="danger" title={t('list.away')}>
          {t('list.awayText')}
        </Notice>
      )}
      {!isAway && jobs.length === 0 && <NoJobs {...props} isNone={isNone} />}
      {jobs.length > 0 && (
        <ul className={styles.rows}>
          {jobs.map((job) => (
            <JobRow key={job.id} {...props} job={job} />
          ))}
        </ul>
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        hrefOf={(page) => listAddress(board, { ...list, page })}
      />
    </section>
  );
}

function NoJobs({ t, tab, isNone }: JobsPart & { readonly isNone: boolean }) {
  const board = useBoard();
  if (isNone) return <EmptyState title={t('list.none')} text={t('list.noneText')} headingLevel={3} />;
  return (
    <EmptyState
      title={t('list.nothing')}
      text={t('list.nothingText')}
      headingLevel={3}
      action={
        <LinkButton href={tabAddress(board, tab)} variant="secondary">
          {t('list.all')}
        </LinkButton>
      }
    />
  );
}
