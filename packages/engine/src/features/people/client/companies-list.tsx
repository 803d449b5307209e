import type { MyUser } from '@boardwright/api-client/contract';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { Badge } from '@boardwright/ui/badge';
import { Button } from '@boardwright/ui/button';
import { Fold } from '@boardwright/ui/fold';
import { Notice } from '@boardwright/ui/notice';
import { Panel } from '@boardwright/ui/panel';
import { TextField } from '@boardwright/ui/text-field';
import { OutcomeNotice } from '../../../page/forms/outcome-notice.tsx';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { ClientProps } from './client-props.ts';
import styles from './client.module.css';

/** The companies one works for or is invited to: which one this session speaks for, and the way to another. */
export function CompaniesList(props: ClientProps) {
  const { data, t } = props;
  const { client, companies, saved } = data;
  return (
    <Panel title={t('companies.title')} titleId="account-companies">
      {(saved === 'switched' || saved === 'created') && (
        <OutcomeNotice title={t(`saved.${saved}`, { name: client.name })} className={styles.notice} />
      )}
      <ul className={styles.rows}>
        {companies.map((own) => (
          <CompanyRow key={own.id} {...props} own={own} />
        ))}
      </ul>
      <Fold label={t('companies.add')} className={styles.add}>
        <NewCompany {...props} />
      </Fold>
    </Panel>
  );
}

function CompanyRow({ own, ...panel }: ClientProps & { readonly own: MyUser }) {
  const { t } = panel;
  const isInvited = own.status === 'invited';
  const name = t(isInvited ? 'companies.accept' : 'companies.switch');
  return (
    <li className={styles.row}>
      <p className={styles.name}>{own.client.name}</p>
      {own.is_current && <Badge tone="success">{t('companies.current')}</Badge>}
      {isInvited && <Badge tone="info">{t('companies.invited')}</Badge>}
      {!own.is_current && (
        <div className={styles.tools}>
          <PanelForm panel={panel} action="switchCompany" part={`switch-${own.id}`}>
            {({ answer, busy }) => (
              <>
                <input type="hidden" name="id" value={own.id} />
                <Button
                  variant={isInvited ? 'secondary' : 'plain'}
                  size="small"
                  busy={busy}
                  aria-label={`${name}: ${own.client.name}`}
                >
                  {name}
                </Button>
                {answer.message && <Notice tone="danger" title={answer.message} />}
              </>
            )}
          </PanelForm>
        </div>
      )}
    </li>
  );
}

function NewCompany(props: ClientProps) {
  const { t } = props;
  return (
    <PanelForm panel={props} action="createCompany" className={styles.form} label={t('companies.add')}>
      {({ answer, busy }) => (
        <>
          <p className={styles.soft}>{t('companies.addText')}</p>
          <FormMessage id="new-company-message" answer={answer} check={t('form.check')} />
          <TextField
            id="new-company-name"
            name="name"
            label={t('form.name')}
            required
            autoComplete="off"
            maxLength={120}
            defaultValue={answer.text('name')}
            error={answer.error('name')}
          />
          <Button variant="secondary" busy={busy} className={styles.start}>
            {t('companies.create')}
          </Button>
        </>
      )}
    </PanelForm>
  );
}
