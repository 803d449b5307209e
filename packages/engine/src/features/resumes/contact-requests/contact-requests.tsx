import { useEffect } from 'react';
import { useBoard } from '../../../board/board-context.ts';
import { Badge } from '@boardwright/ui/badge';
import { EmptyState } from '@boardwright/ui/empty-state';
import { LinkButton } from '@boardwright/ui/link-button';
import { Pagination } from '@boardwright/ui/pagination';
import { Panel } from '@boardwright/ui/panel';
import { statusTone } from '../../../page/status-tone.ts';
import { useFormat } from '@boardwright/ui/use-format';
import { useContactRequest } from './use-contact-request.ts';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { OrgLogo } from '../../../page/pictures/org-logo.tsx';
import { panelResult, PanelMachineForm } from '../../../page/account/panel-form.tsx';
import type { ActionName } from '../../../board/define-block.ts';
import { tabAddress, type PanelProps } from '../../../page/account/account-panel.ts';
import type { contactRequestsActions } from './contact-requests.actions.ts';
import { ResponseButtons } from './response-buttons.tsx';
import { responseOf } from './response-of.ts';
import { requestsAddress, requestsAnchor } from './contact-requests-address.ts';
import type { RequestedContact, ContactRequestsData } from './contact-requests.load.ts';
import { RequestText } from './request-text.tsx';
import styles from './contact-requests.module.css';
import type { ContactRequestsKey } from './contact-requests.messages.ts';

type ContactRequestsProps = PanelProps<
  ContactRequestsData,
  ActionName<typeof contactRequestsActions>,
  ContactRequestsKey
>;
const doneId = 'contact-requests-done';

/** Companies that would like to get in touch, and the answer to each. */
export function ContactRequests(props: ContactRequestsProps) {
  const { data, t } = props;
  const { requests, meta, isAway, done } = data;
  const board = useBoard();
  const format = useFormat();
  useEffect(() => {
    if (done) document.getElementById(doneId)?.focus();
  }, [done]);
  return (
    <section id={requestsAnchor} className={styles.panel} aria-labelledby="requests-title">
      <h2 id="requests-title" className={styles.title}>
        {t('title')} {!isAway && <span className="num muted">{format.number(meta.total)}</span>}
      </h2>
      {done && <OutcomeNotice id={doneId} title={t(`done.${done}`)} className={styles.notice} />}
      {isAway ? (
        <EmptyState
          headingLevel={3}
          title={t('away')}
          text={t('awayText')}
          action={<LinkButton href={requestsAddress(board, { page: 1 })}>{t('again')}</LinkButton>}
        />
      ) : requests.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t('none')}
          text={t('noneText')}
          action={<LinkButton href={tabAddress(board, 'resume')}>{t('toResume')}</LinkButton>}
        />
      ) : (
        <ul className={styles.requests}>
          {requests.map((asked) => (
            <li key={asked.request.uuid}>
              <RequestCard {...props} asked={asked} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={meta.page}
        lastPage={meta.last_page}
        hrefOf={(page) => requestsAddress(board, { page })}
      />
    </section>
  );
}

function RequestCard(props: ContactRequestsProps & { readonly asked: RequestedContact }) {
  const { asked, t } = props;
  const { request, linkLives } = asked;
  const { uuid, client_name, client_logo, created_at, answered_at } = request;
  const format = useFormat();
  const initial = panelResult(props, 'answer', uuid);
  const state = useContactRequest({ status: request.status, linkLives, initial });
  const { status } = state;
  return (
    <Panel tone={status === 'requested' ? 'tint' : 'plain'}>
      <header className={styles.head}>
        <OrgLogo name={client_name} src={client_logo} />
        <div>
          <h3 className={styles.name}>{client_name}</h3>
          <p className={styles.date}>
            {t('asked', { date: format.date(created_at) })}
            {answered_at !== null && ` · ${t('answered', { date: format.date(answered_at) })}`}
          </p>
        </div>
        <Badge tone={statusTone(status)}>{t(`statuses.${status}`)}</Badge>
      </header>
      <RequestText request={request} t={t} canDownload />
      <PanelMachineForm
        panel={props}
        action="answer"
        part={uuid}
        label={client_name}
        failure={state.failure}
        onPost={(post) => state.reply(responseOf(post.form), post)}
      >
        <input type="hidden" name="request" value={uuid} />
        <ResponseButtons request={request} state={state} t={t} />
      </PanelMachineForm>
    </Panel>
  );
}
