import Search from 'lucide-react/icons/search';
import { useId, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@boardwright/ui/button';
import { Icon } from '@boardwright/ui/icon';
import type { Translate } from '@boardwright/ui/translate';
import { useBoard } from '../../../board/board-context.ts';
import { readOrganisationSearch, writeOrganisationSearch } from './organisation-search.ts';
import styles from './organisation-finder.module.css';
import type { FinderKey } from './organisation.messages.ts';

/** A plain GET form to the page itself; with scripts the answer comes without a full load. */
export function OrganisationField({
  search,
  t,
}: {
  readonly search: string;
  readonly t: Translate<FinderKey>;
}) {
  const id = useId();
  const board = useBoard();
  const navigate = useNavigate();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('search') ?? '');
    const wanted = readOrganisationSearch(new URLSearchParams({ search: typed }));
    void navigate(board.path + writeOrganisationSearch(wanted), { preventScrollReset: true });
  };
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t('finder.label')}
      action={board.path}
      onSubmit={onSubmit}
    >
      <div className={styles.field}>
        <Icon icon={Search} />
        <label htmlFor={id}>{t('finder.field')}</label>
        {/* Another search brings its own words into the field, also after a click on 'back'. */}
        <input
          key={search}
          id={id}
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          defaultValue={search}
          placeholder={t('finder.placeholder')}
        />
      </div>
      <Button>{t('finder.submit')}</Button>
    </form>
  );
}
