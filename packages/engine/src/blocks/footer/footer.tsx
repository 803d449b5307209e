import type { footer, SettingsOf } from '@boardwright/blocks-schema';
import type { CSSProperties } from 'react';
import type { BlockProps } from '../../define-block.ts';
import { useBoard } from '../../pages/board-context.ts';
import { Brand } from '../../ui/brand/brand.tsx';
import { LanguageSwitcher } from '../../ui/language-switcher/language-switcher.tsx';
import { FooterBase } from './footer-base.tsx';
import { FooterColumn } from './footer-column.tsx';
import { FooterSocial } from './footer-social.tsx';
import styles from './footer.module.css';

/** Who the board is, columns of links, the fine print (specification §2 'Navbar and footer'). */
export function Footer({ settings, t }: BlockProps<SettingsOf<typeof footer>>) {
  const board = useBoard();
  const columns = settings.footerLinks;
  return (
    <footer className={styles.footer}>
      <div className="container">
        <div className={styles.columns} style={{ '--columns': columns.length } as CSSProperties}>
          <div className={styles.about}>
            <Brand className={styles.brand} showName={settings.showName} />
            {settings.aboutText && <p>{settings.aboutText}</p>}
            <FooterSocial links={settings.socialLinks} t={t} />
          </div>
          {columns.map((column, index) => (
            <FooterColumn key={index} column={column} />
          ))}
        </div>
        <div className={styles.base}>
          <FooterBase links={settings.baseLinks} t={t} />
          {settings.showLangSwitcher && board.locales.length > 1 && (
            <LanguageSwitcher layout="row" className={styles.languages} />
          )}
        </div>
      </div>
    </footer>
  );
}
