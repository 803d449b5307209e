import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { type Problem, refuseProblems } from '../../platform/forms/problems.ts';
import { sanitiseArticleText } from '../../platform/http/sanitise.ts';
import { slugOf } from '../../platform/slug.ts';
import { visibleFrom } from '../publishing/publication.ts';
import { firstFreeSlug } from '../publishing/slugs.ts';
import { tidy } from '../publishing/written-fields.ts';
import { landingPageMessage } from './landing-page.messages.ts';
import { slugRules, type TakenSlugs } from './landing-page-slugs.ts';
import type { LandingPageRow } from './landing-page-state.ts';

export type LandingPageForm = Omit<BodyOf<Contract['landingPages']['updateLandingPage']>, 'revision'>;
type Query = Readonly<Record<string, unknown>>;

/** What of a landing page an admin writes. */
export type Written = Pick<
  LandingPageRow,
  | 'title'
  | 'slug'
  | 'locale'
  | 'description'
  | 'textAbove'
  | 'textBelow'
  | 'seoTitle'
  | 'seoDescription'
  | 'image'
  | 'query'
  | 'active'
  | 'publishedAt'
>;

/** What a new landing page is before anything is written. */
export const blank: Written = {
  title: '',
  slug: '',
  locale: '',
  description: '',
  textAbove: '',
  textBelow: '',
  seoTitle: '',
  seoDescription: '',
  image: null,
  query: {},
  active: true,
  publishedAt: null,
};

interface Around {
  /** Of who asks. */
  readonly locale: Locale;
  /** Of the site. */
  readonly languages: readonly string[];
  readonly taken: TakenSlugs;
  readonly now: Date;
}

/** A search without what it does not ask for; a distance means nothing without a place. */
export function tidyQuery(query: Query): Query {
  const tidied = Object.entries(query).map(
    ([key, value]) => [key, typeof value === 'string' ? tidy(value) : value] as const,
  );
  const asked = Object.fromEntries(
    tidied.filter(([, value]) => value !== '' && value !== ',' && value !== false),
  );
  const hasPlace = asked.location_name !== undefined || asked.lat !== undefined;
  const { distance: _distance, ...placeless } = asked;
  return hasPlace ? asked : placeless;
}

/**
 * A landing page with what was written of it.
 * @param before as it is stored; `blank` of a new one
 * @throws HttpError `validation` where title, search or slug is missing, its address taken, or there is no such language
 */
export function writeLandingPage(before: Written, form: LandingPageForm, around: Around): Written {
  const { locale, languages, taken, now } = around;
  const title = form.title === undefined ? before.title : tidy(form.title);
  const language = form.locale ?? before.locale;
  const query = form.query === undefined ? before.query : tidyQuery(form.query);
  const all = new Set([...taken.others, ...taken.occupied]);
  const given = form.slug === undefined ? before.slug : slugOf(form.slug, slugRules.most);
  // A new one gets the first that is free where nobody wrote one.
  const slug = given === '' && !form.slug?.trim() ? firstFreeSlug(title, all, slugRules) : given;
  const free = firstFreeSlug(slug || title, all, slugRules);
  const problems: Problem[] = [];
  const refuse = (field: string, sentence: string) => problems.push([field, sentence]);
  if (title === '') refuse('title', landingPageMessage(locale, 'titleRequired'));
  if (slug === '') refuse('slug', landingPageMessage(locale, 'slugNone', { free }));
  else if (taken.others.has(slug)) refuse('slug', landingPageMessage(locale, 'slugTaken', { slug, free }));
  else if (taken.occupied.has(slug) && (slug !== before.slug || language !== before.locale))
    refuse('slug', landingPageMessage(locale, 'slugOccupied', { address: taken.addressOf(slug), free }));
  // A language that the site has no longer stays with what was written in it.
  if (language !== before.locale && !languages.includes(language))
    refuse('locale', landingPageMessage(locale, 'languageUnknown'));
  if (Object.keys(query).length === 0) refuse('query', landingPageMessage(locale, 'searchRequired'));
  refuseProblems(problems);
  const line = (next: string | undefined, stored: string) => (next === undefined ? stored : tidy(next));
  const html = (next: string | undefined, stored: string) =>
    next === undefined ? stored : sanitiseArticleText(next);
  return {
    title,
    slug,
    locale: language,
    description: line(form.description, before.description),
    textAbove: html(form.text_above, before.textAbove),
    textBelow: html(form.text_below, before.textBelow),
    seoTitle: line(form.seo_title, before.seoTitle),
    seoDescription: line(form.seo_description, before.seoDescription),
    image: form.image === undefined ? before.image : form.image || null,
    query,
    ...visibleFrom(form, before, now),
  };
}
