import type { Configuration } from '@boardwright/api-client/contract';
import { alias, asc, eq, sql } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { segmentGroups, segments } from '../../platform/database/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Locale } from '@boardwright/messages';
import { hostsOf, type Tenant } from '../../platform/http/tenants.ts';
import { offeredNewsletters } from '../../newsletters/port.ts';
import { presentPaymentType } from '../../shop/port.ts';
import { offeredPayments } from '../../shop/port.ts';
import { offeredOn } from '../../platform/search-sync/offered-segments.ts';
import { textIn } from '../../platform/text-in.ts';

const former = alias(segments, 'former');

function readSegments(db: Database, boardId: number) {
  return db
    .select({
      id: segments.id,
      name: segments.name,
      icon: segments.icon,
      segmentGroupId: segments.segmentGroupId,
      formerIds: sql<number[]>`(
        select coalesce(array_agg(${former.id} order by ${former.id}), '{}')
        from ${segments} as former where ${former.mergedIntoId} = ${segments.id})`,
    })
    .from(segments)
    .innerJoin(segmentGroups, eq(segmentGroups.id, segments.segmentGroupId))
    .where(offeredOn(boardId))
    .orderBy(asc(segmentGroups.order), asc(segments.order), asc(segments.id));
}

function wholeNumber(value: unknown): number {
  return Number.isInteger(value) ? (value as number) : 0;
}

/** What the configuration is read from. */
export type ConfigurationDeps = Pick<Deps, 'db' | 'payments'>;

/** What a site needs before it draws a page (specification §3 'Site config'). */
export async function readConfiguration(
  { db, payments }: ConfigurationDeps,
  tenant: Tenant,
  locale: Locale,
): Promise<Configuration> {
  const { site, board } = tenant;
  const hosts = await hostsOf(db, site.id);
  const values = await readSegments(db, board.id);
  const groups = await db
    .select()
    .from(segmentGroups)
    .orderBy(asc(segmentGroups.order), asc(segmentGroups.id));
  const { settings, defaultLocale } = site;
  return {
    sites: hosts
      .filter(({ type }) => type === 'site')
      .map(({ host }) => ({ host, job_board_builder_site_id: site.id, job_board_id: board.id })),
    job_boards: [
      {
        id: board.id,
        name: board.name,
        slug: board.slug,
        host: board.host,
        url: board.url,
        status: board.status,
        placeholders: board.placeholders.map(({ key, value, texts }) => ({
          key,
          value: texts?.[locale] ?? value,
        })),
      },
    ],
    segments: values.map(({ id, name, icon, segmentGroupId, formerIds }) => ({
      id,
      name: textIn(name, locale, defaultLocale) ?? String(id),
      segment_group_id: segmentGroupId,
      ...(icon === null ? {} : { icon }),
      ...(formerIds.length === 0 ? {} : { former_ids: formerIds }),
    })),
    segments_groups: groups.map(({ id, key, name, jobs, candidates, organisations }) => ({
      id,
      key,
      name: textIn(name, locale, defaultLocale) ?? key,
      jobs,
      candidates,
      organisations,
    })),
    newsletters: [...offeredNewsletters(tenant, locale)],
    payment_types: offeredPayments({ payments }, tenant).map((method) =>
      presentPaymentType(method, locale, payments),
    ),
    countries: board.countries.map((code) => ({ code })),
    third_parties: payments.map(({ name }) => ({ implementation: name, enabled: true })),
    settings: {
      app_image: typeof settings.logo === 'string' && settings.logo !== '' ? settings.logo : null,
      app_credit_price: wholeNumber(settings.app_credit_price),
      app_use_imperial_system: settings.app_use_imperial_system === true,
    },
  };
}
