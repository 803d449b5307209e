import type { Phone } from '@boardwright/api-client/contract';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { PhoneField } from '@boardwright/ui/phone-field';
import { TextField } from '@boardwright/ui/text-field';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { ContactList } from './contact-list.tsx';
import type { ContactsProps } from './contacts.ts';
import { SaveRow } from './save-row.tsx';
import styles from './contacts.module.css';

/** Phone numbers: one is primary (specification §3). */
export function PhoneList(props: ContactsProps) {
  return (
    <ContactList
      panel={props}
      kind="Phone"
      rows={props.data.phones}
      textOf={({ phone }) => phone}
      uses={['financial']}
      RowForm={PhoneForm}
    />
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
