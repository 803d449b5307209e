import type { Address } from '@boardwright/api-client/contract';
import { FormMessage } from '../../../page/forms/form-message.tsx';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import { PanelForm } from '../../../page/account/panel-form.tsx';
import { ContactList } from './contact-list.tsx';
import type { ContactsProps } from './contacts.ts';
import { SaveRow } from './save-row.tsx';
import styles from './contacts.module.css';

/** Addresses: one is primary, at most one financial (specification §3). */
export function AddressList(props: ContactsProps) {
  const { addresses, countryNames } = props.data;
  return (
    <ContactList
      panel={props}
      kind="Address"
      rows={addresses}
      textOf={(row) =>
        [
          row.address_line_1,
          `${row.postal_code} ${row.city}`.trim(),
          countryNames[row.country_code] ?? row.country_code,
        ].join(', ')
      }
      uses={['financial', 'delivery']}
      RowForm={AddressForm}
    />
  );
}

function AddressForm(props: ContactsProps & { readonly row: Address | undefined }) {
  const { data, t, row } = props;
  const part = `Address-${row?.id ?? 'new'}`;
  return (
    <PanelForm panel={props} action="saveAddress" part={part} className={styles.form}>
      {({ answer, busy }) => {
        const field = (name: 'label' | 'address_line_1' | 'postal_code' | 'city') => ({
          id: `${part}-${name}`,
          name,
          label: t(name === 'label' ? 'label' : `form.${name}`),
          defaultValue: answer.text(name) ?? row?.[name],
          error: answer.error(name),
        });
        return (
          <>
            <FormMessage
              id={`${part}-message`}
              answer={answer}
              check={t('form.check')}
              className={styles.full}
            />
            {row && <input type="hidden" name="id" value={row.id} />}
            <TextField {...field('label')} optional maxLength={100} fieldClassName={styles.full} />
            <TextField
              {...field('address_line_1')}
              required
              autoComplete="address-line1"
              maxLength={200}
              fieldClassName={styles.full}
            />
            <TextField {...field('postal_code')} required autoComplete="postal-code" maxLength={20} />
            <TextField {...field('city')} required autoComplete="address-level2" maxLength={120} />
            <SelectField
              id={`${part}-country`}
              name="country_code"
              label={t('form.country_code')}
              error={answer.error('country_code')}
              defaultValue={answer.text('country_code') ?? row?.country_code ?? 'NL'}
              autoComplete="country"
              options={data.countries.map(({ code, name }) => ({ value: code, label: name }))}
              fieldClassName={styles.full}
            />
            <SaveRow {...props} busy={busy} />
          </>
        );
      }}
    </PanelForm>
  );
}
