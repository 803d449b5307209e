import { type AdminArticle, articleStates } from '@boardwright/api-client/contract';
import { Newspaper, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { FindForm } from '../../lists/find-form.tsx';
import { ListPages } from '../../lists/list-pages.tsx';
import { PartHead } from '../../lists/list-workspace.tsx';
import list from '../../lists/list.module.css';
import { Problem, Reading } from '../../lists/reading.tsx';
import { useAttempt } from '../../lists/use-attempt.ts';
import { useFound } from '../../lists/use-found.ts';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import form from '../../ui/form.module.css';
import { useSiteLanguages } from '../categories/use-site-languages.ts';
import { useContentAddress } from '../use-content-address.ts';
import { useContentMessages } from '../use-content-messages.ts';
import { ArticleTable } from './article-table.tsx';
import { useArticlesApi } from './articles-api.ts';
import styles from './articles.module.css';

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
  const [done, setDone] = useState<{ readonly sentence: string; readonly undo?: () => void }>();
  const { refused, attempt } = useAttempt();
  async function act(send: () => Promise<unknown>, next: NonNullable<typeof done>): Promise<void> {
    const isDone = await attempt(async () => {
      await send();
      announce(next.sentence);
      found.again();
    });
    setDone(isDone ? next : undefined);
  }
  const restore = ({ id, title }: AdminArticle): Promise<void> =>
    act(() => api.restore(id), { sentence: t('article.deleting.undone', { title }) });
  const remove = (article: AdminArticle): Promise<void> =>
    act(() => api.remove(article.id), {
      sentence: t('article.deleting.done', { title: article.title }),
      undo: () => void restore(article),
    });
  const isFiltered = find !== '' || state !== undefined || language !== undefined;
  return (
    <>
      <PartHead title={t('part.articles')} about={t('about.articles')}>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => show({ open: 'new' })}
        >
          <Plus size={15} aria-hidden />
          {t('article.add')}
        </button>
      </PartHead>
      <Filters />
      {refused === undefined ? null : <Problem text={refused} />}
      {done ? (
        <p className={list.done}>
          {done.sentence}
          {done.undo ? (
            <button type="button" className={controls.link} onClick={done.undo}>
              {t('article.deleting.undo')}
            </button>
          ) : null}
        </p>
      ) : null}
      <Reading state={found}>
        {({ data, meta }) =>
          data.length > 0 ? (
            <>
              <ArticleTable
                articles={data}
                onDelete={(article) => void remove(article)}
                onRestore={(article) => void restore(article)}
              />
              <ListPages last={meta.last_page} />
            </>
          ) : isFiltered || page > 1 ? (
            <NoneFound isDeleted={state === 'deleted' && find === '' && language === undefined} />
          ) : (
            <FirstArticle />
          )
        }
      </Reading>
    </>
  );
}

function Filters() {
  const t = useContentMessages();
  const { languages } = useSiteLanguages();
  const { status, find, language, show } = useContentAddress();
  const state = articleStates.find((name) => name === status);
  return (
    <div className={list.bar}>
      <FindForm
        key={find}
        label={t('article.find')}
        find={find}
        onFind={(words) => show({ find: words, list: undefined })}
      />
      <select
        className={`${form.input} ${list.filter}`}
        aria-label={t('article.filter.state')}
        value={state ?? ''}
        onChange={(event) => show({ status: event.target.value, list: undefined })}
      >
        <option value="">{t('article.filter.all')}</option>
        {articleStates.map((name) => (
          <option key={name} value={name}>
            {t(`article.state.${name}`)}
          </option>
        ))}
      </select>
      {languages.length > 1 ? (
        <select
          className={`${form.input} ${list.filter}`}
          aria-label={t('article.filter.language')}
          value={language ?? ''}
          onChange={(event) => show({ language: event.target.value, list: undefined })}
        >
          <option value="">{t('article.filter.anyLanguage')}</option>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}

function NoneFound({ isDeleted }: { readonly isDeleted: boolean }) {
  const t = useContentMessages();
  const { show } = useContentAddress();
  const clear = { find: undefined, status: undefined, language: undefined, list: undefined };
  return (
    <p className={list.none} role="status">
      {t(isDeleted ? 'article.none.deleted' : 'article.none.found')}
      <button
        type="button"
        className={`${controls.button} ${controls.secondary}`}
        onClick={() => show(clear)}
      >
        {t('article.none.clear')}
      </button>
    </p>
  );
}

/** What an article is for, where there is none yet. */
function FirstArticle() {
  const t = useContentMessages();
  const { show } = useContentAddress();
  return (
    <div className={styles.first}>
      <Newspaper size={28} strokeWidth={1.5} aria-hidden />
      <h2>{t('article.none.title')}</h2>
      <p>{t('article.none.text')}</p>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        onClick={() => show({ open: 'new' })}
      >
        {t('article.none.act')}
      </button>
    </div>
  );
}
