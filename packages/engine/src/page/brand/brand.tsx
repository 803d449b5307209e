import type { CSSProperties } from 'react';
import { pagePath, useBoard } from '../../board/board-context.ts';
import { classNames } from '@boardwright/ui/class-names';
import { Link } from '@boardwright/ui/link';
import { Picture } from '@boardwright/ui/picture';
import styles from './brand.module.css';

export interface BrandProps {
  /** A picture of its own; the board's logo when left out. */
  readonly logo?: { readonly src: string; readonly alt: string } | undefined;
  /** Percent of 32 px; 0 hides the logo. */
  readonly logoHeight?: number;
  /** A logo that spells the name needs no name beside it. Without any logo the name always shows. */
  readonly showName?: boolean;
  readonly className?: string | undefined;
}

/** Logo and name of the board, leading home. */
export function Brand({ logo, logoHeight = 100, showName = true, className }: BrandProps) {
  const board = useBoard();
  const src = logoHeight > 0 ? logo?.src || board.logo : '';
  const named = showName || !src;
  const share = { '--logo-share': logoHeight / 100 } as CSSProperties;
  return (
    <Link href={pagePath(board, 'p-home')} className={classNames(styles.brand, className)}>
      {src && (
        <span style={share}>
          <Picture
            className={styles.mark}
            src={src}
            alt={named ? '' : logo?.alt || board.siteName}
            loading="eager"
          />
        </span>
      )}
      {named && <span className={styles.name}>{board.siteName}</span>}
    </Link>
  );
}
