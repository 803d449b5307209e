import { useMemo } from 'react';
import { tokenValues } from '../declared-tokens.ts';
import styles from './token.module.css';

/** A token with the value that the style sheet gives it: `--s-4 1rem`. */
export function Token({ name }: { readonly name: string }) {
  const value = useMemo(() => tokenValues().get(name), [name]);
  return (
    <span className={styles.token}>
      <code>{name}</code> {value}
    </span>
  );
}
