import { type SQL, sql } from '../platform/database/drizzle.ts';
import {
  articles,
  landingPages,
  namesUploads,
  organisations,
  picturesOfArticle,
  picturesOfLandingPage,
  picturesOfOrganisation,
} from '../platform/database/schema.ts';
import type { Tenant } from '../platform/http/tenants.ts';

/** A page's name in the site's own language, or in whatever language it has one. */
const pageName = ({ site }: Tenant, pageId: SQL) => sql`coalesce(
  (select settings->>'page_label' from page_settings where page_id = ${pageId}
    and locale = ${site.defaultLocale.toUpperCase()}),
  (select min(settings->>'page_label') from page_settings where page_id = ${pageId}), '')`;

/** A block that visitors have, where pages are published by hand. */
const visible =
  sql.raw(`select 1 from published_blocks as published left join pages as live on live.id = published.page_id
  where published.block_id = block.id and live.deleted_at is null`);

/**
 * Everything of a site that visitors read and in which a picture can stand, a row each: what it is (`kind`, `id`,
 * `page_id`, `language`, `title`) and its words (`words`). What was deleted is not among it, nor articles and companies
 * without a picture, of which there can be a hundred thousand.
 */
function textsOfSite(tenant: Tenant): SQL {
  const { site, board } = tenant;
  return sql`
    select 'site' as kind, null::integer as id, null::integer as page_id, null::text as language,
      '' as title, concat(site.settings, site.texts, site.published_appearance, board.placeholders) as words
    from sites as site join job_boards as board on board.id = site.job_board_id where site.id = ${site.id}
    union all
    select 'block', block.id, block.page_id, null, ${pageName(tenant, sql`block.page_id`)},
      concat(own.settings, block.custom_styles, (select string_agg(concat(live.settings, published.custom_styles), ' ')
        from published_blocks as published
        join published_block_settings as live on live.published_block_id = published.id and live.locale = own.locale
        where published.block_id = block.id))
    from blocks as block join block_settings as own on own.block_id = block.id
      left join pages as page on page.id = block.page_id
    where block.site_id = ${site.id}
      and (block.deleted_at is null and page.deleted_at is null
        or exists (${visible}))
      and (block.page_id is not null or exists (${visible})
        or exists (select 1 from global_blocks as placed
        join pages as showing on showing.id = placed.page_id and showing.deleted_at is null
        where placed.block_id = block.id))
    union all
    select 'page', page.id, page.id, null, ${pageName(tenant, sql`page.id`)},
      concat(own.settings, (select live.settings from published_page_settings as live
        where live.page_id = page.id and live.locale = own.locale))
    from pages as page join page_settings as own on own.page_id = page.id
    where page.site_id = ${site.id} and page.deleted_at is null
    union all
    select 'preset', id, null, null, name, concat(settings, custom_styles)
    from block_presets where site_id = ${site.id} and deleted_at is null
    union all
    select 'article', id, null, locale, title, ${picturesOfArticle(articles)}
    from articles where job_board_id = ${board.id} and deleted_at is null and ${namesUploads(picturesOfArticle(articles))}
    union all
    select 'landing_page', id, null, locale, title, ${picturesOfLandingPage(landingPages)}
    from landing_pages where job_board_id = ${board.id} and deleted_at is null
    union all
    select 'company', company.id, null, null, company.name, ${picturesOfOrganisation(organisations)}
    from organisations join clients as company on company.id = organisations.client_id
    where company.site_id = ${site.id} and organisations.archived_at is null
      and ${namesUploads(picturesOfOrganisation(organisations))}
    union all
    select 'video', id, null, null, name, poster
    from media where site_id = ${site.id} and deleted_at is null and poster is not null`;
}

/** Everything that could still show a picture, on whatever site, also once it was deleted or is an older version. */
const everyText = sql`
  select concat(settings, texts, published_appearance) as words from sites
  union all select placeholders::text from job_boards
  union all select settings::text from block_settings
  union all select custom_styles from blocks where custom_styles is not null
  union all select settings::text from page_settings
  union all select settings::text from published_block_settings
  union all select custom_styles from published_blocks where custom_styles is not null
  union all select settings::text from published_page_settings
  union all select content::text from publish_plans where done_at is null
  union all select concat(settings, custom_styles) from block_presets
  union all select snapshot::text from page_revisions
  union all select concat_ws(' ', image, thumbnail, text) from articles
  union all select concat_ws(' ', image, text_above, text_below) from landing_pages
  union all select concat(texts, deleted) from mail_texts
  union all select own::text from legal_texts
  union all select papers::text from legal_versions
  union all select concat_ws(' ', logo, header, text_about, info) from organisations
  union all select logo from jobs where logo is not null
  union all select poster from media where poster is not null`;

/** A size's mark in a path, as uploads have it: what shows a smaller size shows the picture. */
const sizeMark = '-(upload|thumb|small|tiny)(\\.[a-z0-9]+)$';

/** What shows which picture of a site: a row for each place and path of a picture's largest size. */
export const usedPictures = (tenant: Tenant): SQL => sql`
  select distinct kind, id, page_id, language, title,
    regexp_replace(found[1], ${sizeMark}, '-upload\\2') as path
  from (${textsOfSite(tenant)}) as texts
    cross join lateral regexp_matches(words, '/uploads/([a-z0-9._/-]*[a-z0-9])', 'g') as found
  where words like '%/uploads/%'`;

/** Whether anything still names a picture, in whatever size. @param path an expression, of its largest size */
export const isUsedAnywhere = (path: SQL): SQL<boolean> => sql<boolean>`exists (
  select 1 from (${everyText}) as texts
  where position('/uploads/' || regexp_replace(${path}, ${sizeMark}, '') in words) > 0)`;
