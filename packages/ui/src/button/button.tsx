import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconDrawing } from '../icon/icon.tsx';
import { buttonClass, type ButtonAppearance } from './button-class.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonAppearance {
  readonly icon?: IconDrawing | undefined;
  readonly iconEnd?: IconDrawing | undefined;
  /** The form is on its way: a second press does nothing, and screen readers hear that it is busy. */
  readonly busy?: boolean | undefined;
}

/** A button that posts its form (`submit`, the default of HTML) or does something on this page (`type="button"`). */
export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  busy,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={buttonClass({ variant, size, block }, className)}
    >
      {icon && <Icon icon={icon} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} />}
    </button>
  );
}
