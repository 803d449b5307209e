import { landingPageLimits } from '@boardwright/api-client/contract';
import { and, eq, inArray, isNull } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { forwardRules, landingPages, landingPageSlugs, livePages } from '../../platform/database/schema.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import { forwardPath } from '../forward-rules/rule-paths.ts';
import { standingAddresses } from '../forward-rules/standing-addresses.ts';
import { leftSlugs, type SlugRules } from '../publishing/slugs.ts';
import type { LandingPageRow } from './landing-page-state.ts';

export const slugRules: SlugRules = { most: landingPageLimits.slug, nameless: 'jobs' };

/** Slugs that a landing page cannot have. */
export interface TakenSlugs {
  /** Of others, deleted ones too: they come back with theirs. */
  readonly others: ReadonlySet<string>;
  /** At whose address a page or a redirect stands. */
  readonly occupied: ReadonlySet<string>;
  /** Where one stands. */
  readonly addressOf: (slug: string) => string;
}

/** @param except the number of the landing page itself */
export async function findTakenSlugs(
  tx: Transaction,
  { site, board }: Tenant,
  locale: string,
  except?: number,
): Promise<TakenSlugs> {
  const rows = await tx
    .select({ id: landingPages.id, slug: landingPages.slug })
    .from(landingPages)
    .where(eq(landingPages.jobBoardId, board.id));
  const [page] = await tx
    .select({ path: livePages.path })
    .from(livePages)
    .where(and(eq(livePages.siteId, site.id), eq(livePages.key, 'p-landing-pages')));
  const prefix = locale === site.defaultLocale ? '' : `/${locale}`;
  const above = forwardPath(`${prefix}/${page?.path[locale] ?? ''}`);
  const rules = await tx
    .select({ path: forwardRules.path })
    .from(forwardRules)
    .where(and(eq(forwardRules.jobBoardId, board.id), isNull(forwardRules.deletedAt)));
  const addresses = [...(await standingAddresses(tx, site)), ...rules.map(({ path }) => path)];
  const beneath = addresses.flatMap((path) =>
    path.startsWith(`${above}/`) ? [path.slice(above.length + 1)] : [],
  );
  return {
    others: new Set(rows.filter(({ id }) => id !== except).map(({ slug }) => slug)),
    occupied: new Set(beneath),
    addressOf: (slug) => `${above}/${slug}`,
  };
}

/** Remembers the slug that a landing page leaves, where visitors read it. */
export async function rememberSlug(
  tx: Transaction,
  before: LandingPageRow,
  slug: string,
  now: Date,
): Promise<void> {
  const { id: landingPageId, jobBoardId } = before;
  const { forget, remember } = leftSlugs(before, slug, now);
  if (forget.length > 0)
    await tx
      .delete(landingPageSlugs)
      .where(and(eq(landingPageSlugs.jobBoardId, jobBoardId), inArray(landingPageSlugs.slug, [...forget])));
  if (remember !== undefined)
    await tx.insert(landingPageSlugs).values({ jobBoardId, landingPageId, slug: remember, createdAt: now });
}
