import type { AdminArticle } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import list from '../../lists/list.module.css';
import { useDay } from '../../lists/use-day.ts';
import { useListMessages } from '../../lists/use-list-messages.ts';
import controls from '../../ui/controls.module.css';
import { useNextFocus } from '../categories/use-next-focus.ts';
import { useSiteLanguages } from '../../lists/use-site-languages.ts';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { WrittenState } from '../writing/written-state.tsx';
import styles from '../writing/writing.module.css';
import { useActs } from '../../ui/acts.tsx';

interface ArticleTableProps {
  readonly articles: readonly AdminArticle[];
  readonly onDelete: (article: AdminArticle) => void;
  readonly onRestore: (article: AdminArticle) => void;
}

/** Articles with what they are to the board; each opens to be written. */
export function ArticleTable({ articles, onDelete, onRestore }: ArticleTableProps) {
  const acts = useActs();
  const t = useContentMessages();
  const words = useListMessages();
  const day = useDay();
  const { languages } = useSiteLanguages();
  const { changed } = useContentAddress();
  const { table, goOnAt } = useNextFocus();
  const nameOf = (locale: string) =>
    languages.find(({ code }) => code === locale)?.name ?? locale.toUpperCase();
  return (
    <div className={list.scroll}>
      <table ref={table} className={list.table}>
        <thead>
          <tr>
            <th scope="col">{t('written.column.title')}</th>
            <th scope="col" className={list.extra}>
              {t('written.column.state')}
            </th>
            <th scope="col" className={list.extra}>
              {t('written.column.language')}
            </th>
            <th scope="col" className={list.extra}>
              {t('written.column.changed')}
            </th>
            <th scope="col">
              <span className={controls.unseen}>{words('does')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {articles.map((article, at) => {
            const { id, title, slug, locale, state } = article;
            const act = state === 'deleted' ? onRestore : onDelete;
            return (
              <tr key={id}>
                <td className={styles.titled}>
                  <Link
                    className={list.name}
                    data-focus={id}
                    lang={locale}
                    to={changed({ open: String(id) })}
                  >
                    {title}
                  </Link>
                  <small>/{slug}</small>
                  <span className={list.narrow}>
                    <small>{nameOf(locale)}</small>
                    <WrittenState row={article} />
                  </span>
                </td>
                <td className={list.extra}>
                  <WrittenState row={article} />
                </td>
                <td className={list.extra}>{nameOf(locale)}</td>
                <td className={list.extra}>
                  {day(article.updated_at)}
                  {article.changed_by ? (
                    <small>{t('written.changedBy', { name: article.changed_by })}</small>
                  ) : null}
                </td>
                <td className={list.does}>
                  {acts ? (
                    <button
                      type="button"
                      className={`${controls.button} ${controls.secondary}`}
                      onClick={() => {
                        goOnAt((articles[at + 1] ?? articles[at - 1])?.id, id);
                        act(article);
                      }}
                    >
                      {t(state === 'deleted' ? 'written.restore' : 'written.delete')}
                      <span className={controls.unseen}>: {title}</span>
                    </button>
                  ) : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
