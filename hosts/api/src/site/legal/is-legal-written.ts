import { pageKindOf } from '@boardwright/blocks-schema';
import type { Database } from '../../platform/database/connect.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { findPaperPages, findOnPages } from './legal-pages.ts';

/** The papers that every board must have. */
const needed = ['privacy', 'terms'] as const;

/** What a new page of the kinds of papers holds (specification §2): it says nothing yet. */
const samples = new Set(
  ['p-privacy', 'p-terms-and-conditions'].flatMap((kind) =>
    (pageKindOf(kind)?.composition ?? []).map(({ settings }) => settings?.['html']),
  ),
);

/** Whether terms and privacy say something, by the form or by hand. */
export async function isLegalWritten(db: Pick<Database, 'select'>, site: Tenant['site']): Promise<boolean> {
  const onPages = await findOnPages(db, await findPaperPages(db, site));
  return needed.every((paper) => {
    const html = onPages[paper]?.[site.defaultLocale] ?? '';
    return html !== '' && !samples.has(html);
  });
}
