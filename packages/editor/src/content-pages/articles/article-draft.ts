import type { AdminArticle } from '@boardwright/api-client/contract';
import { type Showing, showingOf } from '../writing/showing.ts';
import type { DraftShape } from '../../written/draft-shape.ts';
import type { ArticleForm } from './articles-api.ts';
import { localOf, momentOf } from '../../model/site-moment.ts';

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
  const showing = showingOf(article.state);
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
const articleFields = [...written, 'showing'] as const;
export type ArticleField = (typeof articleFields)[number];

/** Whether a field of two drafts says the same. */
export function isSame(field: ArticleField, one: ArticleDraft, other: ArticleDraft): boolean {
  if (field !== 'showing') return one[field].trim() === other[field].trim();
  if (one.showing !== other.showing) return false;
  return one.showing !== 'planned' || (one.day === other.day && one.time === other.time);
}

/** The draft with a field of another. */
function withField(field: ArticleField, draft: ArticleDraft, other: ArticleDraft): ArticleDraft {
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

/** What of an article two admins may have changed. */
export const articleShape: DraftShape<ArticleDraft, ArticleField> = {
  fields: articleFields,
  isSame,
  withField,
};
