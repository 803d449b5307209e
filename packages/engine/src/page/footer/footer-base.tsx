import { calendarDay } from '@boardwright/ui/calendar-day';
import { Link } from '@boardwright/ui/link';
import { SettingIcon } from '@boardwright/ui/setting-icon';
import type { Translate } from '@boardwright/ui/translate';
import { resolveLinks, type StoredLink } from '../links/resolve-link.ts';
import { useBoard, type Board } from '../../board/board-context.ts';
import { LanguageSwitcher } from '../language-switcher/language-switcher.tsx';
import styles from './footer-parts.module.css';
import type { FooterPartsKey } from './footer-parts.messages.ts';

/** Where a visitor changes what they said of cookies: the dialog that the page's frame draws. */
const cookieSettings = '#cookie-settings';

export interface FooterBaseProps {
  readonly links: readonly StoredLink[];
  readonly showLanguages: boolean;
  /** Knows the words of footer-parts.messages.ts. */
  readonly t: Translate<FooterPartsKey>;
}

/** The last line: whose board it is, terms, privacy, the way back from a cookie choice on every page, the languages. */
export function FooterBase({ links, showLanguages, t }: FooterBaseProps) {
  const board = useBoard();
  const resolved = resolveLinks(links, board);
  const asksForCookies = board.consent.bar || board.consent.tabs.length > 0;
  return (
    <div className={styles.base}>
      <span>{copyright(board, t)}</span>
      {(resolved.length > 0 || asksForCookies) && (
        <ul className={styles.legal} aria-label={t('legal')}>
          {resolved.map((link, index) => (
            <li key={index}>
              <Link href={link.href} newTab={link.newTab}>
                <SettingIcon name={link.icon} />
                {link.text}
              </Link>
            </li>
          ))}
          {asksForCookies && (
            <li>
              <Link href={cookieSettings}>{t('cookies')}</Link>
            </li>
          )}
        </ul>
      )}
      {showLanguages && board.locales.length > 1 && (
        <LanguageSwitcher layout="row" className={styles.languages} />
      )}
    </div>
  );
}

/** The site's own text, where {{year}} is the current one; else the usual line. */
function copyright(board: Board, t: Translate<FooterPartsKey>): string {
  const year = String(calendarDay(board.now, board.timeZone).year);
  if (board.copyright) return board.copyright.replaceAll('{{year}}', year);
  return t('copyright', { year, name: board.siteName });
}
