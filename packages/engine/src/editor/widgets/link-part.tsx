import { useId, type ReactNode } from 'react';
import { FieldContext, useFieldAround } from './control.ts';
import styles from './link-control.module.css';

interface LinkPartProps {
  readonly name: string;
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

/** One part of a link under its label. */
export function LinkPart({ name, label, children }: LinkPartProps) {
  const id = useId();
  const around = useFieldAround();
  return (
    <div className={styles.part} data-part={name}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldContext
        value={{ ...around, name, label, labelId: undefined, messageId: undefined, invalid: false }}
      >
        {children(id)}
      </FieldContext>
    </div>
  );
}
