import { useEffect, useState, type ComponentType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import type { NamedIconProps } from './named-icon.tsx';

/**
 * An icon that a link's settings name. All icons one may name are a chunk of their own that the browser fetches after
 * it has drawn the page: a page that names none never loads it. Until then an empty room of its size stands in the
 * line, so nothing moves. Decoration only.
 */
export function SettingIcon({ name, className }: { readonly name: string; readonly className?: string }) {
  const [drawing, setDrawing] = useState<{ readonly NamedIcon: ComponentType<NamedIconProps> }>();
  useEffect(() => {
    if (name) void import('./named-icon.tsx').then(setDrawing);
  }, [name]);
  if (!name) return null;
  if (!drawing) return <span className={classNames(styles.icon, className)} aria-hidden="true" />;
  return <drawing.NamedIcon name={name} {...(className && { className })} />;
}
