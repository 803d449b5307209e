import Bell from 'lucide-react/icons/bell';
import Plus from 'lucide-react/icons/plus';
import { useEffect } from 'react';
import { useBoard } from '../../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { Pagination } from '@boardwright/ui/pagination';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { AlertRow } from './alert-row.tsx';
import { alertAddress, alertsTab, draftQuery } from './job-alerts-address.ts';
import type { AlertListData } from './job-alerts.load.ts';
import type { AlertsPart } from './job-alerts-props.ts';
import styles from './alert-list.module.css';

const doneId = 'alerts-done';

/** Every alert in a few words, how it stands, and what can be done with it. */
export function AlertList(props: AlertsPart<AlertListData>) {
  const { data, t } = props;
  const board = useBoard();
  const add = (
    <LinkButton href={alertAddress(board, 'new')} size="small" icon={Plus}>
      {t('add')}
    </LinkButton>
  );
  return (
    <section aria-labelledby="alerts-title">
      <Done {...props} />
      {data.total === 0 ? (
        <>
          <h2 id="alerts-title" className="visually-hidden">
            {t('title')}
          </h2>
          <EmptyState
            headingLevel={3}
            title={t('empty')}
            text={t('emptyText')}
            action={
              <LinkButton href={alertAddress(board, 'new')} icon={Bell}>
                {t('add')}
              </LinkButton>
            }
          />
        </>
      ) : (
        <>
          <header className={styles.head}>
            <div>
              <h2 id="alerts-title" className={styles.title}>
                {t('title')}
              </h2>
              <p className={styles.lead}>{t('lead', { email: data.email })}</p>
            </div>
            {add}
          </header>
          {!data.verified && (
            <Notice title={t('unverified', { email: data.email })} className={styles.notice} />
          )}
          <ul className={styles.rows}>
            {data.items.map((item) => (
              <AlertRow key={item.id} {...props} item={item} />
            ))}
          </ul>
          <Pagination
            page={data.page}
            lastPage={data.lastPage}
            hrefOf={(page) => tabAddress(board, alertsTab, page > 1 ? { page: String(page) } : {})}
          />
        </>
      )}
    </section>
  );
}

/** What was just done. With scripts it gets the focus: the button that was pressed may be gone. */
function Done(props: AlertsPart<AlertListData>) {
  const { data, t } = props;
  const { done: notice, removed } = data;
  useEffect(() => {
    if (notice) document.getElementById(doneId)?.focus();
  }, [notice]);
  if (!notice) return null;
  if (!removed) return <OutcomeNotice id={doneId} title={t(`done.${notice}`)} className={styles.notice} />;
  return (
    <PanelForm panel={props} action="restore" className={styles.notice}>
      {({ answer, busy }) => (
        <Notice
          id={doneId}
          tone={answer.message ? 'danger' : 'success'}
          title={answer.message ?? t('done.removed')}
          action={
            <Button variant="secondary" size="small" busy={busy}>
              {t('undo')}
            </Button>
          }
        >
          {Object.entries(draftQuery(removed)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </Notice>
      )}
    </PanelForm>
  );
}
