import styles from './setting-controls.module.css';

export interface Option {
  readonly value: string;
  readonly text: string;
}

interface SegmentsProps {
  readonly id: string;
  /** For assistive technology where the title is no label of this control. */
  readonly label?: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChoose: (value: string) => void;
}

/** One of a few, open beside each other. */
export function Segments({ id, label, value, options, onChoose }: SegmentsProps) {
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
