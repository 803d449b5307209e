import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** `primary` once per region; the `on-primary` pair lies on a ground in the brand colour. */
export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'danger'
  | 'info'
  | 'plain'
  | 'plain-gradient'
  | 'on-primary'
  | 'outline-on-primary';
/** 40, 48 and 56 px high. */
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonAppearance {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its room. */
  readonly block?: boolean | undefined;
}

/** How a button looks where nothing else is asked. */
export const usualAppearance = {
  variant: 'primary',
  size: 'medium',
  block: false,
} as const satisfies ButtonAppearance;

/** The class of a button, also for what is not one: a `summary`, a label over a file field. */
export function buttonClass(appearance: ButtonAppearance, extra?: string): string {
  const { variant = usualAppearance.variant, size = usualAppearance.size, block } = appearance;
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, extra) ?? '';
}
