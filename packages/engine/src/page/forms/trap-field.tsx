import styles from './trap-field.module.css';

/** No person sees it; what fills in every field of a page fills it in too. */
export const trapField = 'company_fax';

interface TrapFieldProps {
  /** Unique on the page. */
  readonly id: string;
  /** For who comes upon it all the same. */
  readonly label: string;
}

/** A field that stays empty where a person fills in the form; what is sent with it is thrown away without a word. */
export function TrapField({ id, label }: TrapFieldProps) {
  return (
    <p className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={trapField} tabIndex={-1} autoComplete="off" />
    </p>
  );
}
