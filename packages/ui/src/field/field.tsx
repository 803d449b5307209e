import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { useUiT } from '../use-ui-t.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { errorId, hintId } from './field-wiring.ts';
import styles from './field.module.css';

/** What every field takes. */
export interface FieldBase {
  /** The key of all its wiring, unique on the page; the name when left out. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Says what is wrong and what to check. Several sentences may be joined by line breaks (§8). */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Says '(optional)' behind the label: in a form where most fields are required, mark the others. */
  readonly optional?: boolean | undefined;
}

export interface FieldProps extends Omit<FieldBase, 'id' | 'name' | 'required'> {
  readonly id: string;
  /** A link at the end of the label line, as 'Forgot?' beside a password. */
  readonly aside?: ReactNode;
  /** The error came while the page was there, and is read out. */
  readonly isAlert?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label above, control, error directly below it, hint last. */
export function Field({ id, label, hint, error, optional, aside, isAlert, className, children }: FieldProps) {
  const t = useUiT();
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {optional && <small> {t('optional')}</small>}
        </label>
        {aside}
      </div>
      {children}
      <FieldError {...{ id, error, isAlert }} />
      {hint !== undefined && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface FieldErrorProps extends Pick<FieldProps, 'id' | 'error' | 'isAlert'> {}

/** The sentence under a wrong field; draws nothing while there is none. */
export function FieldError({ id, error, isAlert }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p className={styles.error} id={errorId(id)} role={isAlert ? 'alert' : undefined}>
      <Icon icon={CircleAlert} />
      <span className={styles.errorText}>{error}</span>
    </p>
  );
}
