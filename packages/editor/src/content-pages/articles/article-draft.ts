import type { AdminArticle } from '@boardwright/api-client/contract';
import type { ArticleForm } from './articles-api.ts';
import { localOf, momentOf } from './site-moment.ts';

/** Whether visitors see it: not, from now on, or from a moment on. */
export const showings = ['hidden', 'visible', 'planned'] as const;
export type Showing = (typeof showings)[number];

/** An article as it stands in its form. */
export interface ArticleDraft {
  readonly title: string;
  /** Empty: made of the title. */
  readonly slug: string;
  readonly locale: string;
  readonly description: string;
  /** Empty: none. */
  readonly author: string;
  readonly category: string;
  readonly image: string;
  /** HTML. */
  readonly text: string;
  readonly showing: Showing;
  /** On the clock of the site; of what is planned. */
  readonly day: string;
  readonly time: string;
}

const showingOf = ({ state }: Pick<AdminArticle, 'state'>): Showing =>
  state === 'published' ? 'visible' : state === 'planned' ? 'planned' : 'hidden';

/** @param article undefined for a new one */
export function articleDraft(
  article: AdminArticle | undefined,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
): ArticleDraft {
  if (!article)
    return {
      title: '',
      slug: '',
      locale,
      description: '',
      author: '',
      category: '',
      image: '',
      text: '',
      showing: 'hidden',
      day: '',
      time: '',
    };
  const showing = showingOf(article);
  const local =
    showing === 'planned' && article.published_at ? localOf(article.published_at, timeZone) : undefined;
  return {
    title: article.title,
    slug: article.slug,
    locale: article.locale,
    description: article.description,
    author: article.author ?? '',
    category: article.category ?? '',
    image: article.image ?? '',
    text: article.text ?? '',
    showing,
    day: local?.day ?? '',
    time: local?.time ?? '',
  };
}

const written = ['title', 'slug', 'locale', 'description', 'author', 'category', 'image', 'text'] as const;
export type WrittenField = (typeof written)[number];
/** What of an article two admins may have changed: what is written, and whether and since when it is shown. */
export const articleFields = [...written, 'showing'] as const;
export type ArticleField = (typeof articleFields)[number];

/** Whether a field of two drafts says the same. */
export function isSame(field: ArticleField, one: ArticleDraft, other: ArticleDraft): boolean {
  if (field !== 'showing') return one[field].trim() === other[field].trim();
  if (one.showing !== other.showing) return false;
  return one.showing !== 'planned' || (one.day === other.day && one.time === other.time);
}

/** The draft with a field of another. */
export function withField(field: ArticleField, draft: ArticleDraft, other: ArticleDraft): ArticleDraft {
  if (field !== 'showing') return { ...draft, [field]: other[field] };
  return { ...draft, showing: other.showing, day: other.day, time: other.time };
}

/** What is sent of a draft: what is other than it was. @param before the draft as it began */
export function changeOf(
  draft: ArticleDraft,
  before: ArticleDraft,
  timeZone: string,
): Omit<Partial<ArticleForm>, 'title' | 'locale'> & Partial<Pick<ArticleForm, 'title' | 'locale'>> {
  const changed = written
    .filter((field) => !isSame(field, draft, before))
    .map((field) => [field, draft[field]]);
  const texts = Object.fromEntries(changed) as Partial<Record<WrittenField, string>>;
  if (isSame('showing', draft, before)) return texts;
  const moment = draft.showing === 'planned' ? momentOf(draft, timeZone) : undefined;
  return {
    ...texts,
    publish: draft.showing !== 'hidden',
    ...(moment !== undefined && { published_at: moment }),
  };
}

/**
 * What was written on an older copy, on the one that somebody saved meanwhile: each field that only one of both changed is
 * theirs who did.
 * @returns the draft, in which `contested` are as they were written here
 */
export function merged(
  mine: ArticleDraft,
  before: ArticleDraft,
  theirs: ArticleDraft,
): { readonly draft: ArticleDraft; readonly contested: readonly ArticleField[] } {
  const changedByMe = articleFields.filter((field) => !isSame(field, mine, before));
  const draft = changedByMe.reduce((all, field) => withField(field, all, mine), theirs);
  const contested = changedByMe.filter(
    (field) => !isSame(field, theirs, before) && !isSame(field, theirs, mine),
  );
  return { draft, contested };
}
