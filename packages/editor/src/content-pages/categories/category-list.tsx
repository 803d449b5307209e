import type { AdminSegment } from '@boardwright/api-client/contract';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import list from '../../lists/list.module.css';
import controls from '../../ui/controls.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import { foundIn } from './category-names.ts';
import { CategoryTable, type CategoryTableProps } from './category-table.tsx';
import styles from './categories.module.css';

interface CategoryListProps extends CategoryTableProps {
  /** In their order. */
  readonly categories: readonly AdminSegment[];
}

/** The categories of a group, and those among them that are looked for. */
export function CategoryList({ categories, ...table }: CategoryListProps) {
  const t = useContentMessages();
  const id = useId();
  const [find, setFind] = useState('');
  const found = foundIn(categories, find);
  if (categories.length === 0)
    return <p className={list.none}>{t(table.isArchived ? 'category.noneArchived' : 'category.none')}</p>;
  return (
    <>
      <div className={list.bar}>
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
      {found.length > 0 ? (
        <CategoryTable {...table} categories={found} />
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
