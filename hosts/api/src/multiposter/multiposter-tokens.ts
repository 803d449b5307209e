import {
  normalised,
  type BodyOf,
  type Contract,
  type MultiposterToken,
  multiposterLimit,
} from '@boardwright/api-client/contract';
import { and, count, desc, eq } from '../platform/database/drizzle.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { clients, multiposterTokens } from '../platform/database/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { makePosterToken } from '../platform/http/poster-tokens.ts';
import { type AccountEvent, noteEvent } from '../people/account/account-logs.ts';
import type { Employer } from '../people/client/employer.ts';
import { pageMeta } from '../platform/http/page-meta.ts';
import { multiposterMessage } from './multiposter.messages.ts';

type TokenDeps = Pick<Deps, 'db' | 'clock'>;
type Row = typeof multiposterTokens.$inferSelect;

/** Longest name of a key, in characters. */
const longestName = 80;

function present({ id, name, ending, active, lastUsedAt, createdAt }: Row): MultiposterToken {
  return {
    id,
    name,
    ending,
    active,
    last_used: lastUsedAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}

/** @throws HttpError `validation` */
function readName(typed: string, { locale }: Employer): string {
  const name = normalised(typed, 'NFC').replaceAll(/\s+/g, ' ').trim();
  const word = name === '' ? 'required' : name.length > longestName ? 'nameLong' : undefined;
  if (word) throw new HttpError('validation', { fields: { name: [multiposterMessage(locale, word)] } });
  return name;
}

const own = ({ owner }: Employer, id: number) =>
  and(eq(multiposterTokens.id, id), eq(multiposterTokens.clientId, owner.clientId));

/** A page of the company's keys, newest first. */
export async function findTokens(
  { db }: TokenDeps,
  { owner }: Employer,
  query: { readonly page: number; readonly limit: number },
) {
  const theirs = eq(multiposterTokens.clientId, owner.clientId);
  const [counted] = await db.select({ total: count() }).from(multiposterTokens).where(theirs);
  const rows = await db
    .select()
    .from(multiposterTokens)
    .where(theirs)
    .orderBy(desc(multiposterTokens.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  return { data: rows.map(present), meta: pageMeta(counted?.total ?? 0, query) };
}

/**
 * Makes a key; only what its hash tells is kept of it.
 * @returns it with its secret, for this once
 * @throws HttpError `validation`, `tooManyTokens`
 */
export async function createToken(
  { db, clock }: TokenDeps,
  employer: Employer,
  body: BodyOf<Contract['multiposter']['createMultiposterToken']>,
) {
  const { owner, visitor } = employer;
  const name = readName(body.name, employer);
  const { token, ...stored } = makePosterToken();
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    // Two at once wait for each other here, and are counted one after the other.
    await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, owner.clientId)).for('update');
    const [counted] = await tx
      .select({ total: count() })
      .from(multiposterTokens)
      .where(eq(multiposterTokens.clientId, owner.clientId));
    if ((counted?.total ?? 0) >= multiposterLimit) throw new HttpError('tooManyTokens');
    const [made] = await tx
      .insert(multiposterTokens)
      .values({ ...stored, name, clientId: owner.clientId, createdAt: now })
      .returning();
    await noteEvent(tx, 'token.created', visitor, now, { token: name });
    return made;
  });
  if (!row) throw new Error('The token was not stored');
  return { ...present(row), token };
}

function eventsOf(before: Row, after: Row): readonly AccountEvent[] {
  return [
    ...(before.name === after.name ? [] : ['token.renamed' as const]),
    ...(before.active === after.active
      ? []
      : [after.active ? ('token.on' as const) : ('token.off' as const)]),
  ];
}

async function lockOwn(tx: Transaction, employer: Employer, id: number): Promise<Row> {
  const [row] = await tx.select().from(multiposterTokens).where(own(employer, id)).for('update');
  if (!row) throw new HttpError('notFound');
  return row;
}

/** Renames a key, or switches it off and on. @throws HttpError `notFound`, also for another company's; `validation` */
export async function changeToken(
  { db, clock }: TokenDeps,
  employer: Employer,
  id: number,
  body: BodyOf<Contract['multiposter']['changeMultiposterToken']>,
): Promise<MultiposterToken> {
  const name = body.name === undefined ? undefined : readName(body.name, employer);
  return db.transaction(async (tx) => {
    const before = await lockOwn(tx, employer, id);
    const after = { ...before, name: name ?? before.name, active: body.active ?? before.active };
    await tx
      .update(multiposterTokens)
      .set({ name: after.name, active: after.active })
      .where(eq(multiposterTokens.id, id));
    for (const event of eventsOf(before, after))
      await noteEvent(tx, event, employer.visitor, clock.now(), { token: after.name });
    return present(after);
  });
}

/** Ends a key for good. @throws HttpError `notFound` */
export async function revokeToken({ db, clock }: TokenDeps, employer: Employer, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { name } = await lockOwn(tx, employer, id);
    await tx.delete(multiposterTokens).where(eq(multiposterTokens.id, id));
    await noteEvent(tx, 'token.revoked', employer.visitor, clock.now(), { token: name });
  });
}
