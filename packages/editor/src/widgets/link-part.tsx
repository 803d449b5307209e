import { useId, type ReactNode } from 'react';
import { OfWhom } from '../panel/of-whom.tsx';
import type { SettingNode } from '../panel/setting-node.ts';
import { FieldContext, useFieldAround } from './control.ts';
import styles from './link-control.module.css';

interface LinkPartProps {
  readonly name: string;
  readonly label: string;
  /** Its schema: it says whether the part is one for all languages. */
  readonly node?: SettingNode | undefined;
  readonly children: (id: string) => ReactNode;
}

/** One part of a link under its label. */
export function LinkPart({ name, label, node, children }: LinkPartProps) {
  const id = useId();
  const around = useFieldAround();
  return (
    <div className={styles.part} data-part={name}>
      <span className={styles.above}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {node ? <OfWhom node={node} /> : null}
      </span>
      <FieldContext
        value={{ ...around, name, label, labelId: undefined, describedBy: undefined, invalid: false }}
      >
        {children(id)}
      </FieldContext>
    </div>
  );
}
