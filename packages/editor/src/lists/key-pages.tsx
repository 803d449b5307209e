import { Link } from 'react-router';
import controls from '../ui/controls.module.css';
import list from './list.module.css';
import { useListAddress } from './use-list-address.ts';
import { useListMessages } from './use-list-messages.ts';

/** Of a list that goes on after a key: on to the next page, and back to the first. */
export function KeyPages({ next }: { readonly next: string | null }) {
  const t = useListMessages();
  const { query, changed } = useListAddress(['after']);
  const isFirst = !query.has('after');
  if (next === null && isFirst) return null;
  return (
    <nav className={list.pages} aria-label={t('pages')}>
      {isFirst ? null : (
        <Link className={`${controls.button} ${controls.secondary}`} to={changed({ after: undefined })}>
          {t('first')}
        </Link>
      )}
      {next === null ? null : (
        <Link className={`${controls.button} ${controls.secondary}`} to={changed({ after: next })}>
          {t('after')}
        </Link>
      )}
    </nav>
  );
}
