import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './link-card.module.css';

export interface LinkCardProps extends ComponentPropsWithRef<'article'> {
  /** `li` for one that is a place of a list itself. */
  readonly as?: 'article' | 'li';
  /** Only what stands in it has edges. */
  readonly bare?: boolean;
}

/** A surface whose title (LinkCardTitle) is a link as large as itself. What else may be pressed lies above that. */
export function LinkCard({ as = 'article', bare = false, className, ...rest }: LinkCardProps) {
  const Element = as as 'article';
  return <Element className={classNames(styles.card, !bare && styles.framed, className)} {...rest} />;
}
