import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field.tsx';
import { fieldWiring } from './field-wiring.ts';
import styles from './check.module.css';

export interface CheckFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** The name when left out; give each of several boxes of one name its own. */
  readonly id?: string | undefined;
  readonly name: string;
  /** May hold links, as to the terms: they stay links, the rest of the line ticks. */
  readonly label: ReactNode;
  readonly error?: string | undefined;
  /** A number at the end of the line: how many the choice would give. */
  readonly count?: string | undefined;
  readonly type?: 'checkbox' | 'radio';
}

/** A box to tick, or one of a radio group. At least 36 high, 44 under a finger. */
export function CheckField({
  name,
  id = name,
  label,
  error,
  required,
  count,
  type = 'checkbox',
  className,
  ...rest
}: CheckFieldProps) {
  return (
    <div className={className}>
      <label className={styles.check}>
        <input {...rest} {...fieldWiring({ id, error, required })} id={id} name={name} type={type} />
        <span>{label}</span>
        {count !== undefined && <span className={classNames(styles.count, 'num')}>{count}</span>}
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

export interface SwitchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** The name when left out; give each of several boxes of one name its own. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** On or off, at the end of a line of explanation: cookie kinds, alerts. A checkbox to a form. */
export function SwitchField({ name, id = name, label, hint, className, ...rest }: SwitchFieldProps) {
  return (
    <div className={classNames(styles.switchRow, className)}>
      <label htmlFor={id}>
        <span className={styles.switchLabel}>{label}</span>
        {hint !== undefined && <span className={styles.switchHint}>{hint}</span>}
      </label>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on */}
      <input {...rest} id={id} name={name} type="checkbox" role="switch" className={styles.switch} />
    </div>
  );
}
