import { randomBytes } from 'node:crypto';
import type { Preview } from '@boardwright/api-client/contract';
import { and, eq, gt, isNull } from '../database/drizzle.ts';
import type { Database } from '../database/connect.ts';
import { pages, previewLinks } from '../database/schema.ts';
import type { Tenant } from './tenants.ts';

/** Who calls by a preview link: what it opens to them. */
export interface PreviewVisit {
  readonly linkId: number;
  readonly pageId: number;
  readonly wholeSite: boolean;
  readonly endsAt: Date;
}

/** By this it is distinguished from other tokens. */
const prefix = 'bwpv_';

export function isPreviewToken(token: string): boolean {
  return token.startsWith(prefix);
}

/** A new one; nobody guesses 128 bits. */
export const makePreviewToken = (): string => prefix + randomBytes(16).toString('base64url');

/** The link of a token, if it is one of this site, has not ended, and leads to a page that is there still. */
export async function findPreview(
  db: Pick<Database, 'select'>,
  token: string,
  { site }: Tenant,
  now: Date,
): Promise<PreviewVisit | undefined> {
  const { id: linkId, pageId, wholeSite, endsAt } = previewLinks;
  const [found] = await db
    .select({ linkId, pageId, wholeSite, endsAt })
    .from(previewLinks)
    .innerJoin(pages, eq(pages.id, previewLinks.pageId))
    .where(
      and(
        eq(previewLinks.token, token),
        eq(previewLinks.siteId, site.id),
        gt(previewLinks.endsAt, now),
        isNull(pages.deletedAt),
      ),
    );
  return found;
}

export const presentPreview = ({ pageId, wholeSite, endsAt }: PreviewVisit): Preview => ({
  page_id: pageId,
  whole_site: wholeSite,
  ends_at: endsAt.toISOString(),
});
