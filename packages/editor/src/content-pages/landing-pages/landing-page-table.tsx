import type { AdminLandingPage } from '@boardwright/api-client/contract';
import { Link } from 'react-router';
import list from '../../lists/list.module.css';
import { useListMessages } from '../../lists/use-list-messages.ts';
import controls from '../../ui/controls.module.css';
import { useNextFocus } from '../categories/use-next-focus.ts';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import writing from '../writing/writing.module.css';
import { WrittenState } from '../writing/written-state.tsx';
import { JobsCount } from './jobs-count.tsx';
import { landingSearch } from './landing-search.ts';
import { useSearchText } from './use-search-text.ts';
import { useActs } from '../../ui/acts.tsx';

interface LandingPageTableProps {
  readonly pages: readonly AdminLandingPage[];
  readonly onDelete: (page: AdminLandingPage) => void;
  readonly onRestore: (page: AdminLandingPage) => void;
}

/** Landing pages with the jobs that each has now and how often it was looked at; each opens to be written. */
export function LandingPageTable({ pages, onDelete, onRestore }: LandingPageTableProps) {
  const acts = useActs();
  const t = useContentMessages();
  const words = useListMessages();
  const textOf = useSearchText();
  const { changed } = useContentAddress();
  const { table, goOnAt } = useNextFocus();
  return (
    <div className={list.scroll}>
      <table ref={table} className={list.table}>
        <thead>
          <tr>
            <th scope="col">{t('written.column.title')}</th>
            <th scope="col" className={list.extra}>
              {t('landing.search')}
            </th>
            <th scope="col" className={list.extra}>
              {t('written.column.state')}
            </th>
            <th scope="col" className={`${list.extra} ${list.number}`}>
              {t('landing.jobs')}
            </th>
            <th scope="col" className={`${list.extra} ${list.number}`}>
              {t('landing.views')}
            </th>
            <th scope="col">
              <span className={controls.unseen}>{words('does')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page, at) => {
            const { id, title, slug, locale, state } = page;
            const act = state === 'deleted' ? onRestore : onDelete;
            return (
              <tr key={id}>
                <td className={writing.titled}>
                  <Link
                    className={list.name}
                    data-focus={id}
                    lang={locale}
                    to={changed({ open: String(id), begin: undefined })}
                  >
                    {title}
                  </Link>
                  <small>/{slug}</small>
                  <span className={list.narrow}>
                    <WrittenState row={page} />
                  </span>
                  <span className={list.narrow}>
                    {page.is_thin ? null : `${t('landing.jobs')}: `}
                    <JobsCount page={page} />
                  </span>
                </td>
                <td className={list.extra} lang={locale}>
                  {textOf(landingSearch(page.query))}
                </td>
                <td className={list.extra}>
                  <WrittenState row={page} />
                </td>
                <td className={`${list.extra} ${list.number}`}>
                  <JobsCount page={page} />
                </td>
                <td className={`${list.extra} ${list.number}`}>{page.views}</td>
                <td className={list.does}>
                  {acts ? (
                    <button
                      type="button"
                      className={`${controls.button} ${controls.secondary}`}
                      onClick={() => {
                        goOnAt((pages[at + 1] ?? pages[at - 1])?.id, id);
                        act(page);
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
