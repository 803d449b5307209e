// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import { accountFixtures } from './blocks/account/account.fixtures.ts';
import { callToActionFixtures } from './blocks/call-to-action/call-to-action.fixtures.ts';
import { candidateDetailsFixtures } from './blocks/candidate-details/candidate-details.fixtures.ts';
import { candidateListFixtures } from './blocks/candidate-list/candidate-list.fixtures.ts';
import { cmsArticleFixtures } from './blocks/cms-article/cms-article.fixtures.ts';
import { columnsFixtures } from './blocks/columns/columns.fixtures.ts';
import { contactFixtures } from './blocks/contact/contact.fixtures.ts';
import { countdownFixtures } from './blocks/countdown/countdown.fixtures.ts';
import { faqFixtures } from './blocks/faq/faq.fixtures.ts';
import { featuredJobsFixtures } from './blocks/featured-jobs/featured-jobs.fixtures.ts';
import { featuredOrganisationsFixtures } from './blocks/featured-organisations/featured-organisations.fixtures.ts';
import { figuresFixtures } from './blocks/figures/figures.fixtures.ts';
import { footerFixtures } from './blocks/footer/footer.fixtures.ts';
import { galleryFixtures } from './blocks/gallery/gallery.fixtures.ts';
import { headingTextFixtures } from './blocks/heading-text/heading-text.fixtures.ts';
import { htmlFixtures } from './blocks/html/html.fixtures.ts';
import { htmlGridFixtures } from './blocks/html-grid/html-grid.fixtures.ts';
import { jobAlertsFixtures } from './blocks/job-alerts/job-alerts.fixtures.ts';
import { jobDetailsFixtures } from './blocks/job-details/job-details.fixtures.ts';
import { jobListFixtures } from './blocks/job-list/job-list.fixtures.ts';
import { jobPerLinkFixtures } from './blocks/job-per-link/job-per-link.fixtures.ts';
import { jobPerSegmentFixtures } from './blocks/job-per-segment/job-per-segment.fixtures.ts';
import { landingPagesFixtures } from './blocks/landing-pages/landing-pages.fixtures.ts';
import { loginFixtures } from './blocks/login/login.fixtures.ts';
import { logosFixtures } from './blocks/logos/logos.fixtures.ts';
import { mapFixtures } from './blocks/map/map.fixtures.ts';
import { navbarFixtures } from './blocks/navbar/navbar.fixtures.ts';
import { newsFeedFixtures } from './blocks/news-feed/news-feed.fixtures.ts';
import { newsletterFixtures } from './blocks/newsletter/newsletter.fixtures.ts';
import { organisationFixtures } from './blocks/organisation/organisation.fixtures.ts';
import { organisationSearchFixtures } from './blocks/organisation-search/organisation-search.fixtures.ts';
import { partnerFooterFixtures } from './blocks/partner-footer/partner-footer.fixtures.ts';
import { passwordChangeFixtures } from './blocks/password-change/password-change.fixtures.ts';
import { passwordForgotFixtures } from './blocks/password-forgot/password-forgot.fixtures.ts';
import { productsFixtures } from './blocks/products/products.fixtures.ts';
import { quoteFixtures } from './blocks/quote/quote.fixtures.ts';
import { registerFixtures } from './blocks/register/register.fixtures.ts';
import { reviewsFixtures } from './blocks/reviews/reviews.fixtures.ts';
import { searchJobFixtures } from './blocks/search-job/search-job.fixtures.ts';
import { tabsFixtures } from './blocks/tabs/tabs.fixtures.ts';
import { teamFixtures } from './blocks/team/team.fixtures.ts';
import { textWithImageFixtures } from './blocks/text-with-image/text-with-image.fixtures.ts';
import { timelineFixtures } from './blocks/timeline/timeline.fixtures.ts';
import { videoFixtures } from './blocks/video/video.fixtures.ts';
import type { BlockKey } from './core-schemas.ts';
import type { Fixture } from './define-fixtures.ts';

/** Every core block's fixtures, by block key. */
export const coreFixtures: Readonly<Record<BlockKey, Readonly<Record<string, Fixture>>>> = {
  account: accountFixtures,
  'call-to-action': callToActionFixtures,
  'candidate-details': candidateDetailsFixtures,
  'candidate-list': candidateListFixtures,
  'cms-article': cmsArticleFixtures,
  columns: columnsFixtures,
  contact: contactFixtures,
  countdown: countdownFixtures,
  faq: faqFixtures,
  'featured-jobs': featuredJobsFixtures,
  'featured-organisations': featuredOrganisationsFixtures,
  figures: figuresFixtures,
  footer: footerFixtures,
  gallery: galleryFixtures,
  'heading-text': headingTextFixtures,
  html: htmlFixtures,
  'html-grid': htmlGridFixtures,
  'job-alerts': jobAlertsFixtures,
  'job-details': jobDetailsFixtures,
  'job-list': jobListFixtures,
  'job-per-link': jobPerLinkFixtures,
  'job-per-segment': jobPerSegmentFixtures,
  'landing-pages': landingPagesFixtures,
  login: loginFixtures,
  logos: logosFixtures,
  map: mapFixtures,
  navbar: navbarFixtures,
  'news-feed': newsFeedFixtures,
  newsletter: newsletterFixtures,
  organisation: organisationFixtures,
  'organisation-search': organisationSearchFixtures,
  'partner-footer': partnerFooterFixtures,
  'password-change': passwordChangeFixtures,
  'password-forgot': passwordForgotFixtures,
  products: productsFixtures,
  quote: quoteFixtures,
  register: registerFixtures,
  reviews: reviewsFixtures,
  'search-job': searchJobFixtures,
  tabs: tabsFixtures,
  team: teamFixtures,
  'text-with-image': textWithImageFixtures,
  timeline: timelineFixtures,
  video: videoFixtures,
};
