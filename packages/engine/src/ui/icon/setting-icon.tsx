import { lazy, Suspense } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

const NamedIcon = lazy(async () => ({ default: (await import('./named-icon.tsx')).NamedIcon }));

/**
 * An icon that a link's settings name. All icons one may name are one chunk of their own, so a page that names none
 * never loads it; until it is there an empty room of its size stands in the line. Decoration only.
 */
export function SettingIcon({ name, className }: { readonly name: string; readonly className?: string }) {
  if (!name) return null;
  return (
    <Suspense fallback={<span className={classNames(styles.icon, className)} aria-hidden="true" />}>
      <NamedIcon name={name} {...(className && { className })} />
    </Suspense>
  );
}
