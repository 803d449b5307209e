import { useTyping } from '../use-typing.ts';
import styles from './setting-controls.module.css';

interface TextInputProps {
  readonly id: string;
  readonly value: string;
  readonly maxLength?: number | undefined;
  /** The language of what is typed. */
  readonly lang?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly invalid?: boolean;
  /** Something is typed: what was said of the text before is over. */
  readonly onType?: () => void;
  readonly onCommit: (text: string) => void;
}

/** A text that becomes a step after a pause, on Enter or on leaving it. */
export function TextInput(props: TextInputProps) {
  const { id, value, maxLength, lang, placeholder, invalid = false } = props;
  const { value: text, type, flush } = useTyping(value, props.onCommit);
  const write = (next: string): void => {
    props.onType?.();
    type(next);
  };
  return (
    <input
      id={id}
      type="text"
      className={styles.input}
      value={text}
      maxLength={maxLength}
      lang={lang}
      placeholder={placeholder}
      aria-invalid={invalid}
      aria-describedby={`${id}-about`}
      onBlur={flush}
      onChange={(event) => write(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') flush();
      }}
    />
  );
}
