import { Icon, type IconDrawing } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import { buttonClass, type ButtonAppearance } from './button-class.ts';

export interface LinkButtonProps extends LinkProps, ButtonAppearance {
  readonly icon?: IconDrawing | undefined;
  readonly iconEnd?: IconDrawing | undefined;
}

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function LinkButton({
  variant,
  size,
  block,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon && <Icon icon={icon} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} />}
    </Link>
  );
}
