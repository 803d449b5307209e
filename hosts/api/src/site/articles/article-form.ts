import type { BodyOf, Contract } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { type Problem, refuseProblems } from '../../platform/forms/problems.ts';
import { sanitiseArticleText } from '../../platform/http/sanitise.ts';
import { articleMessage } from './article.messages.ts';
import { visibleFrom } from '../publishing/publication.ts';
import { thumbnailOf, tidy } from '../publishing/written-fields.ts';
import { freeSlug, tidySlug } from './article-slugs.ts';
import type { ArticleRow } from './article-state.ts';

export type ArticleForm = Omit<BodyOf<Contract['articles']['updateArticle']>, 'revision'>;

/** What of an article an admin writes. */
export type Written = Pick<
  ArticleRow,
  | 'title'
  | 'slug'
  | 'locale'
  | 'description'
  | 'text'
  | 'author'
  | 'category'
  | 'image'
  | 'thumbnail'
  | 'active'
  | 'publishedAt'
>;

/** What a new article is before anything is written. */
export const blank: Written = {
  title: '',
  slug: '',
  locale: '',
  description: '',
  text: '',
  author: null,
  category: null,
  image: null,
  thumbnail: null,
  active: true,
  publishedAt: null,
};

interface Around {
  /** Of who asks. */
  readonly locale: Locale;
  /** Of the site. */
  readonly languages: readonly string[];
  /** The slugs of the other articles. */
  readonly taken: ReadonlySet<string>;
  readonly now: Date;
}

/** A moment that a calendar of people and the database both have. */
function isMoment(moment: string): boolean {
  const year = new Date(moment).getUTCFullYear();
  return year >= 1970 && year < 2200;
}

/**
 * An article with what was written of it.
 * @param before as it is stored; `blank` of a new one
 * @throws HttpError `validation` where its title or slug is missing or taken, or there is no such language or moment
 */
export function writeArticle(before: Written, form: ArticleForm, around: Around): Written {
  const { locale, languages, taken, now } = around;
  const title = form.title === undefined ? before.title : tidy(form.title);
  const language = form.locale ?? before.locale;
  const given = form.slug === undefined ? before.slug : tidySlug(form.slug);
  // A new article gets the first that is free where nobody wrote one.
  const slug = given === '' && !form.slug?.trim() ? freeSlug(title, taken) : given;
  const free = () => freeSlug(slug || title, taken);
  const problems: Problem[] = [];
  if (title === '') problems.push(['title', articleMessage(locale, 'titleRequired')]);
  if (slug === '') problems.push(['slug', articleMessage(locale, 'slugNone', { free: free() })]);
  else if (taken.has(slug))
    problems.push(['slug', articleMessage(locale, 'slugTaken', { slug, free: free() })]);
  // A language that the site has no longer stays with what was written in it.
  if (language !== before.locale && !languages.includes(language))
    problems.push(['locale', articleMessage(locale, 'languageUnknown')]);
  if (form.published_at !== undefined && !isMoment(form.published_at))
    problems.push(['published_at', articleMessage(locale, 'momentMissing')]);
  refuseProblems(problems);
  const word = (next: string | null | undefined, stored: string | null) =>
    next === undefined ? stored : tidy(next ?? '') || null;
  const image = form.image === undefined ? before.image : form.image || null;
  return {
    title,
    slug,
    locale: language,
    description: form.description === undefined ? before.description : tidy(form.description),
    text: form.text === undefined ? before.text : sanitiseArticleText(form.text),
    author: word(form.author, before.author),
    category: word(form.category, before.category),
    image,
    thumbnail: image === before.image ? before.thumbnail : image && thumbnailOf(image),
    ...visibleFrom(form, before, now),
  };
}
