import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

/** Any drawing that takes SVG props: lucide's, or one of our own (social-icons.tsx). */
export type IconDrawing = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps {
  /** Import it alone, `import Heart from 'lucide-react/icons/heart'`, so that a page loads only what it draws. */
  readonly icon: IconDrawing;
  /** `text` follows the font size (1.25em); `s` 16, `m` 20, `l` 24 px with a thinner line. */
  readonly size?: 'text' | 's' | 'm' | 'l';
  /** Words for screen readers; without them the icon is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** One line icon in the colour of its text. */
export function Icon({ icon: Drawing, size = 'text', label, className }: IconProps) {
  const aria = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return <Drawing className={classNames(styles.icon, styles[size], className)} focusable="false" {...aria} />;
}
