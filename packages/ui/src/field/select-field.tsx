import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldBase } from './field.tsx';
import { fieldWiring } from './field-wiring.ts';
import styles from './field.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps
  extends FieldBase, Omit<ComponentPropsWithRef<'select'>, keyof FieldBase | 'size'> {
  readonly options: readonly Option[];
  /** The first, empty choice; left out, the first option is chosen. */
  readonly placeholder?: string;
  readonly small?: boolean;
  /** The label is for screen readers only, as on a sort menu. */
  readonly labelHidden?: boolean;
  readonly fieldClassName?: string | undefined;
}

/** One of a list, in the browser's own menu. */
export function SelectField(props: SelectFieldProps) {
  const {
    name,
    id = name,
    label,
    hint,
    error,
    required,
    optional,
    options,
    placeholder,
    small,
    labelHidden,
    ...more
  } = props;
  const { fieldClassName, className, ...rest } = more;
  const select = (
    <select
      {...rest}
      {...fieldWiring({ id, error, hint, required })}
      id={id}
      name={name}
      className={classNames(styles.input, styles.select, small && styles.small, className)}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
  if (!labelHidden) {
    return (
      <Field {...{ id, label, hint, error, optional }} className={fieldClassName}>
        {select}
      </Field>
    );
  }
  return (
    <div className={fieldClassName}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      {select}
    </div>
  );
}
