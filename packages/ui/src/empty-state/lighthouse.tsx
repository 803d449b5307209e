import styles from './lighthouse.module.css';

/** A lighthouse with its light on, in the brand's colours. */
export function Lighthouse() {
  return (
    <svg viewBox="0 0 220 150" focusable="false">
      <rect className={styles.sky} width="220" height="150" rx="12" />
      <path className={styles.beam} d="M122 47 220 18v44z" />
      <path className={styles.beamFaint} d="M104 47 0 30v30z" />
      <path className={styles.tower} d="M104 58h18l6 66H98z" />
      <path className={styles.bands} d="M102.5 76h21l1.4 15h-23.8zM99.7 106h26.6l1 11h-28.6z" />
      <path className={styles.lantern} d="M101 54h24v5h-24zM106 38h14v16h-14z" />
      <rect className={styles.light} x="109" y="42" width="8" height="9" />
      <path className={styles.lantern} d="M103 38l10-9 10 9z" />
      <path
        className={styles.sea}
        d="M0 128q18-8 36-2t37-2 40 0 40 2 36-2 31 4v10a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z"
      />
      <path
        className={styles.wave}
        d="M0 138q28-6 55 0t55 0 55 0 55 0a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z"
      />
    </svg>
  );
}
