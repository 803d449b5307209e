import { useId } from 'react';
import styles from './login.module.css';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly value?: string | undefined;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly complete: string;
  /** Of a phone. */
  readonly keyboard?: 'numeric';
}

/** A labelled field of a form before or beside the editor, with its hint and what is wrong with it. */
export function TextField(props: TextFieldProps) {
  const { name, label, type = 'text', value, hint, problem, complete, keyboard } = props;
  const id = useId();
  const describedBy = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(problem === undefined ? [] : [`${id}-problem`]),
  ];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        <input
          id={id}
          name={name}
          type={type}
          defaultValue={value}
          autoComplete={complete}
          inputMode={keyboard}
          autoCapitalize={type === 'text' && name !== 'host' && name !== 'code' ? 'words' : 'none'}
          spellCheck={false}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        />
      </div>
      {hint === undefined ? null : (
        <p className={styles.help} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem === undefined ? null : (
        <p className={styles.hint} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
