import { articleStates } from '@boardwright/api-client/contract';
import { Newspaper, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { ListPages } from '../../lists/list-pages.tsx';
import { PartHead } from '../../lists/list-workspace.tsx';
import { Reading } from '../../lists/reading.tsx';
import { useFound } from '../../lists/use-found.ts';
import controls from '../../ui/controls.module.css';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { useDeleting } from '../writing/use-deleting.ts';
import { DoneNote, FirstOne, NoneFound, WrittenFilters } from '../writing/written-list.tsx';
import { ArticleTable } from './article-table.tsx';
import { useArticlesApi } from './articles-api.ts';
import { Acts } from '../../ui/acts.tsx';

/** The articles of the board, newest first, with what they are looked for by in the address. */
export function ArticleList() {
  const t = useContentMessages();
  const api = useArticlesApi();
  const { status, find, language, page, show } = useContentAddress();
  const state = articleStates.find((name) => name === status);
  const found = useFound(
    useCallback(
      () =>
        api.list({
          page,
          ...(find && { search: find }),
          ...(state && { 'match[state]': state }),
          ...(language && { 'match[locale]': language }),
        }),
      [api, page, find, state, language],
    ),
  );
  const { refused, done, onDelete, onRestore } = useDeleting(api, found.again);
  const isNarrowed = find !== '' || language !== undefined;
  const isFiltered = isNarrowed || state !== undefined;
  return (
    <>
      <PartHead title={t('part.articles')} about={t('about.articles')}>
        <Acts>
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => show({ open: 'new' })}
          >
            <Plus size={15} aria-hidden />
            {t('article.add')}
          </button>
        </Acts>
      </PartHead>
      <WrittenFilters find={t('article.find')} states={articleStates} />
      <DoneNote refused={refused} done={done} />
      <Reading state={found}>
        {({ data, meta }) =>
          data.length > 0 ? (
            <>
              <ArticleTable articles={data} onDelete={onDelete} onRestore={onRestore} />
              <ListPages meta={meta} />
            </>
          ) : isFiltered || page > 1 ? (
            <NoneFound
              text={t(state === 'deleted' && !isNarrowed ? 'written.noneDeleted' : 'article.none.found')}
            />
          ) : (
            <FirstOne
              sign={Newspaper}
              title={t('article.none.title')}
              text={t('article.none.text')}
              action={t('article.none.act')}
            />
          )
        }
      </Reading>
    </>
  );
}
