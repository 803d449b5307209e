import type { KeyBelow, WholeKey } from '@boardwright/messages';
import type { FormResponse } from '../../page/forms/form-response.ts';
import type { PhoneCountry } from '@boardwright/ui/phone-countries';
import { PhoneField } from '@boardwright/ui/phone-field';
import { SelectField } from '@boardwright/ui/select-field';
import { TextField } from '@boardwright/ui/text-field';
import type { Translate } from '@boardwright/ui/translate';
import styles from './register.module.css';
import type { RegisterKey } from './register.messages.ts';

interface CompanyFieldsProps {
  readonly prefix: string;
  readonly answer: FormResponse;
  readonly hidden: readonly ('phone' | 'address')[];
  readonly countries: readonly PhoneCountry[];
  readonly t: Translate<RegisterKey>;
}

/** Where a company is and how to call it, unless the site leaves them out. */
export function CompanyFields({ prefix, answer, hidden, countries, t }: CompanyFieldsProps) {
  const field = (name: KeyBelow<'form', WholeKey<RegisterKey>>) => ({
    id: `${prefix}-${name.replaceAll('_', '-')}`,
    name,
    label: t(`form.${name}`),
    required: true,
    defaultValue: answer.text(name),
    error: answer.error(name),
  });
  return (
    <>
      {!hidden.includes('phone') && (
        <PhoneField
          {...field('phone')}
          countryName="phone_country"
          countries={countries}
          defaultCountry={answer.text('phone_country')}
          fieldClassName={styles.full}
        />
      )}
      {!hidden.includes('address') && (
        <>
          <TextField
            {...field('address_line_1')}
            autoComplete="address-line1"
            maxLength={200}
            fieldClassName={styles.full}
          />
          <TextField {...field('postal_code')} autoComplete="postal-code" maxLength={20} />
          <TextField {...field('city')} autoComplete="address-level2" maxLength={120} />
          <SelectField
            {...field('country_code')}
            defaultValue={answer.text('country_code') ?? 'NL'}
            autoComplete="country"
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            fieldClassName={styles.full}
          />
        </>
      )}
    </>
  );
}
