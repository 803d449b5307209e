// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import { account } from './blocks/account/account.schema.ts';
import { callToAction } from './blocks/call-to-action/call-to-action.schema.ts';
import { candidateDetails } from './blocks/candidate-details/candidate-details.schema.ts';
import { candidateList } from './blocks/candidate-list/candidate-list.schema.ts';
import { cmsArticle } from './blocks/cms-article/cms-article.schema.ts';
import { columns } from './blocks/columns/columns.schema.ts';
import { contact } from './blocks/contact/contact.schema.ts';
import { countdown } from './blocks/countdown/countdown.schema.ts';
import { faq } from './blocks/faq/faq.schema.ts';
import { featuredJobs } from './blocks/featured-jobs/featured-jobs.schema.ts';
import { featuredOrganisations } from './blocks/featured-organisations/featured-organisations.schema.ts';
import { figures } from './blocks/figures/figures.schema.ts';
import { footer } from './blocks/footer/footer.schema.ts';
import { gallery } from './blocks/gallery/gallery.schema.ts';
import { headingText } from './blocks/heading-text/heading-text.schema.ts';
import { html } from './blocks/html/html.schema.ts';
import { htmlGrid } from './blocks/html-grid/html-grid.schema.ts';
import { jobAlerts } from './blocks/job-alerts/job-alerts.schema.ts';
import { jobDetails } from './blocks/job-details/job-details.schema.ts';
import { jobList } from './blocks/job-list/job-list.schema.ts';
import { jobPerLink } from './blocks/job-per-link/job-per-link.schema.ts';
import { jobPerSegment } from './blocks/job-per-segment/job-per-segment.schema.ts';
import { landingPages } from './blocks/landing-pages/landing-pages.schema.ts';
import { login } from './blocks/login/login.schema.ts';
import { logos } from './blocks/logos/logos.schema.ts';
import { map } from './blocks/map/map.schema.ts';
import { navbar } from './blocks/navbar/navbar.schema.ts';
import { newsFeed } from './blocks/news-feed/news-feed.schema.ts';
import { newsletter } from './blocks/newsletter/newsletter.schema.ts';
import { organisation } from './blocks/organisation/organisation.schema.ts';
import { organisationSearch } from './blocks/organisation-search/organisation-search.schema.ts';
import { partnerFooter } from './blocks/partner-footer/partner-footer.schema.ts';
import { passwordChange } from './blocks/password-change/password-change.schema.ts';
import { passwordForgot } from './blocks/password-forgot/password-forgot.schema.ts';
import { products } from './blocks/products/products.schema.ts';
import { quote } from './blocks/quote/quote.schema.ts';
import { register } from './blocks/register/register.schema.ts';
import { reviews } from './blocks/reviews/reviews.schema.ts';
import { searchJob } from './blocks/search-job/search-job.schema.ts';
import { tabs } from './blocks/tabs/tabs.schema.ts';
import { team } from './blocks/team/team.schema.ts';
import { textWithImage } from './blocks/text-with-image/text-with-image.schema.ts';
import { timeline } from './blocks/timeline/timeline.schema.ts';
import { video } from './blocks/video/video.schema.ts';

/** Every core block's schema: `BlockKey`, the renderers' registry and the folder test come from it. */
export const coreSchemas = {
  account,
  'call-to-action': callToAction,
  'candidate-details': candidateDetails,
  'candidate-list': candidateList,
  'cms-article': cmsArticle,
  columns,
  contact,
  countdown,
  faq,
  'featured-jobs': featuredJobs,
  'featured-organisations': featuredOrganisations,
  figures,
  footer,
  gallery,
  'heading-text': headingText,
  html,
  'html-grid': htmlGrid,
  'job-alerts': jobAlerts,
  'job-details': jobDetails,
  'job-list': jobList,
  'job-per-link': jobPerLink,
  'job-per-segment': jobPerSegment,
  'landing-pages': landingPages,
  login,
  logos,
  map,
  navbar,
  'news-feed': newsFeed,
  newsletter,
  organisation,
  'organisation-search': organisationSearch,
  'partner-footer': partnerFooter,
  'password-change': passwordChange,
  'password-forgot': passwordForgot,
  products,
  quote,
  register,
  reviews,
  'search-job': searchJob,
  tabs,
  team,
  'text-with-image': textWithImage,
  timeline,
  video,
} as const;

export type CoreSchemas = typeof coreSchemas;
export type BlockKey = keyof CoreSchemas;
export {
  account,
  callToAction,
  candidateDetails,
  candidateList,
  cmsArticle,
  columns,
  contact,
  countdown,
  faq,
  featuredJobs,
  featuredOrganisations,
  figures,
  footer,
  gallery,
  headingText,
  html,
  htmlGrid,
  jobAlerts,
  jobDetails,
  jobList,
  jobPerLink,
  jobPerSegment,
  landingPages,
  login,
  logos,
  map,
  navbar,
  newsFeed,
  newsletter,
  organisation,
  organisationSearch,
  partnerFooter,
  passwordChange,
  passwordForgot,
  products,
  quote,
  register,
  reviews,
  searchJob,
  tabs,
  team,
  textWithImage,
  timeline,
  video,
};
