import type { footer, SettingsOf } from '@boardwright/blocks-schema';
import type { CSSProperties } from 'react';
import type { BlockProps } from '../../board/define-block.ts';
import { Brand } from '../../page/brand/brand.tsx';
import { FooterBase } from '../../page/footer/footer-base.tsx';
import { FooterSocial } from '../../page/footer/footer-social.tsx';
import { FooterColumn } from './footer-column.tsx';
import styles from './footer.module.css';
import type { FooterKey } from './footer.messages.ts';

/** Who the board is, columns of links, the fine print (specification §2 'Navbar and footer'). */
export function Footer({ settings, t }: BlockProps<SettingsOf<typeof footer>, undefined, FooterKey>) {
  const columns = settings.footerLinks;
  return (
    <footer className={styles.footer}>
      <div className="container">
        <div className={styles.columns} style={{ '--columns': columns.length } as CSSProperties}>
          <div className={styles.about}>
            <Brand className={styles.brand} showName={settings.showName} />
            {settings.aboutText && <p>{settings.aboutText}</p>}
            <FooterSocial links={settings.socialLinks} className={styles.social} t={t} />
          </div>
          {columns.map((column, index) => (
            <FooterColumn key={index} column={column} />
          ))}
        </div>
        <FooterBase links={settings.baseLinks} showLanguages={settings.showLangSwitcher} t={t} />
      </div>
    </footer>
  );
}
