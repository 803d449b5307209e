import type { PageMeta } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import { useEditorLocale } from '../editor-messages.tsx';
import controls from '../ui/controls.module.css';
import list from './list.module.css';
import { useListAddress } from './use-list-address.ts';
import { useListMessages } from './use-list-messages.ts';

/**
 * One page of a list back and one on, as the address keeps it; nothing where there is only one. Of a list with more rows
 * than are counted it leads no further than those, and asks for a narrower one.
 */
export function ListPages({ meta }: { readonly meta: PageMeta }) {
  const t = useListMessages();
  const number = new Intl.NumberFormat(useEditorLocale());
  const { page, changed } = useListAddress(['list']);
  const { last_page: last, total, total_is_exact: isExact = true } = meta;
  if (last <= 1) return null;
  const step = (to: number, label: string) =>
    to < 1 || to > last ? null : (
      <Link
        className={`${controls.button} ${controls.secondary}`}
        to={changed({ list: to === 1 ? undefined : String(to) })}
      >
        {label}
      </Link>
    );
  return (
    <nav className={list.pages} aria-label={t('pages')}>
      {step(Math.min(page - 1, last), t('before'))}
      <span>
        {isExact
          ? t('page', { page, last })
          : t('pageOfMore', { page: number.format(page), number: number.format(total) })}
      </span>
      {step(page + 1, t('after'))}
    </nav>
  );
}
