import { ChevronsUpDown } from 'lucide-react';
import { useAria, type ControlProps } from './control.ts';
import styles from './field-controls.module.css';

type Choice = string | number;

interface ListBoxProps extends Omit<ControlProps<Choice | undefined>, 'schema'> {
  readonly options: readonly {
    readonly value: Choice;
    readonly text: string;
    /** It is named, and cannot be chosen now. */
    readonly isDisabled?: boolean;
  }[];
  /** For a list that no `<label for>` names. */
  readonly label?: string;
  /** The same, where words on the page name it. */
  readonly labelledBy?: string | undefined;
  /** What stands there while nothing is chosen. */
  readonly empty?: string;
}

/** The browser's own list. A value that is not offered stays visible as it is. */
export function ListBox({ id, value, onChange, options, label, labelledBy, empty }: ListBoxProps) {
  const aria = useAria();
  const at = options.findIndex((option) => option.value === value);
  const isUnlisted = at < 0 && value !== undefined && value !== '' && typeof value !== 'object';
  return (
    <span className={styles.listBox}>
      <select
        id={id}
        aria-label={label}
        aria-labelledby={labelledBy}
        value={isUnlisted ? 'unlisted' : String(at)}
        onChange={({ target }) => {
          const chosen = options[Number(target.value)];
          if (chosen) onChange(chosen.value);
        }}
        {...aria}
      >
        {at < 0 && !isUnlisted ? <option value="-1">{empty ?? ''}</option> : null}
        {isUnlisted ? <option value="unlisted">{String(value)}</option> : null}
        {options.map((option, index) => (
          <option key={option.value} value={index} disabled={option.isDisabled}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronsUpDown size={14} aria-hidden />
    </span>
  );
}
