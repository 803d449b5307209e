import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** A token or a share: '58%', '11rem'. */
  readonly width?: string;
  readonly height?: string;
  readonly className?: string | undefined;
}

/** One grey bar in the shape of what is coming. */
export function Skeleton({ width, height = '1em', className }: SkeletonProps) {
  return <span className={classNames(styles.bar, className)} style={{ width, height }} aria-hidden="true" />;
}
