import { Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import list from '../../lists/list.module.css';
import { Problem } from '../../lists/reading.tsx';
import { useListMessages } from '../../lists/use-list-messages.ts';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import { moved } from '../../widgets/sortable.tsx';
import { foundIn, nameOf } from './category-names.ts';
import { CategoryTable, type CategoryTableProps } from './category-table.tsx';
import { type StoreOrder, useOrder } from './use-order.ts';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import styles from './categories.module.css';
import { useActs } from '../../ui/acts.tsx';

interface CategoryListProps extends Omit<CategoryTableProps, 'onMove'> {
  readonly onOrder: StoreOrder;
  /** What stands there where the group has none. */
  readonly none?: ReactNode;
  /** Reads how things stand now. */
  readonly onStale: () => void;
}

/** The categories of a group, and those among them that are looked for. */
export function CategoryList({ categories, onOrder, onStale, none, ...table }: CategoryListProps) {
  const t = useContentMessages();
  const words = useListMessages();
  const { own } = useSiteLanguages();
  const { rows, problem, put } = useOrder(categories, onOrder);
  const id = useId();
  const [find, setFind] = useState('');
  const found = foundIn(rows, find);
  // Among those that were found, one up may be many places.
  const isMovable = useActs() && !table.isArchived && found === rows;
  function move(from: number, to: number): void {
    const name = nameOf(rows[from]?.name ?? {}, own);
    put(moved(rows, from, to));
    announce(t('category.moved', { name, place: to + 1, count: rows.length }));
  }
  if (categories.length === 0 && none !== undefined && !table.isArchived) return none;
  if (categories.length === 0)
    return <p className={list.none}>{t(table.isArchived ? 'category.noneArchived' : 'category.none')}</p>;
  return (
    <>
      <div className={list.bar} data-reads>
        <div role="search" className={`${list.find} ${styles.find}`}>
          <label htmlFor={id} className={controls.unseen}>
            {t('category.find')}
          </label>
          <Search size={14} strokeWidth={2} aria-hidden />
          <input
            id={id}
            type="search"
            value={find}
            maxLength={200}
            placeholder={t('category.find')}
            onChange={(event) => setFind(event.target.value)}
          />
        </div>
      </div>
      {problem === undefined ? null : <Problem text={problem} onAgain={onStale} action={words('showNow')} />}
      {found.length > 0 ? (
        <CategoryTable {...table} categories={found} onMove={isMovable ? move : undefined} />
      ) : (
        <p className={list.none} role="status">
          {t('category.noneFound', { find: find.trim() })}
          <button
            type="button"
            className={`${controls.button} ${controls.secondary}`}
            onClick={() => {
              setFind('');
              document.getElementById(id)?.focus();
            }}
          >
            {t('category.clear')}
          </button>
        </p>
      )}
    </>
  );
}
