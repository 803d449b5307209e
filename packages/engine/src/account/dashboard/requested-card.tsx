import { OrgLogo } from '../../page/pictures/org-logo.tsx';
import { Notice } from '../../kit/notice/notice.tsx';
import { Panel } from '../../kit/panel/panel.tsx';
import type { PanelProps } from '../../page/account/account-panel.ts';
import { ResponseButtons } from '../../features/resumes/contact-requests/response-buttons.tsx';
import type { RequestedContact } from '../../features/resumes/contact-requests/contact-requests.load.ts';
import { RequestText } from '../../features/resumes/contact-requests/request-text.tsx';
import { PanelForm } from '../../page/account/panel-form.tsx';
import styles from './dashboard.module.css';

interface AskedCardProps {
  readonly panel: Pick<PanelProps, 'id' | 'outcome' | 't' | 'wordsOf'>;
  readonly asked: RequestedContact;
}

/** A company that waits for an answer: it can be given here. */
export function RequestedCard({ panel, asked }: AskedCardProps) {
  const { id, outcome, t, wordsOf } = panel;
  const { request, answers } = asked;
  const { uuid, client_name: name, client_logo: logo } = request;
  const words = wordsOf('contact-requests');
  return (
    <Panel tone="tint">
      <header className={styles.asker}>
        <OrgLogo name={name} src={logo} />
        <div>
          <h2 className={styles.askTitle}>{t('asked.title')}</h2>
          <p>{name}</p>
        </div>
      </header>
      <RequestText request={request} t={words} canDownload />
      <PanelForm panel={{ id, outcome, tab: 'contact-requests' }} action="answer" part={uuid} label={name}>
        {({ answer, busy }) => (
          <>
            <input type="hidden" name="request" value={uuid} />
            {answer.message && <Notice tone="danger" title={answer.message} className={styles.notice} />}
            <ResponseButtons request={request} answers={answers} t={words} busy={busy} />
          </>
        )}
      </PanelForm>
    </Panel>
  );
}
