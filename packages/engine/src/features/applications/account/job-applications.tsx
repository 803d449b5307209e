import { pagePath, useBoard } from '../../../board/board-context.ts';
import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { Pagination } from '@boardwright/ui/pagination';
import { RowList } from '@boardwright/ui/row-list';
import { useFormat } from '@boardwright/ui/use-format';
import { PanelNotFound } from '../../../page/account/panel-not-found.tsx';
import { ApplicationRow } from './application-row.tsx';
import { applicationsAnchor, applicationsListAddress } from './job-applications-address.ts';
import type { ApplicationListData } from './job-applications.load.ts';
import { SentApplicationPage } from './sent-application.tsx';
import styles from './job-applications.module.css';
import type { ApplicationsPart } from './job-applications-props.ts';

/** What a candidate sent: all of it, or one application. */
export function JobApplications(props: ApplicationsPart) {
  const { data, t } = props;
  const board = useBoard();
  switch (data.view) {
    case 'list':
      return <ApplicationList {...props} data={data} />;
    case 'application':
      return <SentApplicationPage {...props} data={data} />;
    case 'notFound':
      return <PanelNotFound t={t} href={applicationsListAddress(board, 1)} />;
  }
}

function ApplicationList(props: ApplicationsPart<ApplicationListData>) {
  const { data, t } = props;
  const { applications, meta, unverified } = data;
  const board = useBoard();
  const format = useFormat();
  return (
    <section id={applicationsAnchor} className={styles.panel} aria-labelledby="applications-title">
      <h2 id="applications-title" className={styles.title}>
        {t('title')} <span className="num muted">{format.number(meta.total)}</span>
      </h2>
      {unverified !== undefined && (
        <Notice tone="info" title={t('unverified')} className={styles.notice}>
          {t('unverifiedText', { email: unverified })}
        </Notice>
      )}
      {applications.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t('none')}
          text={t('noneText')}
          action={
            board.paths['p-job-list'] !== undefined && (
              <LinkButton href={pagePath(board, 'p-job-list')}>{t('toJobs')}</LinkButton>
            )
          }
        />
      ) : (
        <RowList className={styles.rows}>
          {applications.map((application) => (
            <ApplicationRow key={application.uuid} application={application} t={t} />
          ))}
        </RowList>
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        hrefOf={(page) => applicationsListAddress(board, page)}
      />
    </section>
  );
}
