import type { MouseEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { BlockProps } from '../../board/define-block.ts';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { JobCard } from '../../features/jobs/job-card/job-card.tsx';
import { JobList as Jobs } from '../../features/jobs/job-card/job-list.tsx';
import { classNames } from '@boardwright/ui/class-names';
import { PageHead } from '@boardwright/ui/page-head';
import { Pagination } from '@boardwright/ui/pagination';
import { JobListSkeleton } from '../../features/jobs/job-card/job-list-skeleton.tsx';
import { AlertCard, AlertDialog, alertHref } from './alert-card.tsx';
import { Facets } from './facets.tsx';
import { listHref, type JobListData, type JobListSettings } from './job-list-data.ts';
import { JobPreview } from './job-preview.tsx';
import { ListChips } from './list-chips.tsx';
import { ListNotices } from './list-notices.tsx';
import type { ListPart } from './list-parts.ts';
import { ListTools } from './list-tools.tsx';
import { NoJobs } from './no-jobs.tsx';
import { SearchClosed } from './search-closed.tsx';
import { listTitle } from './search-texts.ts';
import styles from './job-list.module.css';
import type { JobListKey } from './job-list.messages.ts';

/** Jobs with filters, order, pages and the way to an alert (specification §2 'job list'). */
export function JobList({
  id,
  settings,
  data,
  t,
  outcome,
}: BlockProps<JobListSettings, JobListData, JobListKey>) {
  const board = useBoard();
  const busy = useIsReloading();
  if (data.closed) return <SearchClosed t={t} />;
  const part = { id, data, settings, t, outcome };
  const alert = alertHref(board, data);
  // The card comes with results only (§6); without any the way to an alert stands among the ways out.
  const alertIn = (place: JobListSettings['showAlertCard'][number]) =>
    data.total > 0 && settings.showAlertCard.includes(place) ? alert : undefined;
  const split = data.active !== undefined;
  const modal = alertIn('modal');
  const sidebar = alertIn('sidebar');
  return (
    <div className={classNames('container', styles.page, split && styles.split)}>
      <div className={classNames('with-aside', !split && 'with-aside--left', styles.columns)}>
        <div className={styles.side}>
          <Facets {...part} sheetOnly={split} />
          {sidebar && !split && (
            <div className={styles.sideAlert}>
              <AlertCard {...part} href={sidebar} narrow />
            </div>
          )}
        </div>
        <div>
          <PageHead
            title={listTitle(data, t, board.locale)}
            tools={<ListTools {...part} alert={modal !== undefined} />}
          >
            <ListChips {...part} />
          </PageHead>
          <ListNotices {...part} />
          <div className={styles.results} aria-busy={busy}>
            {data.total === 0 ? (
              <NoJobs {...part} alert={settings.showAlertCard.length > 0 ? alert : undefined} />
            ) : (
              <Results {...part} alert={alertIn('default')} />
            )}
            {data.partial.length > 0 && <PartialJobs {...part} />}
            {busy && (
              <div className={styles.loading}>
                <JobListSkeleton layout={data.view} columns={2} />
              </div>
            )}
          </div>
        </div>
        {data.active && (
          <JobPreview {...part} job={data.active} href={jobHref(board, data, data.active.slug)} />
        )}
      </div>
      {modal && <AlertDialog {...part} href={modal} />}
    </div>
  );
}

/** The list is on its way to another state of itself. */
function useIsReloading(): boolean {
  const board = useBoard();
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === board.path && location.search !== board.search;
}

/** A job's page, carrying the search: for the way back and the distance. */
function jobHref(board: Parameters<typeof pagePath>[0], data: JobListData, slug: string): string {
  return pagePath(board, 'p-job-details', slug) + writeSearchAddress({ ...data.own, ...data.point });
}

/** Cards after which the alert takes its place: as drawn, after the third; in a grid of two after the second row. */
const alertAfter = { list: 3, cards: 4 } as const;

function Results({ alert, ...part }: ListPart & { readonly alert: string | undefined }) {
  const { data, settings, t } = part;
  const board = useBoard();
  const onClick = useBesideTheList(settings, data);
  const headed = data.premium.length > 0 || settings.regularJobs !== '';
  const card = (job: JobListData['jobs'][number]) => (
    <JobCard key={job.uuid} job={job} href={jobHref(board, data, job.slug)} headingLevel={headed ? 3 : 2} />
  );
  const list = { layout: data.view, columns: 2 } as const;
  const cards = data.jobs.map(card);
  if (alert && data.jobs.length > 0)
    cards.splice(alertAfter[data.view], 0, <AlertCard key="alert" {...part} href={alert} />);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is pressed; this only shows the job here instead, where there is room for it
    <div onClickCapture={onClick}>
      {data.premium.length > 0 && (
        <>
          <h2 className={styles.sub}>{settings.premiumJobs || t('premiumTitle')}</h2>
          <Jobs {...list}>{data.premium.map(card)}</Jobs>
        </>
      )}
      {data.jobs.length > 0 && (
        <>
          {headed && <h2 className={styles.sub}>{settings.regularJobs || t('regularTitle')}</h2>}
          <Jobs {...list}>{cards}</Jobs>
        </>
      )}
      {!data.beyond && (
        <Pagination
          page={data.own.page}
          lastPage={data.lastPage}
          hrefOf={(page) => listHref(board, data, { ...data.own, page })}
        />
      )}
    </div>
  );
}

/** Jobs that have only some of what was asked for, under a heading that says so. */
function PartialJobs({ data, settings, t }: ListPart) {
  const board = useBoard();
  const onClick = useBesideTheList(settings, data);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as above
    <div className={styles.partial} onClickCapture={onClick}>
      <h2 className={styles.sub}>{t('partialTitle')}</h2>
      <Jobs layout={data.view} columns={2}>
        {data.partial.map((job) => (
          <JobCard key={job.uuid} job={job} href={jobHref(board, data, job.slug)} headingLevel={3} />
        ))}
      </Jobs>
    </div>
  );
}

/** With the split layout a plain click on a job opens it beside the list, on a screen that has room for both. */
function useBesideTheList(settings: JobListSettings, data: JobListData) {
  const board = useBoard();
  const navigate = useNavigate();
  if (settings.jobPreviewLayout !== 'split') return undefined;
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('article a[href]') : null;
    const slug = [...data.premium, ...data.jobs, ...data.partial].find(
      (job) => link?.getAttribute('href') === jobHref(board, data, job.slug),
    )?.slug;
    const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!slug || modified || !globalThis.matchMedia('(min-width: 992px)').matches) return;
    event.preventDefault();
    void navigate(listHref(board, data, data.own, { 'active-job': slug }), { preventScrollReset: true });
  };
}
