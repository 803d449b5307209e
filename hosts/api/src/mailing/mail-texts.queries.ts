import { and, eq, sql } from '../platform/database/drizzle.ts';
import type { Database } from '../platform/database/connect.ts';
import { mailTexts } from '../platform/database/schema.ts';
import type { DeletedMailTexts } from '../platform/database/tables/work.ts';
import type { SiteTexts } from '../platform/mail/define-mail.ts';

/** Which text of which site. */
export interface MailTextKey {
  readonly siteId: number;
  readonly kind: string;
  readonly locale: string;
}

const only = ({ siteId, kind, locale }: MailTextKey) =>
  and(eq(mailTexts.siteId, siteId), eq(mailTexts.kind, kind), eq(mailTexts.locale, locale));

/** In which languages a site has words of its own, by mail. */
export async function findChangedLocales(
  db: Pick<Database, 'select'>,
  siteId: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({ kind: mailTexts.kind, locale: mailTexts.locale })
    .from(mailTexts)
    .where(and(eq(mailTexts.siteId, siteId), sql`${mailTexts.texts} <> '{}'::jsonb`))
    .orderBy(mailTexts.locale);
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, those]) => [kind, those.map(({ locale }) => locale)]));
}

export interface StoredMailTexts {
  readonly revision: number;
  readonly texts: SiteTexts;
  readonly deleted: DeletedMailTexts;
}

/** What a site has put in the place of a mail's texts, what it took back lately, and how often that was saved. */
export async function findMailTexts(
  db: Pick<Database, 'select'>,
  key: MailTextKey,
): Promise<StoredMailTexts> {
  const [row] = await db
    .select({ revision: mailTexts.revision, texts: mailTexts.texts, deleted: mailTexts.deleted })
    .from(mailTexts)
    .where(only(key));
  return row ?? { revision: 0, texts: {}, deleted: {} };
}

/**
 * Stores texts over those of a revision; what is the product's again keeps an empty row, which still counts.
 * @returns whether nobody was before
 */
export async function storeMailTexts(
  db: Pick<Database, 'insert'>,
  key: MailTextKey,
  { revision, texts, deleted }: StoredMailTexts,
  now: Date,
): Promise<boolean> {
  const stored = { texts, deleted, revision: revision + 1, updatedAt: now };
  const rows = await db
    .insert(mailTexts)
    .values({ ...key, ...stored })
    .onConflictDoUpdate({
      target: [mailTexts.siteId, mailTexts.kind, mailTexts.locale],
      set: stored,
      setWhere: eq(mailTexts.revision, revision),
    })
    .returning({ revision: mailTexts.revision });
  // A row that was not there answers to the first revision alone.
  return rows.length > 0;
}
