import type { ArticleState } from '@boardwright/api-client/contract';
import type { SQL } from '../../platform/database/drizzle.ts';
import { articles } from '../../platform/database/schema.ts';
import { inStateOf } from '../publishing/publication.ts';

export type ArticleRow = typeof articles.$inferSelect;

/** The articles of a state. */
export const inState = (state: ArticleState, now: Date): SQL | undefined => inStateOf(articles, state, now);
