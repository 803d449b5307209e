import type { BlockOutcome } from '../../../board/define-block.ts';
import { useContactRequest } from './use-contact-request.ts';
import { MachineForm } from '../../../page/forms/machine-form.tsx';
import { Badge } from '@boardwright/ui/badge';
import { LinkButton } from '@boardwright/ui/link-button';
import { PageHead } from '@boardwright/ui/page-head';
import { Panel } from '@boardwright/ui/panel';
import { statusTone } from '../../../page/status-tone.ts';
import type { Translate } from '@boardwright/ui/translate';
import { pagePath, useBoard } from '../../../board/board-context.ts';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { OrgLogo } from '../../../page/pictures/org-logo.tsx';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { ResponseButtons } from './response-buttons.tsx';
import type { ResponseLinkData } from './response-link.load.ts';
import { requestsTab } from './contact-requests-address.ts';
import { RequestText } from './request-text.tsx';
import { responseOf } from './response-of.ts';
import styles from './contact-requests.module.css';
import type { ContactRequestsKey } from './contact-requests.messages.ts';

interface AnswerLinkProps {
  /** Number of the account block. */
  readonly id: number;
  readonly data: ResponseLinkData;
  /** The words of contact requests. */
  readonly t: Translate<ContactRequestsKey>;
  readonly outcome: BlockOutcome | undefined;
}

/** The page of a mailed link: who asks, in their own words, and the buttons. It asks no login and needs no script. */
export function ResponseLink({ data, ...props }: AnswerLinkProps) {
  const { linked } = data;
  if (linked === 'expired') return <ExpiredLink t={props.t} />;
  return <LinkedRequest {...props} linked={linked} />;
}

type LinkedRequestProps = Omit<AnswerLinkProps, 'data'> & {
  readonly linked: Exclude<ResponseLinkData['linked'], 'expired'>;
};

function LinkedRequest({ id, linked, t, outcome }: LinkedRequestProps) {
  const { request, linkLives, done } = linked;
  const { client_name: name, client_logo } = request;
  const initial = outcome?.action === 'respondByLink' ? outcome.result : undefined;
  const state = useContactRequest({ status: request.status, linkLives, initial });
  const { status } = state;
  return (
    <div className={`container ${styles.page}`}>
      {done && done === status && <OutcomeNotice title={t(`done.${done}`)} className={styles.notice} />}
      <PageHead title={t('link.title', { name })} lead={t('link.lead')} />
      <Panel tone="tint">
        <header className={styles.head}>
          <OrgLogo name={name} src={client_logo} />
          <p className={styles.name}>{name}</p>
          <Badge tone={statusTone(status)}>{t(`statuses.${status}`)}</Badge>
        </header>
        <RequestText request={request} t={t} canDownload={false} />
        <MachineForm
          id={id}
          action="respondByLink"
          label={t('link.title', { name })}
          failure={state.failure}
          onPost={(post) => state.reply(responseOf(post.form), post)}
        >
          <ResponseButtons request={request} state={state} t={t} />
        </MachineForm>
      </Panel>
    </div>
  );
}

function ExpiredLink({ t }: Pick<AnswerLinkProps, 't'>) {
  const board = useBoard();
  const account = tabAddress(board, requestsTab);
  const isOwn = board.visitor === 'candidate';
  const login = `${pagePath(board, 'p-login')}?${new URLSearchParams({ next: account })}`;
  return (
    <div className={`container ${styles.page}`}>
      <PageHead title={t('link.expired')} lead={t('link.expiredText')} />
      <LinkButton href={isOwn ? account : login}>{t(isOwn ? 'link.account' : 'link.login')}</LinkButton>
    </div>
  );
}
