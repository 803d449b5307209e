import type { DemoBlock, DemoPage } from '../../src/seeding/demo-site.ts';
import { demoReviews } from '../content/reviews.ts';
import { everywhere, framed, type PerLocale } from './site-parts.ts';

/** What a board says where organisations, candidates, products and messages have their pages. */
export interface PeopleTexts {
  readonly organisations: { readonly label: string; readonly title: string; readonly subtitle: string };
  readonly candidates: { readonly label: string; readonly heading: string };
  readonly candidate: string;
  readonly products: { readonly label: string; readonly title: string; readonly subtitle: string };
  readonly alert: { readonly label: string; readonly subtitle: string };
  readonly contact: { readonly label: string; readonly title: string; readonly success: string };
}

type Texts = PerLocale<PeopleTexts>;

const by = <Value>(texts: Texts, make: (own: PeopleTexts) => Value): PerLocale<Value> =>
  Object.fromEntries(Object.entries(texts).map(([locale, own]) => [locale, make(own)]));
const callToAction: DemoBlock = { key: 'call-to-action', isGlobal: 'call-to-action', settings: {} };

/** Pages of organisations, candidates, products, job alerts and contact (default compositions of §2). */
export function peoplePages(texts: Texts, contact: string): readonly DemoPage[] {
  const locales = Object.keys(texts);
  return [
    {
      key: 'p-organisation',
      path: {},
      settings: by(texts, ({ organisations: { label, title, subtitle } }) => ({
        page_label: label,
        page_title: title,
        page_description: subtitle,
      })),
      blocks: framed(
        everywhere('organisation', locales, { jobsLayout: 'list' }),
        {
          key: 'organisation-search',
          settings: by(texts, ({ organisations: { title, subtitle } }) => ({ title, subtitle })),
        },
        callToAction,
      ),
    },
    {
      key: 'p-candidate-list',
      path: {},
      settings: by(texts, ({ candidates: { label, heading } }) => ({
        page_label: label,
        page_title: heading,
      })),
      blocks: framed(
        everywhere('search-job', locales, { height: 'small', resultsPage: 'p-candidate-list' }),
        {
          key: 'candidate-list',
          settings: by(texts, ({ candidates: { heading } }) => ({ heading1: heading })),
        },
      ),
    },
    {
      key: 'p-candidate-details',
      path: {},
      settings: by(texts, ({ candidate }) => ({ page_label: candidate })),
      blocks: framed(everywhere('candidate-details', locales, {})),
    },
    {
      key: 'p-products',
      path: {},
      settings: by(texts, ({ products: { label, title, subtitle } }) => ({
        page_label: label,
        page_title: title,
        page_description: subtitle,
      })),
      blocks: framed({
        key: 'products',
        settings: by(texts, ({ products: { title, subtitle } }) => ({ title, subtitle })),
      }),
    },
    {
      key: 'p-manage-job-alert',
      path: {},
      settings: by(texts, ({ alert: { label } }) => ({ page_label: label, page_title: label })),
      blocks: framed({
        key: 'job-alerts',
        settings: by(texts, ({ alert: { subtitle } }) => ({ subtitle })),
      }),
    },
    {
      key: 'p-generic',
      path: Object.fromEntries(locales.map((locale) => [locale, 'contact'])),
      settings: by(texts, ({ contact: { label, title } }) => ({ page_label: label, page_title: title })),
      blocks: framed({
        key: 'contact',
        settings: by(texts, ({ contact: { title, success } }) => ({
          title,
          emailTo: contact,
          successMessage: success,
          fieldsOrder: ['name', 'email', 'phone', 'subject', 'message'],
        })),
      }),
    },
  ];
}

/** What people say of a board, in each of its languages. */
export function reviewsBlock(
  boardId: number,
  heading: PerLocale<string>,
  subheading: PerLocale<string>,
): DemoBlock {
  const reviews = demoReviews().filter((review) => review.job_board_id === boardId);
  const inLocale = (texts: Readonly<Record<string, string>>, locale: string): string => texts[locale] ?? '';
  return {
    key: 'reviews',
    settings: Object.fromEntries(
      Object.keys(heading).map((locale) => [
        locale,
        {
          heading: heading[locale],
          subheading: subheading[locale],
          reviewsData: reviews.map(({ name, title, reviewerName, role, text }) => ({
            name,
            title: inLocale(title, locale),
            reviewerName,
            role: inLocale(role, locale),
            text: inLocale(text, locale),
          })),
        },
      ]),
    ),
  };
}

/** A few organisations, by the words a home page introduces them with. */
export function featuredOrganisations(
  texts: PerLocale<{ readonly title: string; readonly subtitle: string }>,
): DemoBlock {
  return {
    key: 'featured-organisations',
    settings: Object.fromEntries(
      Object.entries(texts).map(([locale, { title, subtitle }]) => [
        locale,
        { headerTitle: title, headerSubTitle: subtitle, sortStrategy: 'featured', showCount: 3 },
      ]),
    ),
  };
}
