import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldBase } from './field.tsx';
import { fieldWiring } from './field-wiring.ts';
import styles from './field.module.css';

export interface TextFieldProps
  extends FieldBase, Omit<ComponentPropsWithRef<'input'>, keyof FieldBase | 'size'> {
  /** 40 instead of 48 high. */
  readonly small?: boolean;
  readonly aside?: ReactNode;
  /** The class of the whole field, for its place in a form's grid. */
  readonly fieldClassName?: string | undefined;
}

/** One line of text: also e-mail, password, number, date, url by `type`. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    id = name,
    label,
    hint,
    error,
    required,
    optional,
    small,
    aside,
    fieldClassName,
    className,
    ...rest
  } = props;
  return (
    <Field {...{ id, label, hint, error, optional, aside }} className={fieldClassName}>
      <input
        {...rest}
        {...fieldWiring({ id, error, hint, required })}
        id={id}
        name={name}
        className={classNames(styles.input, small && styles.small, className)}
      />
    </Field>
  );
}
