import { type ReactNode, useId } from 'react';
import form from '../ui/form.module.css';

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  /** The control; it gets what ties it to its words. */
  readonly children: (control: {
    readonly id: string;
    readonly className: string | undefined;
    readonly 'aria-describedby': string;
    readonly 'aria-invalid': boolean;
  }) => ReactNode;
}

/** A field of a form here: its name, the control, and below it a hint or what is wrong. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: form.input,
        'aria-describedby': `${id}-about`,
        'aria-invalid': problem !== undefined,
      })}
      <p id={`${id}-about`} className={problem === undefined ? form.hint : form.error}>
        {problem ?? hint}
      </p>
    </div>
  );
}

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: string;
  readonly type?: 'text' | 'date' | 'time';
  readonly numeric?: boolean;
  readonly maxLength?: number;
  /** Whether one begins here. */
  readonly focus?: boolean;
  readonly onChange: (text: string) => void;
}

export function TextField({
  value,
  type = 'text',
  numeric,
  maxLength = 200,
  focus = false,
  onChange,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type={type}
          value={value}
          maxLength={maxLength}
          ref={focus ? intoFocus : undefined}
          inputMode={numeric ? 'decimal' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** It is drawn at a press, so the focus goes where typing begins. */
function intoFocus(input: HTMLInputElement | null): void {
  input?.focus();
}

interface ChoiceFieldProps<Value extends string> extends Omit<FieldProps, 'children'> {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChange: (value: Value) => void;
}

export function ChoiceField<Value extends string>({
  value,
  options,
  onChange,
  ...field
}: ChoiceFieldProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface ReasonFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (reason: string) => void;
}

/** Why something is done, in a few lines. */
export function ReasonField({ value, maxLength, onChange, ...field }: ReasonFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
