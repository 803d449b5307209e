import styles from './setting-controls.module.css';

interface SwitchProps {
  readonly id: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, done at once. */
export function Switch({ id, checked, disabled = false, onChange }: SwitchProps) {
  return (
    <input
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
      role="switch"
      id={id}
      className={styles.switch}
      checked={checked}
      disabled={disabled}
      aria-describedby={`${id}-about`}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
