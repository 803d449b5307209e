import type { AdminLandingPage } from '@boardwright/api-client/contract';
import type { DraftShape } from '../../written/draft-shape.ts';
import { type Showing, showingOf } from '../writing/showing.ts';
import type { LandingPageForm } from './landing-pages-api.ts';
import { isSameSearch, type LandingSearch, landingSearch, queryOf } from './landing-search.ts';

/** A landing page as it stands in its form. */
export interface LandingPageDraft {
  readonly title: string;
  /** Empty: made of the title. */
  readonly slug: string;
  readonly locale: string;
  readonly description: string;
  /** HTML. */
  readonly textAbove: string;
  readonly textBelow: string;
  /** Empty: the title and the description. */
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** Empty: none. */
  readonly image: string;
  readonly search: LandingSearch;
  readonly showing: Showing;
}

/** What a new landing page begins with. */
export interface Beginning {
  readonly locale: string;
  readonly title: string;
  readonly search: LandingSearch;
}

/** @param page undefined for a new one */
export function landingPageDraft(
  page: AdminLandingPage | undefined,
  { locale, title, search }: Beginning,
): LandingPageDraft {
  return {
    title: page?.title ?? title,
    slug: page?.slug ?? '',
    locale: page?.locale ?? locale,
    description: page?.description ?? '',
    textAbove: page?.text_above ?? '',
    textBelow: page?.text_below ?? '',
    seoTitle: page?.seo_title ?? '',
    seoDescription: page?.seo_description ?? '',
    image: page?.image ?? '',
    search: page ? landingSearch(page.query) : search,
    showing: page ? showingOf(page.state) : 'hidden',
  };
}

/** What is written, by what the API calls it. */
const written = {
  title: 'title',
  slug: 'slug',
  locale: 'locale',
  description: 'description',
  textAbove: 'text_above',
  textBelow: 'text_below',
  seoTitle: 'seo_title',
  seoDescription: 'seo_description',
  image: 'image',
} as const;
type WrittenField = keyof typeof written;
export type LandingPageField = WrittenField | 'search' | 'showing';
const writtenFields = Object.keys(written) as WrittenField[];

function isSame(field: LandingPageField, one: LandingPageDraft, other: LandingPageDraft): boolean {
  if (field === 'search') return isSameSearch(one.search, other.search);
  return one[field].trim() === other[field].trim();
}

/** What of a landing page two admins may have changed. */
export const landingPageShape: DraftShape<LandingPageDraft, LandingPageField> = {
  fields: [...writtenFields, 'search', 'showing'],
  isSame,
  withField: (field, draft, other) => ({ ...draft, [field]: other[field] }),
};

type Change = Omit<Partial<LandingPageForm>, 'title' | 'locale' | 'query'> &
  Partial<Pick<LandingPageForm, 'title' | 'locale' | 'query'>>;

/** What is sent of a draft: what is other than it was. @param before the draft as it began */
export function changeOf(draft: LandingPageDraft, before: LandingPageDraft): Change {
  const changed = writtenFields
    .filter((field) => !isSame(field, draft, before))
    .map((field) => [written[field], draft[field]]);
  return {
    ...(Object.fromEntries(changed) as Change),
    ...(isSame('search', draft, before) ? {} : { query: queryOf(draft.search) }),
    ...(draft.showing === before.showing ? {} : { publish: draft.showing !== 'hidden' }),
  };
}
