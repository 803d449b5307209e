import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldBase } from './field.tsx';
import { fieldWiring } from './field-wiring.ts';
import styles from './field.module.css';

export interface TextareaFieldProps
  extends FieldBase, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldBase> {
  readonly fieldClassName?: string | undefined;
}

/** Several lines of text. */
export function TextareaField(props: TextareaFieldProps) {
  const {
    name,
    id = name,
    label,
    hint,
    error,
    required,
    optional,
    fieldClassName,
    className,
    ...rest
  } = props;
  return (
    <Field {...{ id, label, hint, error, optional }} className={fieldClassName}>
      <textarea
        {...rest}
        {...fieldWiring({ id, error, hint, required })}
        id={id}
        name={name}
        className={classNames(styles.input, styles.textarea, className)}
      />
    </Field>
  );
}
