import { pageKinds, type PageIdentifier } from '@boardwright/blocks-schema';

/** The pages of a kind that are drawn whole. */
export interface ListedPage {
  readonly identifier: PageIdentifier;
  readonly name: string;
  /** The block that decides which page it is; undefined where the page is as it begins. */
  readonly block: string | undefined;
  /** Those of its fixtures that are a page of their own, each a story. */
  readonly fixtures: readonly string[];
}

interface PageFixtures {
  readonly block: string;
  readonly fixtures: readonly [string, ...string[]];
}

const pageFixtures: { readonly [Kind in PageIdentifier]?: PageFixtures } = {
  'p-job-list': { block: 'job-list', fixtures: ['default', 'split', 'empty'] },
  'p-job-details': { block: 'job-details', fixtures: ['default', 'expired', 'applied', 'known-candidate'] },
  'p-account': {
    block: 'account',
    fixtures: [
      'default',
      'new-account',
      'edit-profile',
      'resume',
      'applications',
      'contact-requests',
      'favourites',
      'job-alerts',
      'employer',
      'employer-profile',
      'manage-jobs',
      'edit-job',
      'applicants',
      'applicant',
      'contacted-candidates',
      'organisations',
      'company',
      'tokens',
      'web-shop',
      'order-form',
      'open-order',
      'paid-order',
    ],
  },
  'p-login': { block: 'login', fixtures: ['default', 'employer'] },
  'p-register': { block: 'register', fixtures: ['default', 'employer'] },
  'p-password-forgot': { block: 'password-forgot', fixtures: ['default', 'sent'] },
  'p-password-change': { block: 'password-change', fixtures: ['default', 'no-link'] },
  'p-candidate-list': { block: 'candidate-list', fixtures: ['default', 'for-employers'] },
  'p-candidate-details': { block: 'candidate-details', fixtures: ['default', 'for-employers', 'in-contact'] },
  'p-organisation': { block: 'organisation', fixtures: ['default', 'bare', 'search'] },
  'p-products': {
    block: 'products',
    fixtures: ['default', 'order-form', 'waits-for-payment', 'ordered', 'not-processed'],
  },
  'p-cms-article': { block: 'cms-article', fixtures: ['default'] },
  'p-manage-job-alert': { block: 'job-alerts', fixtures: ['default', 'confirm', 'manage', 'expired'] },
  'p-landing-pages': { block: 'landing-pages', fixtures: ['default', 'jobs', 'no-jobs'] },
  'p-news-list': { block: 'news-feed', fixtures: ['pages'] },
};

/** Every kind of page that begins with blocks of its own, in the order of the specification. */
export const pageList: readonly ListedPage[] = pageKinds
  // A navbar and a footer are no page.
  .filter(({ composition }) => composition.length > 2)
  .map(({ identifier, name }) => ({
    identifier,
    name,
    block: pageFixtures[identifier]?.block,
    fixtures: pageFixtures[identifier]?.fixtures ?? ['default'],
  }));
