import { eq, getTableColumns } from '../database/drizzle.ts';
import type { Database } from '../database/connect.ts';
import { jobBoards, sites } from '../database/schema.ts';
import { asPublished } from '../appearance.ts';
import type { Sender } from '../ports/mailer.ts';
import { mailBrand } from './mail-brand.ts';

/** What a mail server may refuse or misread in a name. */
const unsafeInName = /[\p{Cc}\s"<>]+/gu;

/**
 * Whom the mails of a site are from: its name, and the address its admin chose, else the server's own, else
 * `noreply` at the site's host.
 * @param serverAddress what whoever runs the server mails from, where that is set
 * @returns undefined for a site that there is not
 */
export async function siteSender(
  db: Pick<Database, 'select'>,
  siteId: number,
  serverAddress: string | undefined,
): Promise<Sender | undefined> {
  const [row] = await db
    .select({ site: getTableColumns(sites), url: jobBoards.url })
    .from(sites)
    .innerJoin(jobBoards, eq(jobBoards.id, sites.jobBoardId))
    .where(eq(sites.id, siteId));
  if (!row) return undefined;
  const site = asPublished(row.site);
  const { mail_address: chosen } = site.settings;
  const own = typeof chosen === 'string' && chosen !== '' ? chosen : undefined;
  return {
    name: mailBrand(site, row.url).name.replaceAll(unsafeInName, ' ').trim(),
    address: own ?? serverAddress ?? `noreply@${new URL(row.url).hostname}`,
  };
}
