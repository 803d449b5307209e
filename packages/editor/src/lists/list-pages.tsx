import { Link } from 'react-router';
import controls from '../ui/controls.module.css';
import list from './list.module.css';
import { useListMessages } from './use-list-messages.ts';

interface ListPagesProps {
  /** From 1. */
  readonly page: number;
  readonly last: number;
  /** The address of a page of the list. */
  readonly to: (page: number) => string;
}

/** One page back and one on; nothing where there is only one. */
export function ListPages({ page, last, to }: ListPagesProps) {
  const t = useListMessages();
  if (last <= 1) return null;
  const step = (at: number, label: string) =>
    at < 1 || at > last ? null : (
      <Link className={`${controls.button} ${controls.secondary}`} to={to(at)}>
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
