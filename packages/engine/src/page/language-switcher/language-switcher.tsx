import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from '@boardwright/ui/class-names';
import { Icon } from '@boardwright/ui/icon';
import { Link } from '@boardwright/ui/link';
import { usePageT } from '../use-page-t.ts';
import { useBoard, type Board } from '../../board/board-context.ts';
import { Flag } from './flag.tsx';
import { languageCode, languageName } from './language-name.ts';
import styles from './language-switcher.module.css';

export interface LanguageSwitcherProps {
  /** `menu` opens below (navbar); `row` names them in full, on one line (footer, phone menu). */
  readonly layout?: 'menu' | 'row';
  readonly className?: string | undefined;
}

/** The page in another language: flags, or codes where the site says 'flags to text'. Nothing with one language. */
export function LanguageSwitcher({ layout = 'menu', className }: LanguageSwitcherProps) {
  const board = useBoard();
  const t = usePageT();
  if (board.locales.length < 2) return null;
  if (layout === 'row') {
    return (
      <ul className={classNames(styles.row, className)} aria-label={t('language')}>
        <Languages board={board} flags={!board.flagsToText} />
      </ul>
    );
  }
  return (
    <details className={classNames(styles.menu, className)}>
      <summary className={styles.opener}>
        <span className="visually-hidden">{t('languageIs', { name: languageName(board.locale) })}</span>
        {board.flagsToText ? <span>{languageCode(board.locale)}</span> : <Flag locale={board.locale} />}
        <Icon icon={ChevronDown} size="s" className={styles.arrow} />
      </summary>
      <ul className={styles.list}>
        <Languages board={board} flags={!board.flagsToText} />
      </ul>
    </details>
  );
}

/** A full load, since words, pages and settings of the board all change with the language. */
function Languages({ board, flags = false }: { readonly board: Board; readonly flags?: boolean }) {
  return board.locales.map((locale) => (
    <li key={locale}>
      <Link
        href={board.alternates[locale] ?? (locale === board.defaultLocale ? '/' : `/${locale}`)}
        lang={locale}
        hrefLang={locale}
        reload
        aria-current={locale === board.locale ? 'true' : undefined}
      >
        {flags && <Flag locale={locale} />}
        {languageName(locale)}
      </Link>
    </li>
  ));
}
