import { FormMessage } from '../../../page/forms/form-message.tsx';
import { Button } from '@boardwright/ui/button';
import { Panel } from '@boardwright/ui/panel';
import { TextField } from '@boardwright/ui/text-field';
import { SavedNotice } from '../contacts/saved-notice.tsx';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import type { ClientProps } from './client-props.ts';
import styles from './client.module.css';

/** Name, VAT number, where invoices go. */
export function CompanyForm(props: ClientProps) {
  const { data, t } = props;
  const { client } = data;
  return (
    <Panel title={t('company.title')} titleId="account-company">
      <SavedNotice part="company" data={data} title={t('saved.company')} />
      <PanelForm panel={props} action="saveCompany" className={styles.form} label={t('company.title')}>
        {({ answer, busy }) => {
          const field = (name: 'name' | 'vat_number' | 'invoice_email') => ({
            id: `client-${name.replace('_', '-')}`,
            name,
            label: t(`form.${name}`),
            defaultValue: answer.text(name) ?? client[name] ?? '',
            error: answer.error(name),
          });
          return (
            <>
              <FormMessage
                id="client-message"
                answer={answer}
                check={t('form.check')}
                className={styles.message}
              />
              <input type="hidden" name="revision" value={answer.text('revision') ?? client.revision} />
              <TextField {...field('name')} required autoComplete="organization" maxLength={120} />
              <TextField
                {...field('vat_number')}
                optional
                hint={t('company.vatHint')}
                autoComplete="off"
                maxLength={40}
              />
              <TextField
                {...field('invoice_email')}
                type="email"
                optional
                hint={t('company.invoiceHint')}
                autoComplete="email"
                maxLength={254}
              />
              <Button busy={busy} className={styles.start}>
                {t('save')}
              </Button>
            </>
          );
        }}
      </PanelForm>
    </Panel>
  );
}
