import type { PersonState } from '@boardwright/api-client/contract';
import { and, eq, isNotNull, isNull, type SQL, sql } from '../../platform/database/drizzle.ts';
import { users } from '../../platform/database/schema.ts';
import type { UserRow } from '../account/member.ts';

/** What the account of a candidate or an employer may do (docs/decisions, 'Who is blocked reads why'). */
export function personStateOf({
  active,
  emailVerifiedAt,
  deleteAfter,
}: Pick<UserRow, 'active' | 'emailVerifiedAt' | 'deleteAfter'>): PersonState {
  if (deleteAfter !== null) return 'leaving';
  if (!active) return 'blocked';
  return emailVerifiedAt === null ? 'unproved' : 'active';
}

const { deleteAfter, active, emailVerifiedAt } = users;
const stays = isNull(deleteAfter);
const states: Readonly<Record<PersonState, SQL | undefined>> = {
  leaving: isNotNull(deleteAfter),
  blocked: and(stays, eq(active, false)),
  unproved: and(stays, eq(active, true), isNull(emailVerifiedAt)),
  active: and(stays, eq(active, true), isNotNull(emailVerifiedAt)),
};
/** People of a state, in columns that the database has an index of. */
export const inPersonState = (state: PersonState | undefined): SQL | undefined => state && states[state];

/** {@link personStateOf}, said to the database. */
export const personStateSql: SQL<PersonState> = sql`case
  when ${users.deleteAfter} is not null then 'leaving'
  when not ${users.active} then 'blocked'
  when ${users.emailVerifiedAt} is null then 'unproved'
  else 'active' end`;
