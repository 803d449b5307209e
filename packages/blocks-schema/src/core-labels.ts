// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import { accountLabels } from './blocks/account/account.labels.ts';
import { callToActionLabels } from './blocks/call-to-action/call-to-action.labels.ts';
import { candidateDetailsLabels } from './blocks/candidate-details/candidate-details.labels.ts';
import { candidateListLabels } from './blocks/candidate-list/candidate-list.labels.ts';
import { cmsArticleLabels } from './blocks/cms-article/cms-article.labels.ts';
import { columnsLabels } from './blocks/columns/columns.labels.ts';
import { contactLabels } from './blocks/contact/contact.labels.ts';
import { countdownLabels } from './blocks/countdown/countdown.labels.ts';
import { faqLabels } from './blocks/faq/faq.labels.ts';
import { featuredJobsLabels } from './blocks/featured-jobs/featured-jobs.labels.ts';
import { featuredOrganisationsLabels } from './blocks/featured-organisations/featured-organisations.labels.ts';
import { figuresLabels } from './blocks/figures/figures.labels.ts';
import { footerLabels } from './blocks/footer/footer.labels.ts';
import { galleryLabels } from './blocks/gallery/gallery.labels.ts';
import { headingTextLabels } from './blocks/heading-text/heading-text.labels.ts';
import { htmlLabels } from './blocks/html/html.labels.ts';
import { htmlGridLabels } from './blocks/html-grid/html-grid.labels.ts';
import { jobAlertsLabels } from './blocks/job-alerts/job-alerts.labels.ts';
import { jobDetailsLabels } from './blocks/job-details/job-details.labels.ts';
import { jobListLabels } from './blocks/job-list/job-list.labels.ts';
import { jobPerLinkLabels } from './blocks/job-per-link/job-per-link.labels.ts';
import { jobPerSegmentLabels } from './blocks/job-per-segment/job-per-segment.labels.ts';
import { landingPagesLabels } from './blocks/landing-pages/landing-pages.labels.ts';
import { loginLabels } from './blocks/login/login.labels.ts';
import { logosLabels } from './blocks/logos/logos.labels.ts';
import { mapLabels } from './blocks/map/map.labels.ts';
import { navbarLabels } from './blocks/navbar/navbar.labels.ts';
import { newsFeedLabels } from './blocks/news-feed/news-feed.labels.ts';
import { newsletterLabels } from './blocks/newsletter/newsletter.labels.ts';
import { organisationLabels } from './blocks/organisation/organisation.labels.ts';
import { organisationSearchLabels } from './blocks/organisation-search/organisation-search.labels.ts';
import { partnerFooterLabels } from './blocks/partner-footer/partner-footer.labels.ts';
import { passwordChangeLabels } from './blocks/password-change/password-change.labels.ts';
import { passwordForgotLabels } from './blocks/password-forgot/password-forgot.labels.ts';
import { productsLabels } from './blocks/products/products.labels.ts';
import { quoteLabels } from './blocks/quote/quote.labels.ts';
import { registerLabels } from './blocks/register/register.labels.ts';
import { reviewsLabels } from './blocks/reviews/reviews.labels.ts';
import { searchJobLabels } from './blocks/search-job/search-job.labels.ts';
import { tabsLabels } from './blocks/tabs/tabs.labels.ts';
import { teamLabels } from './blocks/team/team.labels.ts';
import { textWithImageLabels } from './blocks/text-with-image/text-with-image.labels.ts';
import { timelineLabels } from './blocks/timeline/timeline.labels.ts';
import { videoLabels } from './blocks/video/video.labels.ts';
import type { BlockKey } from './core-schemas.ts';
import type { BlockLabels } from './define-labels.ts';

/** What admins read of the core's blocks, by block key: for the editor alone. */
export const coreLabels: Readonly<Record<BlockKey, BlockLabels>> = {
  account: accountLabels,
  'call-to-action': callToActionLabels,
  'candidate-details': candidateDetailsLabels,
  'candidate-list': candidateListLabels,
  'cms-article': cmsArticleLabels,
  columns: columnsLabels,
  contact: contactLabels,
  countdown: countdownLabels,
  faq: faqLabels,
  'featured-jobs': featuredJobsLabels,
  'featured-organisations': featuredOrganisationsLabels,
  figures: figuresLabels,
  footer: footerLabels,
  gallery: galleryLabels,
  'heading-text': headingTextLabels,
  html: htmlLabels,
  'html-grid': htmlGridLabels,
  'job-alerts': jobAlertsLabels,
  'job-details': jobDetailsLabels,
  'job-list': jobListLabels,
  'job-per-link': jobPerLinkLabels,
  'job-per-segment': jobPerSegmentLabels,
  'landing-pages': landingPagesLabels,
  login: loginLabels,
  logos: logosLabels,
  map: mapLabels,
  navbar: navbarLabels,
  'news-feed': newsFeedLabels,
  newsletter: newsletterLabels,
  organisation: organisationLabels,
  'organisation-search': organisationSearchLabels,
  'partner-footer': partnerFooterLabels,
  'password-change': passwordChangeLabels,
  'password-forgot': passwordForgotLabels,
  products: productsLabels,
  quote: quoteLabels,
  register: registerLabels,
  reviews: reviewsLabels,
  'search-job': searchJobLabels,
  tabs: tabsLabels,
  team: teamLabels,
  'text-with-image': textWithImageLabels,
  timeline: timelineLabels,
  video: videoLabels,
};
