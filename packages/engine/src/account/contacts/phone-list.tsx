import type { Phone } from '@boardwright/api-client/contract';
import { FormMessage } from '../../forms/form-message.tsx';
import { PhoneField } from '../../ui/field/phone-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { PanelForm } from '../panel-form.tsx';
import { ContactRow } from './contact-row.tsx';
import type { ContactsProps } from './contacts.ts';
import { NewRow } from './new-row.tsx';
import { SaveRow } from './save-row.tsx';
import { SavedNotice } from './saved-notice.tsx';
import styles from './contacts.module.css';

/** Phone numbers: one is primary (specification §3). */
export function PhoneList(props: ContactsProps) {
  const { data, t } = props;
  return (
    <Panel title={t('phones.title')} titleId="account-phone">
      <SavedNotice part="phone" {...props} />
      {data.phones.length > 0 && (
        <ul className={styles.rows}>
          {data.phones.map((row) => (
            <ContactRow key={row.id} {...props} kind="Phone" row={row} text={row.phone} uses={['financial']}>
              <PhoneForm {...props} row={row} />
            </ContactRow>
          ))}
        </ul>
      )}
      <NewRow
        {...props}
        kind="Phone"
        count={data.phones.length}
        name={t('phones.add')}
        empty={t('phones.empty')}
      >
        <PhoneForm {...props} row={undefined} />
      </NewRow>
    </Panel>
  );
}

function PhoneForm(props: ContactsProps & { readonly row: Phone | undefined }) {
  const { data, t, row } = props;
  const part = `Phone-${row?.id ?? 'new'}`;
  return (
    <PanelForm panel={props} action="savePhone" part={part} className={styles.form}>
      {({ answer, busy }) => (
        <>
          <FormMessage
            id={`${part}-message`}
            answer={answer}
            check={t('form.check')}
            className={styles.full}
          />
          {row && <input type="hidden" name="id" value={row.id} />}
          <TextField
            id={`${part}-label`}
            name="label"
            label={t('label')}
            optional
            maxLength={100}
            defaultValue={answer.text('label') ?? row?.label}
            error={answer.error('label')}
          />
          <PhoneField
            id={`${part}-phone`}
            name="phone"
            label={t('form.phone')}
            required
            countryName="phone_country"
            countries={data.countries}
            defaultValue={answer.text('phone') ?? row?.phone}
            defaultCountry={answer.text('phone_country') ?? row?.country_code}
            error={answer.error('phone')}
          />
          <SaveRow {...props} busy={busy} />
        </>
      )}
    </PanelForm>
  );
}
