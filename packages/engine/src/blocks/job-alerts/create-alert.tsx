import MailCheck from 'lucide-react/icons/mail-check';
import type { ActionName, ActionResult, BlockOutcome } from '../../board/define-block.ts';
import { BlockForm } from '../../page/forms/block-form.tsx';
import { TermsText } from '../../page/forms/terms-text.tsx';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { writeSearchAddress } from '../../search/search-address.ts';
import { LinkButton } from '@boardwright/ui/link-button';
import { Notice } from '@boardwright/ui/notice';
import { RichText } from '@boardwright/ui/rich-text';
import { AlertFields } from '../../features/alerts/site/alert-fields.tsx';
import type { AlertView } from '../../features/alerts/site/alert-view.ts';
import type { JobAlertsPart } from './job-alerts-data.ts';
import type { AlertRequested } from './job-alerts.actions.ts';
import alertStyles from '../../features/alerts/site/alerts.module.css';
import styles from './job-alerts.module.css';
import type { jobAlertsActions } from './job-alerts.actions.ts';

export interface CreateAlertProps extends JobAlertsPart {
  readonly alert: AlertView;
  readonly outcome: BlockOutcome | undefined;
}

/** A new alert: the search brought along, an address, one press. */
export function CreateAlert({ id, settings, t, alert, outcome }: CreateAlertProps) {
  const board = useBoard();
  const candidate = board.visitor === 'candidate';
  return (
    <BlockForm<ActionName<typeof jobAlertsActions>>
      id={id}
      action="create"
      initial={outcome?.action === 'create' ? outcome.result : undefined}
      className={alertStyles.form}
      label={t('titles.create')}
    >
      {({ result, busy }) =>
        result?.ok ? (
          <Asked {...{ result, alert, t }} />
        ) : (
          <>
            <AlertFields
              {...{ id, t, alert, result, busy }}
              hiddenFields={settings.hiddenFields}
              withEmail={!candidate}
              submit={t(candidate ? 'create.submit' : 'create.ask')}
            />
            <div className={styles.terms}>
              {settings.termsText ? (
                <RichText html={settings.termsText} look="plain" />
              ) : (
                <p>
                  <TermsText sentence={t(candidate ? 'create.termsCandidate' : 'create.terms')} />
                </p>
              )}
            </div>
          </>
        )
      }
    </BlockForm>
  );
}

interface AskedProps extends Pick<CreateAlertProps, 'alert' | 't'> {
  readonly result: ActionResult;
}

/** What happens now: a mail to say yes to, or the alert that stands. */
function Asked({ result, alert, t }: AskedProps) {
  const board = useBoard();
  const { email } = (result.ok ? (result.data ?? {}) : {}) as AlertRequested;
  const account = `${pagePath(board, 'p-account')}?menuType=job-alerts`;
  return (
    <div className={styles.full}>
      <Notice tone="success" icon={MailCheck} title={t(email ? 'create.askedTitle' : 'create.doneTitle')}>
        {email ? t('create.asked', { email }) : t('create.done')}
      </Notice>
      <p className={styles.next}>
        <LinkButton
          href={pagePath(board, 'p-job-list') + writeSearchAddress(alert.search)}
          variant="secondary"
        >
          {t('create.toJobs')}
        </LinkButton>
        {!email && (
          <LinkButton href={account} variant="plain">
            {t('create.toAlerts')}
          </LinkButton>
        )}
      </p>
    </div>
  );
}
