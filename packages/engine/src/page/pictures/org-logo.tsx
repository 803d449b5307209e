import { use } from 'react';
import Building2 from 'lucide-react/icons/building-2';
import { BoardContext } from '../../board/board-context.ts';
import { classNames } from '@boardwright/ui/class-names';
import { Icon } from '@boardwright/ui/icon';
import { initials } from '@boardwright/ui/initials';
import styles from './org-logo.module.css';

export interface OrgLogoProps {
  readonly name: string;
  /** Address of the picture; without it the site's default one (§3 'default images'), else two initials on a tint. */
  readonly src?: string | null | undefined;
  /** 48 (card, row), 64 (organisation card), 72 (job page). */
  readonly size?: 's' | 'm' | 'l';
  readonly className?: string | undefined;
}

/**
 * The logo of an organisation. Decoration: its name always stands beside it, so screen readers skip the picture.
 * Sizes are set before the picture loads, so nothing moves.
 */
export function OrgLogo({ name, src, size = 's', className }: OrgLogoProps) {
  const pixels = { s: 48, m: 64, l: 72 }[size];
  const letters = initials(name);
  const picture = src || use(BoardContext)?.defaultImages.organisationLogo;
  return (
    <span
      className={classNames(styles.logo, styles[size], !picture && styles.initials, className)}
      aria-hidden="true"
    >
      {picture ? (
        <img src={picture} alt="" width={pixels} height={pixels} loading="lazy" decoding="async" />
      ) : (
        letters || <Icon icon={Building2} size="l" />
      )}
    </span>
  );
}
