import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ActionName, BlockOutcome } from '../../board/define-block.ts';
import { BlockForm } from '../../page/forms/block-form.tsx';
import { formResponse } from '../../page/forms/form-response.ts';
import { FormMessage } from '../../page/forms/form-message.tsx';
import { Button } from '@boardwright/ui/button';
import type { IconDrawing } from '@boardwright/ui/icon';
import { Notice } from '@boardwright/ui/notice';
import { AlertFields } from '../../features/alerts/site/alert-fields.tsx';
import type { JobAlertsPart, KnownAlert } from './job-alerts-data.ts';
import alertStyles from '../../features/alerts/site/alerts.module.css';
import styles from './job-alerts.module.css';
import type { jobAlertsActions } from './job-alerts.actions.ts';

export interface ManageAlertProps extends JobAlertsPart {
  readonly data: KnownAlert;
  readonly outcome: BlockOutcome | undefined;
}

/** All of an alert: change it, pause it or start it again, remove it. */
export function ManageAlert({ id, settings, t, data, outcome }: ManageAlertProps) {
  const resultOf = (action: string) => (outcome?.action === action ? outcome.result : undefined);
  const act = (action: ActFormProps['action'], icon: IconDrawing, label: string) => (
    <ActForm {...{ id, t, action, icon, label }} initial={resultOf(action)} />
  );
  return (
    <>
      {!data.active && data.done !== 'paused' && (
        <Notice className={styles.paused} icon={Pause} title={t('manage.pausedTitle')}>
          {t('manage.paused')}
        </Notice>
      )}
      <BlockForm<ActionName<typeof jobAlertsActions>>
        id={id}
        action="change"
        initial={resultOf('change')}
        className={alertStyles.form}
        label={t('titles.manage')}
      >
        {({ result, busy }) => (
          <AlertFields
            {...{ id, t, alert: data.alert, result, busy }}
            hiddenFields={settings.hiddenFields}
            withEmail={false}
            submit={t('manage.save')}
          />
        )}
      </BlockForm>
      <div className={styles.acts}>
        {data.active ? act('pause', Pause, t('manage.pause')) : act('resume', Play, t('manage.resume'))}
        {act('remove', Trash2, t('manage.remove'))}
      </div>
    </>
  );
}

interface ActFormProps extends Pick<ManageAlertProps, 'id' | 't'> {
  readonly action: ActionName<typeof jobAlertsActions>;
  readonly icon: IconDrawing;
  readonly label: string;
  readonly initial: BlockOutcome['result'] | undefined;
}

/** One button that does one thing. */
function ActForm({ id, t, action, icon, label, initial }: ActFormProps) {
  return (
    <BlockForm<ActionName<typeof jobAlertsActions>> id={id} action={action} initial={initial}>
      {({ result, busy }) => (
        <>
          <FormMessage id={`alert-${id}-${action}`} answer={formResponse(result)} check={t('form.check')} />
          <Button variant="secondary" icon={icon} busy={busy}>
            {label}
          </Button>
        </>
      )}
    </BlockForm>
  );
}
