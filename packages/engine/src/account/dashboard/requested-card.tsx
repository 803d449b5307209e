import { useContactRequest } from '../../features/resumes/contact-requests/use-contact-request.ts';
import { OrgLogo } from '../../page/pictures/org-logo.tsx';
import { Panel } from '@boardwright/ui/panel';
import type { ActionName } from '../../board/define-block.ts';
import type { FormPanel } from '../../page/account/account-panel.ts';
import type { contactRequestsActions } from '../../features/resumes/contact-requests/contact-requests.actions.ts';
import { ResponseButtons } from '../../features/resumes/contact-requests/response-buttons.tsx';
import type { RequestedContact } from '../../features/resumes/contact-requests/contact-requests.load.ts';
import { RequestText } from '../../features/resumes/contact-requests/request-text.tsx';
import { responseOf } from '../../features/resumes/contact-requests/response-of.ts';
import { PanelMachineForm, panelResult } from '../../page/account/panel-form.tsx';
import type { DashboardProps } from './dashboard-props.ts';
import styles from './dashboard.module.css';

interface AskedCardProps {
  readonly panel: Pick<DashboardProps, 'id' | 'outcome' | 't' | 'otherTabs'>;
  readonly asked: RequestedContact;
}

/** A company that waits for an answer: it can be given here. */
export function RequestedCard({ panel, asked }: AskedCardProps) {
  const { id, outcome, t, otherTabs } = panel;
  const { request, linkLives } = asked;
  const { uuid, client_name: name, client_logo: logo } = request;
  const form: FormPanel<ActionName<typeof contactRequestsActions>> = { id, outcome, tab: 'contact-requests' };
  const initial = panelResult(form, 'answer', uuid);
  const state = useContactRequest({ status: request.status, linkLives, initial });
  return (
    <Panel tone="tint">
      <header className={styles.asker}>
        <OrgLogo name={name} src={logo} />
        <div>
          <h2 className={styles.askTitle}>{t('asked.title')}</h2>
          <p>{name}</p>
        </div>
      </header>
      <RequestText request={request} t={otherTabs.requests} canDownload />
      <PanelMachineForm
        panel={form}
        action="answer"
        part={uuid}
        label={name}
        failure={state.failure}
        onPost={(post) => state.reply(responseOf(post.form), post)}
      >
        <input type="hidden" name="request" value={uuid} />
        <ResponseButtons request={request} state={state} t={otherTabs.requests} />
      </PanelMachineForm>
    </Panel>
  );
}
