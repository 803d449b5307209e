import { createHash, randomBytes } from 'node:crypto';
import type { Token } from '@boardwright/api-client/contract';
import { and, eq, gt, isNull, lte } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { adminLogs, sessions, siteHandovers, users } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { secondStepLeft } from '../../people/account/second-step.queries.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { noteSeen, startSession } from '../../platform/http/sessions.ts';
import { requireEntry } from './sites.policy.ts';
import { findSite } from './sites.queries.ts';

/** Milliseconds within which one must arrive: a browser needs one or two. */
const handoverLife = 60_000;

/** A random token needs no salt and no slow hash: nobody guesses 256 bits. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Where an admin goes to be at another site, logged in. The address is made here, of the site's own main address: nobody
 * can have it lead elsewhere. Its token stands where no server and no page that is linked to reads it.
 * @throws HttpError `notFound` for a site that is not theirs, `siteWithoutAddress`
 */
export async function openHandover(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  context: RequestContext,
  siteId: number,
): Promise<{ readonly url: string }> {
  const { id: userId, session } = loggedIn(context);
  await requireEntry(db, context, siteId);
  const site = await findSite(db, siteId);
  if (!site) throw new HttpError('notFound');
  const address = URL.parse(site.board.url);
  if (!address) throw new HttpError('siteWithoutAddress');
  const now = clock.now();
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    await tx
      .delete(siteHandovers)
      .where(and(eq(siteHandovers.userId, userId), lte(siteHandovers.expiresAt, now)));
    const expiresAt = new Date(now.getTime() + handoverLife);
    await tx
      .insert(siteHandovers)
      .values({ tokenHash: hashOf(token), userId, siteId, session, createdAt: now, expiresAt });
  });
  return { url: `${address.origin}/admin/handover#${token}` };
}

/** Who a token lets in here: an admin of this site, who is still logged in where they came from. */
async function findHandover(db: Pick<Database, 'select'>, siteId: number, token: string, now: Date) {
  const [found] = await db
    .select({ handover: siteHandovers, person: users })
    .from(siteHandovers)
    .innerJoin(users, eq(users.id, siteHandovers.userId))
    .innerJoin(
      sessions,
      and(eq(sessions.uuid, siteHandovers.session), eq(sessions.userId, siteHandovers.userId)),
    )
    .where(
      and(
        eq(siteHandovers.tokenHash, hashOf(token)),
        eq(siteHandovers.siteId, siteId),
        isNull(siteHandovers.usedAt),
        gt(siteHandovers.expiresAt, now),
        gt(sessions.expiresAt, now),
        eq(users.role, 'admin'),
        eq(users.active, true),
      ),
    );
  return found && (found.person.siteId === null || found.person.siteId === siteId) ? found : undefined;
}

/** @returns false where it was used a moment ago, in another call */
async function spend(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const spent = await tx
    .update(siteHandovers)
    .set({ usedAt: now })
    .where(and(eq(siteHandovers.id, id), isNull(siteHandovers.usedAt)))
    .returning({ id: siteHandovers.id });
  return spent.length > 0;
}

/**
 * Lets in who comes from another site. Works once, at the site it was made for.
 * @throws HttpError `linkExpired`
 */
export async function acceptHandover(
  deps: Pick<Deps, 'db' | 'clock' | 'tokens'>,
  context: RequestContext,
  token: string,
): Promise<Token> {
  const { site } = scope(context);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const found = await findHandover(tx, site.id, token, now);
    if (!found || !(await spend(tx, found.handover.id, now))) throw new HttpError('linkExpired');
    const { id, uuid, givenName, familyName } = found.person;
    await tx.insert(adminLogs).values({
      siteId: site.id,
      userId: id,
      byName: `${givenName} ${familyName}`.trim(),
      area: 'account',
      action: 'sites.acceptHandover',
      createdAt: now,
      doneAt: now,
    });
    await noteSeen(tx, id, now);
    const { userAgent } = context;
    const opened = { subject: uuid, userId: id, role: 'admin', siteId: site.id, clientId: null } as const;
    // Where they came from they took the second step, if they have one. This site may ask one of who has none.
    const secondStep = (await secondStepLeft(tx, id, site.id)) === 'to_set_up' ? 'to_set_up' : null;
    return startSession({ ...deps, db: tx }, { ...opened, userAgent, secondStep });
  });
}
