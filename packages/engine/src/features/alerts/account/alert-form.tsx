import Eye from 'lucide-react/icons/eye';
import { AlertFields } from '../site/alert-fields.tsx';
import { AlertPreview } from '../site/alert-preview.tsx';
import alertStyles from '../site/alerts.module.css';
import { useBoard } from '../../../board/board-context.ts';
import { BackLink } from '@boardwright/ui/back-link';
import { Button } from '@boardwright/ui/button';
import { LinkButton } from '@boardwright/ui/link-button';
import { tabAddress } from '../../../page/account/account-panel.ts';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { AlertFilters } from './alert-filters.tsx';
import { alertsTab } from './job-alerts-address.ts';
import type { AlertFormData } from './job-alerts.load.ts';
import type { AlertsPart } from './job-alerts-props.ts';
import styles from './alert-list.module.css';

/** All there is to set of an alert, and beside it what its last mail would have held. */
export function AlertForm(props: AlertsPart<AlertFormData>) {
  const { id, data, t } = props;
  const board = useBoard();
  const list = tabAddress(board, alertsTab);
  const title = t(data.id === undefined ? 'newTitle' : 'editTitle');
  return (
    <section className={styles.form} aria-labelledby="alert-form-title">
      <div>
        <BackLink href={list}>{t('back')}</BackLink>
        <h2 id="alert-form-title" className={styles.formTitle}>
          {title}
        </h2>
        <PanelForm panel={props} action="save" label={title} className={alertStyles.form}>
          {({ answer, result, busy }) => (
            <>
              {data.id !== undefined && <input type="hidden" name="id" value={data.id} />}
              <input type="hidden" name="active" value={data.active ? '1' : '0'} />
              <AlertFields
                {...{ id, t, alert: data.alert, result, busy }}
                places="job-alerts.places"
                withEmail={false}
                submit={t(data.id === undefined ? 'create' : 'save')}
                filters={<AlertFilters {...{ data, t, answer }} />}
                beside={
                  <>
                    <Button variant="secondary" name="show" value="1" icon={Eye}>
                      {t('show')}
                    </Button>
                    <LinkButton href={list} variant="plain">
                      {t('cancel')}
                    </LinkButton>
                  </>
                }
              />
            </>
          )}
        </PanelForm>
      </div>
      {data.preview && (
        <aside>
          <AlertPreview {...{ id, t }} preview={data.preview} />
        </aside>
      )}
    </section>
  );
}
