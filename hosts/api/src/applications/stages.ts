import {
  normalised,
  type ApplicationStage,
  type BodyOf,
  type Contract,
  stageKinds,
} from '@boardwright/api-client/contract';
import { and, asc, eq, inArray, notInArray, sql } from '../platform/database/drizzle.ts';
import type { Database, Transaction } from '../platform/database/connect.ts';
import { applications, applicationStages } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import { type ApplicantMessage, applicantMessages } from './applicant.messages.ts';

export type Stage = typeof applicationStages.$inferSelect;
type Reader = Pick<Database, 'select'>;

/** A company's procedure: never empty, and its first stage is where applications arrive. */
export interface Procedure {
  readonly stages: readonly Stage[];
  readonly received: Stage;
}

export function presentStage({ id, kind, name }: Stage): ApplicationStage {
  return { id, kind, name };
}

function readStages(db: Reader, clientId: number): Promise<Stage[]> {
  return db
    .select()
    .from(applicationStages)
    .where(eq(applicationStages.clientId, clientId))
    .orderBy(asc(applicationStages.order), asc(applicationStages.id));
}

/** A company starts with a stage of every kind. Two that ask at once make them once: there is one stage to arrive in. */
async function addStages(db: Database, clientId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [first, ...others] = stageKinds.map((kind, order) => ({ clientId, kind, order }));
    if (!first) return;
    const made = await tx.insert(applicationStages).values(first).onConflictDoNothing().returning();
    if (made.length > 0) await tx.insert(applicationStages).values(others);
  });
}

/** The stages of a company, which are made when they are first asked for. */
export async function procedureOf(db: Database, clientId: number): Promise<Procedure> {
  let stages = await readStages(db, clientId);
  if (stages.length === 0) {
    await addStages(db, clientId);
    stages = await readStages(db, clientId);
  }
  const received = stages.find(({ kind }) => kind === 'received');
  if (!received) throw new Error(`Client ${clientId} has no stage where applications arrive`);
  return { stages, received };
}

/** @throws HttpError `notFound` for a stage that is none of the company's */
export function stageOf({ stages }: Procedure, id: number): Stage {
  const stage = stages.find((one) => one.id === id);
  if (!stage) throw new HttpError('notFound');
  return stage;
}

type Wanted = BodyOf<Contract['applicants']['saveApplicationStages']>['stages'];

function refuse(locale: Locale, word: ApplicantMessage): never {
  throw new HttpError('validation', { fields: { stages: [applicantMessages(locale)(word)] } });
}

/** What a list of stages must be: applications arrive in the first, and nowhere else. */
function checkList(wanted: Wanted, { stages, received }: Procedure, locale: Locale): void {
  const ids = wanted.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length || ids.some((id) => !stages.some((stage) => stage.id === id)))
    throw new HttpError('notFound');
  const [first, ...others] = wanted;
  if (
    first?.id !== received.id ||
    first.kind !== 'received' ||
    others.some(({ kind }) => kind === 'received')
  )
    refuse(locale, 'stageFirst');
}

async function removeOthers(tx: Transaction, clientId: number, stored: readonly number[], locale: Locale) {
  const others = and(eq(applicationStages.clientId, clientId), notInArray(applicationStages.id, [...stored]));
  const going = tx.select({ id: applicationStages.id }).from(applicationStages).where(others);
  const [held] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.stageId, going))
    .limit(1);
  if (held) refuse(locale, 'stageHolds');
  await tx.delete(applicationStages).where(others);
}

/**
 * Replaces a company's stages.
 * @throws HttpError `notFound` for another company's, `validation` for a list that is none
 */
export async function saveStages(
  db: Database,
  clientId: number,
  wanted: Wanted,
  locale: Locale,
): Promise<Procedure> {
  await procedureOf(db, clientId);
  await db.transaction(async (tx) => {
    // One change of a company's procedure at a time.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stages:${clientId}`}, 0))`);
    const now = await readStages(tx, clientId);
    const received = now.find(({ kind }) => kind === 'received');
    if (!received) throw new HttpError('notFound');
    checkList(wanted, { stages: now, received }, locale);
    await removeOthers(
      tx,
      clientId,
      wanted.flatMap(({ id }) => id ?? []),
      locale,
    );
    for (const [order, { id, kind, name }] of wanted.entries()) {
      const values = { clientId, kind, name: normalised(name ?? '', 'NFC').trim() || null, order };
      if (id === undefined) await tx.insert(applicationStages).values(values);
      else await tx.update(applicationStages).set(values).where(eq(applicationStages.id, id));
    }
  });
  return procedureOf(db, clientId);
}
