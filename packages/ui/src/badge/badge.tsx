import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

/** Positive, under way, refused, at rest, finished (specification §4 'status badge colours'). */
export type BadgeTone = 'success' | 'info' | 'danger' | 'neutral' | 'dark';

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: string;
}

/** A state, always as dot and word, never by colour alone. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
