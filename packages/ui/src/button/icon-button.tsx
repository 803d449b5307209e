import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly icon: IconDrawing;
  /** What it does, in words: there is nothing else to read. */
  readonly label: string;
}

/** A 44 px square with one icon. `aria-pressed` fills the icon with the accent (favourites). */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} aria-label={label} className={classNames(styles.iconButton, className)}>
      <Icon icon={icon} />
    </button>
  );
}

export interface IconLinkProps extends Omit<LinkProps, 'children'> {
  readonly icon: IconDrawing;
  readonly label: string;
}

/** The same square as a link. */
export function IconLink({ icon, label, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={classNames(styles.iconButton, className)}>
      <Icon icon={icon} />
    </Link>
  );
}

/** The class of the square, for a `summary` that opens a menu. */
export const iconButtonClass = styles.iconButton;
