import { and, inArray } from '../database/drizzle.ts';
import type { Database } from '../database/connect.ts';
import { mailTexts } from '../database/schema.ts';
import type { Mail, SiteTexts } from './define-mail.ts';

interface Addressed {
  readonly siteId: number;
  readonly locale: string;
  readonly mail: Pick<Mail, 'kind'>;
}

const keyOf = (siteId: number, locale: string, kind: string) => `${siteId} ${locale} ${kind}`;

/** What sites have put in the place of the texts of these mails, of all of them in one query. */
export async function findSiteTexts(
  db: Pick<Database, 'select'>,
  mails: readonly Addressed[],
): Promise<(mail: Addressed) => SiteTexts> {
  const rows = await db
    .select()
    .from(mailTexts)
    .where(
      and(
        inArray(mailTexts.siteId, [...new Set(mails.map(({ siteId }) => siteId))]),
        inArray(mailTexts.kind, [...new Set(mails.map(({ mail }) => mail.kind))]),
      ),
    );
  const found = new Map(rows.map((row) => [keyOf(row.siteId, row.locale, row.kind), row.texts]));
  return ({ siteId, locale, mail }) => found.get(keyOf(siteId, locale, mail.kind)) ?? {};
}
