import type { AdminArticle, BodyOf, Contract, PageMeta, QueryOf } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { Saved } from '../../written/use-save-written.ts';

export type ArticleForm = BodyOf<Contract['articles']['createArticle']>;
export type ArticleChange = BodyOf<Contract['articles']['updateArticle']>;
export type ArticleQuery = Pick<
  QueryOf<Contract['articles']['findAllArticles']>,
  'page' | 'search' | 'match[state]' | 'match[locale]'
>;

/**
 * What an admin does with the news of the board (specification §3 'Article'). Each throws an Error whose message is a
 * sentence for the admin.
 */
export interface ArticlesApi {
  /** Without their text. */
  readonly list: (
    query: ArticleQuery,
  ) => Promise<{ readonly data: readonly AdminArticle[]; readonly meta: PageMeta }>;
  readonly read: (id: number) => Promise<AdminArticle>;
  readonly add: (article: ArticleForm) => Promise<AdminArticle>;
  readonly change: (id: number, change: ArticleChange) => Promise<Saved<AdminArticle>>;
  readonly remove: (id: number) => Promise<unknown>;
  readonly restore: (id: number) => Promise<unknown>;
}

export const ArticlesApiContext = createContext<ArticlesApi | undefined>(undefined);

/** @throws Error where the part is drawn without its api */
export function useArticlesApi(): ArticlesApi {
  const api = useContext(ArticlesApiContext);
  if (!api) throw new Error('There is no API of the articles above');
  return api;
}
