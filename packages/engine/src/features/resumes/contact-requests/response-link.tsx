import type { BlockOutcome } from '../../../board/define-block.ts';
import { BlockForm } from '../../../page/forms/block-form.tsx';
import { formResponse } from '../../../page/forms/form-response.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { pagePath, useBoard } from '../../../board/board-context.ts';
import { Badge } from '../../../kit/badge/badge.tsx';
import { statusTone } from '../../../kit/badge/status-tone.ts';
import { LinkButton } from '../../../kit/button/link-button.tsx';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { Notice } from '../../../kit/notice/notice.tsx';
import { OrgLogo } from '../../../page/pictures/org-logo.tsx';
import { Panel } from '../../../kit/panel/panel.tsx';
import { PageHead } from '../../../kit/section-head/page-head.tsx';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { ResponseButtons } from './response-buttons.tsx';
import type { ResponseLinkData } from './response-link.load.ts';
import { requestsTab } from './contact-requests-address.ts';
import { RequestText } from './request-text.tsx';
import styles from './contact-requests.module.css';

interface AnswerLinkProps {
  /** Number of the account block. */
  readonly id: number;
  readonly data: ResponseLinkData;
  /** The words of contact requests. */
  readonly t: Translate;
  readonly outcome: BlockOutcome | undefined;
}

/** The page of a mailed link: who asks, in their own words, and the buttons. It asks no login and needs no script. */
export function ResponseLink({ id, data, t, outcome }: AnswerLinkProps) {
  const { linked } = data;
  if (linked === 'expired') return <ExpiredLink t={t} />;
  const { request, answers, done } = linked;
  const { client_name: name, client_logo, status } = request;
  const initial = outcome?.action === 'respondByLink' ? outcome.result : undefined;
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
        <BlockForm id={id} action="respondByLink" initial={initial} label={t('link.title', { name })}>
          {({ result, busy }) => {
            const { message } = formResponse(result);
            return (
              <>
                {message && <Notice tone="danger" title={message} className={styles.notice} />}
                <ResponseButtons request={request} answers={answers} t={t} busy={busy} />
              </>
            );
          }}
        </BlockForm>
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
