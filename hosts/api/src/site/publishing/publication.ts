import type { ArticleState } from '@boardwright/api-client/contract';
import {
  and,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  type SQL,
  type PgColumn,
} from '../../platform/database/drizzle.ts';

/** By which three columns it is known whether visitors see what an admin wrote. */
export interface Publication {
  readonly active: boolean;
  readonly publishedAt: Date | null;
  readonly deletedAt: Date | null;
}
type Columns = Readonly<Record<keyof Publication, PgColumn>>;

/** What something written is to its board at a moment. */
export function stateOf({ active, publishedAt, deletedAt }: Publication, now: Date): ArticleState {
  if (deletedAt !== null) return 'deleted';
  if (publishedAt === null) return 'draft';
  if (!active) return 'unpublished';
  return publishedAt.getTime() > now.getTime() ? 'planned' : 'published';
}

/** Rows of a table in a state, as the database finds them: the same as `stateOf`. */
export function inStateOf(
  { active, publishedAt, deletedAt }: Columns,
  state: ArticleState,
  now: Date,
): SQL | undefined {
  const there = isNull(deletedAt);
  const found: Readonly<Record<ArticleState, SQL | undefined>> = {
    draft: and(there, isNull(publishedAt)),
    planned: and(there, eq(active, true), gt(publishedAt, now)),
    published: and(there, eq(active, true), lte(publishedAt, now)),
    unpublished: and(there, eq(active, false), isNotNull(publishedAt)),
    deleted: isNotNull(deletedAt),
  };
  return found[state];
}

interface Publishing {
  /** Shows it to visitors, or to nobody; undefined: as it was. */
  readonly publish?: boolean | undefined;
  /** From which moment on, ISO 8601. */
  readonly published_at?: string | undefined;
}

/** From when on something is visible, after this was decided about it: what was visible before keeps its date. */
export function visibleFrom(
  { publish, published_at: moment }: Publishing,
  { active, publishedAt }: Pick<Publication, 'active' | 'publishedAt'>,
  now: Date,
): Pick<Publication, 'active' | 'publishedAt'> {
  if (publish === undefined) return { active, publishedAt };
  const since = publishedAt !== null && publishedAt <= now ? publishedAt : null;
  if (!publish) return since ? { active: false, publishedAt: since } : { active: true, publishedAt: null };
  return { active: true, publishedAt: moment === undefined ? (since ?? now) : new Date(moment) };
}
