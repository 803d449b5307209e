import type { LandingPageState } from '@boardwright/api-client/contract';
import type { SQL } from '../../platform/database/drizzle.ts';
import { landingPages } from '../../platform/database/schema.ts';
import { inStateOf, stateOf } from '../publishing/publication.ts';

export type LandingPageRow = typeof landingPages.$inferSelect;

/** The landing pages of a state. */
export const inState = (state: LandingPageState, now: Date): SQL | undefined =>
  inStateOf(landingPages, state, now);

/** What a landing page is to its board: none is planned, so its moment has always come. */
export function landingPageState(
  row: Pick<LandingPageRow, 'active' | 'publishedAt' | 'deletedAt'>,
  now: Date,
): LandingPageState {
  const state = stateOf(row, now);
  return state === 'planned' ? 'published' : state;
}
