import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useUiT } from '../use-ui-t.ts';
import { buttonClass } from '../button/button-class.ts';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly lastPage: number;
  /** The address of a page of the list. */
  readonly hrefOf: (page: number) => string;
}

/** Links to the pages of a list; a phone shows 'Pagina 1 van 13'. Draws nothing for one page. */
export function Pagination({ page, lastPage, hrefOf }: PaginationProps) {
  const t = useUiT();
  const format = useFormat();
  if (lastPage <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t('pages')}>
      <Step href={page > 1 ? hrefOf(page - 1) : undefined} direction="previous" />
      <ol className={styles.pages}>
        {pageWindow(page, lastPage).map((number, index) => (
          <li key={number || `gap-${index}`}>
            {number === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                href={hrefOf(number)}
                aria-label={t('page', { page: format.number(number) })}
                aria-current={number === page ? 'page' : undefined}
              >
                {format.number(number)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.where}>
        {t('pageOf', { page: format.number(page), last: format.number(lastPage) })}
      </span>
      <Step href={page < lastPage ? hrefOf(page + 1) : undefined} direction="next" />
    </nav>
  );
}

function Step({
  href,
  direction,
}: {
  readonly href: string | undefined;
  readonly direction: 'previous' | 'next';
}) {
  const t = useUiT();
  const className = buttonClass(
    { variant: 'secondary', size: 'small' },
    href === undefined ? styles.off : styles.step,
  );
  const label = (
    <>
      {direction === 'previous' && <Icon icon={ArrowLeft} />}
      <span>{t(direction)}</span>
      {direction === 'next' && <Icon icon={ArrowRight} />}
    </>
  );
  if (href === undefined) {
    return (
      <span className={className} aria-hidden="true">
        {label}
      </span>
    );
  }
  return (
    <Link href={href} rel={direction === 'previous' ? 'prev' : 'next'} className={className}>
      {label}
    </Link>
  );
}
