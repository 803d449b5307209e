import type { ActionName, BlockOutcome } from '../../board/define-block.ts';
import { BlockForm } from '../../page/forms/block-form.tsx';
import { formResponse } from '../../page/forms/form-response.ts';
import { FormMessage } from '../../page/forms/form-message.tsx';
import { useBoard } from '../../board/board-context.ts';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { Panel } from '@boardwright/ui/panel';
import { AlertSummary } from '../../features/alerts/site/alert-summary.tsx';
import type { JobAlertsPart, KnownAlert } from './job-alerts-data.ts';
import styles from './job-alerts.module.css';
import type { jobAlertsActions } from './job-alerts.actions.ts';

export interface AlertRequestCardProps extends JobAlertsPart {
  readonly data: KnownAlert;
  readonly outcome: BlockOutcome | undefined;
}

/** What a mailed link asks: yes to the mails, or an end to them. Opening the link alone does nothing. */
export function AlertRequestCard({ id, t, data, outcome }: AlertRequestCardProps) {
  const board = useBoard();
  const confirming = data.view === 'confirm';
  const action = confirming ? 'confirm' : 'pause';
  const manage = new URLSearchParams(board.search);
  manage.delete('action');
  return (
    <Panel tone="tint">
      <AlertSummary alert={data.alert} t={t} />
      <BlockForm<ActionName<typeof jobAlertsActions>>
        id={id}
        action={action}
        initial={outcome?.action === action ? outcome.result : undefined}
        className={styles.ask}
      >
        {({ result, busy }) => (
          <>
            <FormMessage
              id={`alert-${id}-message`}
              answer={formResponse(result)}
              check={t('form.check')}
              className={styles.askMessage}
            />
            <Button busy={busy}>{t(confirming ? 'confirm.yes' : 'unsubscribe.yes')}</Button>
            {!confirming && (
              <LinkButton href={`${board.path}?${manage}`} variant="secondary">
                {t('unsubscribe.change')}
              </LinkButton>
            )}
          </>
        )}
      </BlockForm>
      {confirming && <p className={styles.askNote}>{t('confirm.note')}</p>}
    </Panel>
  );
}
