import { CircleAlert } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { FieldContext } from './control.ts';
import controls from './field-controls.module.css';
import styles from './field-row.module.css';

interface FieldRowProps {
  readonly id: string;
  readonly blockKey: string;
  readonly name: string;
  readonly label: string;
  /** Several parts, or no native input: the label names the group. */
  readonly isGroup: boolean;
  /** The control stands beside its label. */
  readonly isSwitch: boolean;
  /** It is shown and cannot be changed. */
  readonly isReadOnly?: boolean | undefined;
  /** The label is only read aloud. */
  readonly isLabelHidden?: boolean;
  /** What stands in its place while it is empty. */
  readonly placeholder?: string | undefined;
  /** What its author says of it. */
  readonly help?: string | undefined;
  /** What is wrong with the value. */
  readonly message: string | undefined;
  /** Said under an error: what happens meanwhile. */
  readonly notice?: string | undefined;
  /** Before the label: the dot of what differs. */
  readonly dot?: ReactNode;
  /** Right of the label: language, reset. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** What is said before another sentence ends as one. */
const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Label, control and one message: the shape of every field (design notes, 'Anatomy and states'). */
export function FieldRow(props: FieldRowProps) {
  const { id, blockKey, name, label, isGroup, isSwitch, help, message, notice, dot, aside, children } = props;
  const { placeholder } = props;
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const helpId = `${id}-help`;
  const describedBy =
    [help !== undefined && helpId, message !== undefined && messageId].filter(Boolean).join(' ') || undefined;
  const field = useMemo(
    () => ({
      blockKey,
      name,
      label,
      labelId: isGroup ? labelId : undefined,
      describedBy,
      invalid: message !== undefined,
      placeholder,
    }),
    [blockKey, name, label, labelId, isGroup, describedBy, message, placeholder],
  );
  return (
    <div
      className={styles.field}
      data-part={name}
      data-switch={isSwitch}
      data-invalid={message !== undefined}
    >
      <div className={props.isLabelHidden ? controls.unseen : styles.labels}>
        {dot}
        {isGroup ? (
          <span id={labelId} title={name}>
            {label}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} title={name}>
            {label}
          </label>
        )}
        {aside ? (
          <span className={styles.aside} data-beside>
            {aside}
          </span>
        ) : null}
      </div>
      <FieldContext value={field}>
        {props.isReadOnly ? (
          <fieldset disabled className={styles.readOnly}>
            {children}
          </fieldset>
        ) : (
          children
        )}
      </FieldContext>
      {help === undefined ? null : (
        <p id={helpId} className={controls.hint}>
          {help}
        </p>
      )}
      {message === undefined ? null : (
        <p id={messageId} className={controls.error}>
          <CircleAlert size={14} aria-hidden />
          <span>{notice === undefined ? message : `${asSentence(message)} ${notice}`}</span>
        </p>
      )}
    </div>
  );
}
