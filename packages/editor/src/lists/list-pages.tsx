import { Link } from 'react-router';
import controls from '../ui/controls.module.css';
import list from './list.module.css';
import { useListAddress } from './use-list-address.ts';
import { useListMessages } from './use-list-messages.ts';

/** One page of a list back and one on, as the address keeps it; nothing where there is only one. */
export function ListPages({ last }: { readonly last: number }) {
  const t = useListMessages();
  const { page, changed } = useListAddress(['list']);
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
      {step(page - 1, t('before'))}
      <span>{t('page', { page, last })}</span>
      {step(page + 1, t('after'))}
    </nav>
  );
}
