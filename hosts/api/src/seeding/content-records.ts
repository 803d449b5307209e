import type {
  DemoArticle,
  DemoCandidate,
  DemoForwardRule,
  DemoLandingPage,
  DemoProduct,
} from '../../seeds/demo.ts';
import type { DemoRecord } from './demo-records.ts';

export function articleRecords(articles: readonly DemoArticle[]): readonly DemoRecord[] {
  return articles.map((article) => ({
    id: article.id,
    job_board_id: article.job_board_id,
    type: article.type,
    locale: article.locale,
    active: article.active,
    slug: article.slug,
    title: article.title,
    description: article.description,
    text: article.text,
    thumbnail: article.thumbnail,
    image: article.image,
    created_at: article.created_at,
    published_at: article.created_at,
    updated_at: article.created_at,
  }));
}

/** What a landing page searches for, in the job list's own keys (§7). */
function listQuery({ segments, ...query }: DemoLandingPage['query']) {
  return { ...query, ...(segments.length > 0 ? { 'in[segment_ids]': segments.join(',') } : {}) };
}

/** @param since from when on visitors see them */
export function landingPageRecords(
  landingPages: readonly DemoLandingPage[],
  since: Date,
): readonly DemoRecord[] {
  return landingPages.map(({ id, job_board_id, locale, slug, title, description, query }, order) => ({
    id,
    job_board_id,
    locale,
    slug,
    title,
    description,
    query: listQuery(query),
    order,
    published_at: since.toISOString(),
    updated_at: since.toISOString(),
  }));
}

/** @param localeOf the language a board's products are named in */
export function productRecords(
  products: readonly DemoProduct[],
  localeOf: (boardId: number) => 'nl' | 'en' | 'ro',
): readonly DemoRecord[] {
  return products.map((product, order) => ({
    id: product.id,
    job_board_id: product.job_board_id,
    name: product.name[localeOf(product.job_board_id)],
    price_cents: product.price,
    active: product.active,
    product_type: product.product_type,
    type: product.type,
    purchase_url: product.purchase_url,
    benefits: product.benefits.flatMap(({ lang, benefits }) => benefits.map((text) => ({ lang, text }))),
    duration: product.duration,
    quantity: product.quantity,
    credits: product.credits,
    click_price: product.click_price,
    requires_email_apply: false,
    discount: product.discount,
    order,
  }));
}

/** Resumes nobody logs in for: they show the lists and pages of candidates. */
export function resumeRecords(candidates: readonly DemoCandidate[]): readonly DemoRecord[] {
  return candidates.map((candidate) => ({
    id: candidate.id,
    uuid: candidate.uuid,
    job_board_id: candidate.job_boards[0],
    slug: candidate.slug,
    status: candidate.status ? 'available' : 'not_available',
    given_name: candidate.given_name,
    family_name: candidate.family_name,
    position: candidate.position,
    city: candidate.city,
    postal_code: candidate.postal_code,
    country_code: candidate.country_code,
    lat: candidate.lat,
    lon: candidate.lon,
    short_description: candidate.short_description,
    info: candidate.info,
    open_to_relocate: candidate.open_to_relocate,
    salary_type: candidate.salary_type,
    salary_min: candidate.salary_min,
    travel_distance: candidate.travel_distance,
    history: [...candidate.employer_history, ...candidate.education],
    segment_ids: candidate.segments,
    created_at: candidate.updated_at,
    updated_at: candidate.updated_at,
  }));
}

export function forwardRuleRecords(rules: readonly DemoForwardRule[]): readonly DemoRecord[] {
  return rules.map(({ id, job_board_id, from, url, status }) => ({
    id,
    job_board_id,
    path: from,
    url,
    status,
  }));
}
