import styles from './setting-controls.module.css';

export interface Option {
  readonly value: string;
  readonly text: string;
}

interface ChooseOneProps {
  readonly id: string;
  /** For assistive technology where the title is no label of this control. */
  readonly label?: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChoose: (value: string) => void;
}

/** Up to this many choices lie open beside each other. */
const open = 3;

/** One of a few: open beside each other up to three, in a list from four on. */
export function ChooseOne(props: ChooseOneProps) {
  return props.options.length <= open ? <Segments {...props} /> : <ChooseFromList {...props} />;
}

/** Whether `ChooseOne` draws a group of controls, which wants a group's title. */
export function isGroup(options: readonly unknown[]): boolean {
  return options.length <= open;
}

export function Segments({ id, label, value, options, onChoose }: ChooseOneProps) {
  return (
    <div className={styles.segments} {...(label && { role: 'group', 'aria-label': label })}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.text}
        </label>
      ))}
    </div>
  );
}

/** A native list; a value it does not know (of a later release) is shown as it is and kept. */
export function ChooseFromList({ id, label, value, options, onChoose }: ChooseOneProps) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <select
      id={id}
      className={styles.list}
      value={value}
      aria-label={label}
      aria-describedby={`${id}-about`}
      onChange={(event) => onChoose(event.target.value)}
    >
      {isKnown ? null : <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
