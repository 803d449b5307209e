// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import type { BlockKey } from '@boardwright/blocks-schema';
import type { AnyRenderer } from '../page/renderers.ts';
import type { AccountRenderers } from './account-renderers.ts';

export type LoadRenderer = () => Promise<AnyRenderer>;

/** The names of their files come with the first of them. */
const ofAccounts = (key: keyof AccountRenderers) => async (): Promise<AnyRenderer> => {
  const { accountRenderers } = await import('./account-renderers.ts');
  return accountRenderers[key]();
};

/** Each block's renderer as a chunk of its own: a visitor's browser loads only those of the page. */
export const coreRenderers = {
  account: ofAccounts('account'),
  'call-to-action': () => import('./call-to-action/call-to-action.tsx').then((m) => m.CallToAction),
  'candidate-details': ofAccounts('candidate-details'),
  'candidate-list': ofAccounts('candidate-list'),
  'cms-article': () => import('./cms-article/cms-article.tsx').then((m) => m.CmsArticle),
  columns: () => import('./columns/columns.tsx').then((m) => m.Columns),
  contact: () => import('./contact/contact.tsx').then((m) => m.Contact),
  countdown: () => import('./countdown/countdown.tsx').then((m) => m.Countdown),
  faq: () => import('./faq/faq.tsx').then((m) => m.Faq),
  'featured-jobs': () => import('./featured-jobs/featured-jobs.tsx').then((m) => m.FeaturedJobs),
  'featured-organisations': () =>
    import('./featured-organisations/featured-organisations.tsx').then((m) => m.FeaturedOrganisations),
  figures: () => import('./figures/figures.tsx').then((m) => m.Figures),
  footer: () => import('./footer/footer.tsx').then((m) => m.Footer),
  gallery: () => import('./gallery/gallery.tsx').then((m) => m.Gallery),
  'heading-text': () => import('./heading-text/heading-text.tsx').then((m) => m.HeadingText),
  html: () => import('./html/html.tsx').then((m) => m.Html),
  'html-grid': () => import('./html-grid/html-grid.tsx').then((m) => m.HtmlGrid),
  'job-alerts': () => import('./job-alerts/job-alerts.tsx').then((m) => m.JobAlerts),
  'job-details': () => import('./job-details/job-details.tsx').then((m) => m.JobDetails),
  'job-list': () => import('./job-list/job-list.tsx').then((m) => m.JobList),
  'job-per-link': () => import('./job-per-link/job-per-link.tsx').then((m) => m.JobPerLink),
  'job-per-segment': () => import('./job-per-segment/job-per-segment.tsx').then((m) => m.JobPerSegment),
  'landing-pages': () => import('./landing-pages/landing-pages.tsx').then((m) => m.LandingPages),
  login: ofAccounts('login'),
  logos: () => import('./logos/logos.tsx').then((m) => m.Logos),
  map: () => import('./map/map.tsx').then((m) => m.Map),
  navbar: () => import('./navbar/navbar.tsx').then((m) => m.Navbar),
  'news-feed': () => import('./news-feed/news-feed.tsx').then((m) => m.NewsFeed),
  newsletter: () => import('./newsletter/newsletter.tsx').then((m) => m.Newsletter),
  organisation: () => import('./organisation/organisation.tsx').then((m) => m.Organisation),
  'organisation-search': () =>
    import('./organisation-search/organisation-search.tsx').then((m) => m.OrganisationSearch),
  'partner-footer': () => import('./partner-footer/partner-footer.tsx').then((m) => m.PartnerFooter),
  'password-change': ofAccounts('password-change'),
  'password-forgot': ofAccounts('password-forgot'),
  products: ofAccounts('products'),
  quote: () => import('./quote/quote.tsx').then((m) => m.Quote),
  register: ofAccounts('register'),
  reviews: () => import('./reviews/reviews.tsx').then((m) => m.Reviews),
  'search-job': () => import('./search-job/search-job.tsx').then((m) => m.SearchJob),
  tabs: () => import('./tabs/tabs.tsx').then((m) => m.Tabs),
  team: () => import('./team/team.tsx').then((m) => m.Team),
  'text-with-image': () => import('./text-with-image/text-with-image.tsx').then((m) => m.TextWithImage),
  timeline: () => import('./timeline/timeline.tsx').then((m) => m.Timeline),
  video: () => import('./video/video.tsx').then((m) => m.Video),
} as const satisfies Readonly<Record<BlockKey, LoadRenderer>>;
