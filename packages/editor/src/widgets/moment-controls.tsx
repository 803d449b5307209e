import { useAria, type ControlProps } from './control.ts';
import styles from './field-controls.module.css';

type TextProps = ControlProps<string | undefined>;

/** The browser's own input of a kind; emptied, its value is there no more. */
function Input({ id, value, onChange, type, step }: Omit<TextProps, 'schema'> & InputKind) {
  const aria = useAria();
  return (
    <input
      id={id}
      className={styles.input}
      type={type}
      step={step}
      value={value ?? ''}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      {...aria}
    />
  );
}

interface InputKind {
  readonly type: 'date' | 'time' | 'datetime-local' | 'email' | 'url';
  readonly step?: number;
}

/** A day, as 2026-05-31. */
export function DateControl({ schema: _schema, ...props }: TextProps) {
  return <Input {...props} type="date" />;
}

/** A time of the day. JSON Schema's has seconds and an offset; what is chosen is that of the place it is read at, as UTC. */
export function TimeControl({ schema: _schema, value, onChange, ...props }: TextProps) {
  return (
    <Input
      {...props}
      type="time"
      value={/^\d{2}:\d{2}/.exec(value ?? '')?.[0]}
      onChange={(next) => onChange(next === undefined ? undefined : `${next.slice(0, 5)}:00Z`)}
    />
  );
}

/** The moment as the browser's input has it: in the time of whoever writes it. */
function localOf(moment: string | undefined): string | undefined {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return undefined;
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** A moment, chosen in the time of whoever writes it and stored as UTC. */
export function DateTimeControl({ schema: _schema, value, onChange, ...props }: TextProps) {
  return (
    <Input
      {...props}
      type="datetime-local"
      value={localOf(value)}
      onChange={(next) => onChange(next === undefined ? undefined : new Date(next).toISOString())}
    />
  );
}

export function EmailControl({ schema: _schema, ...props }: TextProps) {
  return <Input {...props} type="email" />;
}

export function UrlControl({ schema: _schema, ...props }: TextProps) {
  return <Input {...props} type="url" />;
}
