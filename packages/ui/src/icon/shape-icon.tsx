import { createElement } from 'react';
import { classNames } from '../class-names.ts';
import type { IconShape } from './icon-shape.ts';
import styles from './icon.module.css';

export interface ShapeIconProps {
  readonly shape: IconShape;
  readonly size?: 'text' | 's' | 'm' | 'l';
  readonly className?: string | undefined;
}

/** A line icon that came as data. Decoration only. */
export function ShapeIcon({ shape, size = 'text', className }: ShapeIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.icon, styles[size], className)}
    >
      {shape.map(([element, attributes], at) => createElement(element, { ...attributes, key: at }))}
    </svg>
  );
}
