import styles from './field.module.css';

/** The classes of a field's pieces, for a control of one's own that looks like the others. */
export const fieldClasses = {
  input: styles.input,
  textarea: styles.textarea,
  label: styles.label,
  small: styles.small,
} as const;
