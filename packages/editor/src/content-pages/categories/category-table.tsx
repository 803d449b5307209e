import type { AdminSegment } from '@boardwright/api-client/contract';
import list from '../../lists/list.module.css';
import { useListMessages } from '../../lists/use-list-messages.ts';
import controls from '../../ui/controls.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import { CategoryRow, type RowActions } from './category-row.tsx';
import { useNextFocus } from './use-next-focus.ts';
import { useSiteLanguages } from './use-site-languages.ts';
import styles from './categories.module.css';

export interface CategoryTableProps extends RowActions {
  /** In their order. */
  readonly categories: readonly AdminSegment[];
  readonly isArchived: boolean;
}

/** Categories with their name in every language of the site, and the jobs that have them. */
export function CategoryTable({ categories, isArchived, ...actions }: CategoryTableProps) {
  const t = useContentMessages();
  const words = useListMessages();
  const { languages, own } = useSiteLanguages();
  const { table, goOnAt } = useNextFocus();
  return (
    <div className={list.scroll}>
      <table ref={table} className={list.table}>
        <thead>
          <tr>
            {languages.map(({ code, name }) => (
              <th key={code} scope="col" className={code === own ? undefined : list.extra}>
                {name}
                {code === own ? <span className={styles.usual}>{t('category.usual')}</span> : null}
              </th>
            ))}
            <th scope="col" className={list.number}>
              {t('category.liveJobs')}
            </th>
            <th scope="col" className={`${list.number} ${list.extra}`}>
              {t('category.allJobs')}
            </th>
            <th scope="col">
              <span className={controls.unseen}>{words('does')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {categories.map((category, at) => (
            <CategoryRow
              key={category.id}
              category={category}
              isArchived={isArchived}
              actions={actions}
              onLeave={() => goOnAt((categories[at + 1] ?? categories[at - 1])?.id, category.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
