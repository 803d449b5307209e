import { classNames } from '@boardwright/ui/class-names';
import { IconLink } from '@boardwright/ui/icon-button';
import { socialIcon } from '@boardwright/ui/social-icons';
import type { Translate } from '@boardwright/ui/translate';
import { resolveLink, type StoredLink } from '../links/resolve-link.ts';
import { useBoard } from '../../board/board-context.ts';
import styles from './footer-parts.module.css';
import type { FooterPartsKey } from './footer-parts.messages.ts';

export interface FooterSocialProps {
  readonly links: readonly StoredLink[];
  readonly className?: string | undefined;
  /** Knows the words of footer-parts.messages.ts. */
  readonly t: Translate<FooterPartsKey>;
}

/** The board elsewhere: one icon per network, named in words. A network without a mark shows the globe. */
export function FooterSocial({ links, className, t }: FooterSocialProps) {
  const board = useBoard();
  const resolved = links.flatMap((stored) => {
    const link = resolveLink({ ...stored, linkType: 'SOCIAL_LINK' }, board);
    const mark = socialIcon(stored.socialType ?? '') ?? socialIcon('website');
    return link && mark ? [{ ...link, mark }] : [];
  });
  if (resolved.length === 0) return null;
  return (
    <ul className={classNames(styles.social, className)}>
      {resolved.map(({ href, text, newTab, mark }, index) => (
        <li key={index}>
          <IconLink
            href={href}
            newTab={newTab}
            icon={mark.icon}
            label={t('social', { name: board.siteName, network: text })}
          />
        </li>
      ))}
    </ul>
  );
}
