import { useUiT } from '../use-ui-t.ts';
import { classNames } from '../class-names.ts';
import { Field, type FieldBase } from './field.tsx';
import { fieldWiring } from './field-wiring.ts';
import type { PhoneCountry } from './phone-countries.ts';
import styles from './field.module.css';

/** Three em spaces: the closed menu shows the code alone, the open one two columns. */
const GAP = '\u2003\u2003\u2003';

export interface PhoneFieldProps extends FieldBase {
  /** The name of the country's own field, as `phone_country`. */
  readonly countryName: string;
  /** In the order of the menu; see phoneCountries(). */
  readonly countries: readonly PhoneCountry[];
  readonly defaultValue?: string | undefined;
  /** ISO code, NL when left out (specification §9 'default phone country'). */
  readonly defaultCountry?: string | undefined;
  readonly autoComplete?: string;
  readonly fieldClassName?: string | undefined;
}

/** A phone number with the calling code of its country before it: two fields in one frame. */
export function PhoneField({ name, id = name, defaultCountry = 'NL', ...props }: PhoneFieldProps) {
  const { label, hint, error, required, optional, countries } = props;
  const t = useUiT();
  return (
    <Field {...{ id, label, hint, error, optional }} className={props.fieldClassName}>
      <div className={styles.join}>
        <select
          className={classNames(styles.input, styles.select, styles.code)}
          name={props.countryName}
          aria-label={t('callingCode')}
          defaultValue={defaultCountry}
          autoComplete="tel-country-code"
        >
          {countries.map((country) => (
            <option key={country.code} value={country.code}>
              {`+${country.callingCode}${GAP}${country.name}`}
            </option>
          ))}
        </select>
        <input
          {...fieldWiring({ id, error, hint, required })}
          className={styles.input}
          id={id}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete={props.autoComplete ?? 'tel-national'}
          defaultValue={props.defaultValue}
        />
      </div>
    </Field>
  );
}
