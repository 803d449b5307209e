import styles from './progress-bar.module.css';

export interface MeterProps {
  /** 0 to 100 */
  readonly percent: number;
  readonly label: string;
}

/** How far something is, as the profile: 20 % and 40 % for each step (specification §4). */
export function Meter({ percent, label }: MeterProps) {
  const share = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      className={styles.meter}
      role="progressbar"
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ inlineSize: `${share}%` }} />
    </div>
  );
}
