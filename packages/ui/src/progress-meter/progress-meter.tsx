import styles from './progress-meter.module.css';

interface ProgressMeterProps {
  readonly percent: number;
  /** Id of the heading that says what is measured. */
  readonly labelledBy: string;
}

/** How much of a hundred is done, as a bar. */
export function ProgressMeter({ percent, labelledBy }: ProgressMeterProps) {
  return (
    <progress className={styles.bar} max={100} value={percent} aria-labelledby={labelledBy}>
      {percent} %
    </progress>
  );
}
