// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import type { BlockKey } from '@boardwright/blocks-schema';
import type { AnyRenderer } from '../page/renderers.ts';

export type LoadRenderer = () => Promise<AnyRenderer>;

/** Each block's renderer as a chunk of its own: a visitor's browser loads only those of the page. */
export const coreRenderers = {
  account: () => import('./account/account.tsx').then((m) => m.Account),
  'call-to-action': () => import('./call-to-action/call-to-action.tsx').then((m) => m.CallToAction),
  'candidate-details': () =>
    import('./candidate-details/candidate-details.tsx').then((m) => m.CandidateDetails),
  'candidate-list': () => import('./candidate-list/candidate-list.tsx').then((m) => m.CandidateList),
  'cms-article': () => import('./cms-article/cms-article.tsx').then((m) => m.CmsArticle),
  contact: () => import('./contact/contact.tsx').then((m) => m.Contact),
  faq: () => import('./faq/faq.tsx').then((m) => m.Faq),
  'featured-jobs': () => import('./featured-jobs/featured-jobs.tsx').then((m) => m.FeaturedJobs),
  'featured-organisations': () =>
    import('./featured-organisations/featured-organisations.tsx').then((m) => m.FeaturedOrganisations),
  footer: () => import('./footer/footer.tsx').then((m) => m.Footer),
  html: () => import('./html/html.tsx').then((m) => m.Html),
  'html-grid': () => import('./html-grid/html-grid.tsx').then((m) => m.HtmlGrid),
  'job-alerts': () => import('./job-alerts/job-alerts.tsx').then((m) => m.JobAlerts),
  'job-details': () => import('./job-details/job-details.tsx').then((m) => m.JobDetails),
  'job-list': () => import('./job-list/job-list.tsx').then((m) => m.JobList),
  'job-per-link': () => import('./job-per-link/job-per-link.tsx').then((m) => m.JobPerLink),
  'job-per-segment': () => import('./job-per-segment/job-per-segment.tsx').then((m) => m.JobPerSegment),
  'landing-pages': () => import('./landing-pages/landing-pages.tsx').then((m) => m.LandingPages),
  login: () => import('./login/login.tsx').then((m) => m.Login),
  navbar: () => import('./navbar/navbar.tsx').then((m) => m.Navbar),
  'news-feed': () => import('./news-feed/news-feed.tsx').then((m) => m.NewsFeed),
  organisation: () => import('./organisation/organisation.tsx').then((m) => m.Organisation),
  'organisation-search': () =>
    import('./organisation-search/organisation-search.tsx').then((m) => m.OrganisationSearch),
  'partner-footer': () => import('./partner-footer/partner-footer.tsx').then((m) => m.PartnerFooter),
  'password-change': () => import('./password-change/password-change.tsx').then((m) => m.PasswordChange),
  'password-forgot': () => import('./password-forgot/password-forgot.tsx').then((m) => m.PasswordForgot),
  products: () => import('./products/products.tsx').then((m) => m.Products),
  register: () => import('./register/register.tsx').then((m) => m.Register),
  reviews: () => import('./reviews/reviews.tsx').then((m) => m.Reviews),
  'search-job': () => import('./search-job/search-job.tsx').then((m) => m.SearchJob),
  'text-with-image': () => import('./text-with-image/text-with-image.tsx').then((m) => m.TextWithImage),
  video: () => import('./video/video.tsx').then((m) => m.Video),
} as const satisfies Readonly<Record<BlockKey, LoadRenderer>>;
