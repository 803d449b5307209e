import { linePath } from '../ui/plot-scale.ts';
import styles from './overview.module.css';

/** A small plot beside a number, on a scale of its own: decoration only. */
export function SparkLine({ values }: { readonly values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const line = linePath(values, most, 120, 22);
  return (
    <svg className={styles.spark} viewBox="0 -1 120 25" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.ground} d={`${line}L120 24L0 24Z`} />
      <path className={styles.line} d={line} />
    </svg>
  );
}
