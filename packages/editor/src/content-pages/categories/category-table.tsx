import type { AdminSegment } from '@boardwright/api-client/contract';
import list from '../../lists/list.module.css';
import { useListMessages } from '../../lists/use-list-messages.ts';
import controls from '../../ui/controls.module.css';
import { useContentMessages } from '../use-content-messages.ts';
import { nameOf } from './category-names.ts';
import { CategoryRow, type RowActions } from './category-row.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { useNextFocus } from './use-next-focus.ts';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import styles from './categories.module.css';

export interface CategoryTableProps extends RowActions {
  /** In their order. */
  readonly categories: readonly AdminSegment[];
  readonly isArchived: boolean;
  /** Puts one elsewhere, places from 0; undefined where their order is not theirs to change. */
  readonly onMove: ((from: number, to: number) => void) | undefined;
}

/** Categories with their name in every language of the site, and the jobs that have them. */
export function CategoryTable({ categories, isArchived, onMove, ...actions }: CategoryTableProps) {
  const t = useContentMessages();
  const words = useListMessages();
  const { languages, own } = useSiteLanguages();
  const { table, goOnAt } = useNextFocus();
  return (
    <div className={list.scroll}>
      <table ref={table} className={`${list.table} ${styles.rows}`}>
        <thead>
          <tr>
            {onMove ? (
              <th scope="col">
                <span className={controls.unseen}>{t('category.order')}</span>
              </th>
            ) : null}
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
              moves={
                onMove ? (
                  <MoveButtons
                    name={nameOf(category.name, own)}
                    at={at}
                    count={categories.length}
                    onMove={(to) => onMove(at, to)}
                  />
                ) : undefined
              }
              onLeave={() => goOnAt((categories[at + 1] ?? categories[at - 1])?.id, category.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
