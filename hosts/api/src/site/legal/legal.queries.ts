import { emptyLegalAnswers, type LegalAnswers, type OwnWords } from '@boardwright/api-client/contract';
import { and, desc, eq } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { legalTexts, legalVersions, type PublishedPapers } from '../../platform/database/schema.ts';

/** What is typed for the papers of a site. */
export interface LegalDraft {
  readonly answers: LegalAnswers;
  readonly own: OwnWords;
}

export interface StoredLegal extends LegalDraft {
  readonly revision: number;
  readonly changedBy: string;
}

/** What was answered for a site, and how often that was saved; nothing yet is revision 0. */
export async function findLegal(db: Pick<Database, 'select'>, siteId: number): Promise<StoredLegal> {
  const [row] = await db.select().from(legalTexts).where(eq(legalTexts.siteId, siteId));
  if (!row) return { revision: 0, changedBy: '', answers: emptyLegalAnswers, own: {} };
  // A question of a later release has the answer that it begins with.
  const answers = { ...emptyLegalAnswers, ...row.answers };
  return { revision: row.revision, changedBy: row.changedBy, answers, own: row.own };
}

/**
 * Stores answers over those of a revision.
 * @returns whether nobody was before
 */
export async function storeLegal(
  db: Pick<Database, 'insert'>,
  siteId: number,
  { revision, changedBy, answers, own }: StoredLegal,
  now: Date,
): Promise<boolean> {
  const stored = { answers, own, changedBy, revision: revision + 1, updatedAt: now };
  const rows = await db
    .insert(legalTexts)
    .values({ siteId, ...stored })
    .onConflictDoUpdate({
      target: legalTexts.siteId,
      set: stored,
      setWhere: eq(legalTexts.revision, revision),
    })
    .returning({ revision: legalTexts.revision });
  return rows.length > 0;
}

/** The papers that were published last. */
export async function findLastVersion(db: Pick<Database, 'select'>, siteId: number) {
  const [row] = await db
    .select()
    .from(legalVersions)
    .where(eq(legalVersions.siteId, siteId))
    .orderBy(desc(legalVersions.id))
    .limit(1);
  return row;
}

/** One version of a site. */
export async function findVersion(db: Pick<Database, 'select'>, siteId: number, id: number) {
  const [row] = await db
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions.siteId, siteId), eq(legalVersions.id, id)));
  return row;
}

/** The latest versions of a site, newest first. */
export function findVersions(db: Pick<Database, 'select'>, siteId: number, limit: number) {
  return db
    .select()
    .from(legalVersions)
    .where(eq(legalVersions.siteId, siteId))
    .orderBy(desc(legalVersions.id))
    .limit(limit);
}

export async function insertVersion(
  db: Pick<Database, 'insert'>,
  version: {
    readonly siteId: number;
    readonly papers: PublishedPapers;
    readonly author: string;
    readonly publishedAt: Date;
  },
): Promise<void> {
  await db.insert(legalVersions).values(version);
}
