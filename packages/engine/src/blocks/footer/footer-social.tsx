import type { Translate } from '../../i18n/translate.ts';
import { resolveLink, type StoredLink } from '../../links/resolve-link.ts';
import { useBoard } from '../../pages/board-context.ts';
import { IconLink } from '../../ui/button/icon-button.tsx';
import { socialIcon } from '../../ui/icon/social-icons.tsx';
import styles from './footer.module.css';

interface FooterSocialProps {
  readonly links: readonly StoredLink[];
  readonly t: Translate;
}

/** The board elsewhere: one icon per network, named in words. A network without a mark shows the globe. */
export function FooterSocial({ links, t }: FooterSocialProps) {
  const board = useBoard();
  const shown = links.flatMap((stored) => {
    const link = resolveLink({ ...stored, linkType: 'SOCIAL_LINK' }, board);
    const mark = socialIcon(stored.socialType) ?? socialIcon('website');
    return link && mark ? [{ ...link, mark }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.social}>
      {shown.map(({ href, text, newTab, mark }) => (
        <li key={href}>
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
