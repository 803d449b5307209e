import type { partnerFooter, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockProps } from '../../board/define-block.ts';
import { resolveLinks } from '../../page/links/resolve-link.ts';
import { useBoard } from '../../board/board-context.ts';
import { Brand } from '../../page/brand/brand.tsx';
import { FooterBase } from '../../page/footer/footer-base.tsx';
import { FooterLinks } from '../../page/footer/footer-links.tsx';
import { FooterSocial } from '../../page/footer/footer-social.tsx';
import { Partner } from './partner.tsx';
import styles from './partner-footer.module.css';
import type { PartnerFooterKey } from './partner-footer.messages.ts';

/** The slim footer of a board made with a partner: the board, whose partner, a row of links, the fine print (§1). */
export function PartnerFooter({
  settings,
  t,
}: BlockProps<SettingsOf<typeof partnerFooter>, undefined, PartnerFooterKey>) {
  const board = useBoard();
  const hasLinks = resolveLinks(settings.links, board).length > 0;
  return (
    <footer className={styles.footer}>
      <div className="container">
        <div className={styles.line}>
          <div className={styles.who}>
            <Brand />
            <Partner settings={settings} t={t} />
          </div>
          {hasLinks && (
            <nav aria-label={t('links')}>
              <FooterLinks links={settings.links} className={styles.links} />
            </nav>
          )}
          <FooterSocial links={settings.socialLinks} className={styles.social} t={t} />
        </div>
        <FooterBase links={settings.baseLinks} showLanguages={settings.showLangSwitcher} t={t} />
      </div>
    </footer>
  );
}
