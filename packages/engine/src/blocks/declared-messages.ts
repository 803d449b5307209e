// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import type { BlockKey } from '@boardwright/blocks-schema';
import type { Messages } from '@boardwright/messages';
import { accountMessages } from './account/account.messages.ts';
import { callToActionMessages } from './call-to-action/call-to-action.messages.ts';
import { candidateDetailsMessages } from './candidate-details/candidate-details.messages.ts';
import { candidateListMessages } from './candidate-list/candidate-list.messages.ts';
import { cmsArticleMessages } from './cms-article/cms-article.messages.ts';
import { columnsMessages } from './columns/columns.messages.ts';
import { contactMessages } from './contact/contact.messages.ts';
import { countdownMessages } from './countdown/countdown.messages.ts';
import { faqMessages } from './faq/faq.messages.ts';
import { featuredJobsMessages } from './featured-jobs/featured-jobs.messages.ts';
import { featuredOrganisationsMessages } from './featured-organisations/featured-organisations.messages.ts';
import { figuresMessages } from './figures/figures.messages.ts';
import { footerMessages } from './footer/footer.messages.ts';
import { galleryMessages } from './gallery/gallery.messages.ts';
import { headingTextMessages } from './heading-text/heading-text.messages.ts';
import { htmlMessages } from './html/html.messages.ts';
import { htmlGridMessages } from './html-grid/html-grid.messages.ts';
import { jobAlertsMessages } from './job-alerts/job-alerts.messages.ts';
import { jobDetailsMessages } from './job-details/job-details.messages.ts';
import { jobListMessages } from './job-list/job-list.messages.ts';
import { jobPerLinkMessages } from './job-per-link/job-per-link.messages.ts';
import { jobPerSegmentMessages } from './job-per-segment/job-per-segment.messages.ts';
import { landingPagesMessages } from './landing-pages/landing-pages.messages.ts';
import { loginMessages } from './login/login.messages.ts';
import { logosMessages } from './logos/logos.messages.ts';
import { mapMessages } from './map/map.messages.ts';
import { navbarMessages } from './navbar/navbar.messages.ts';
import { newsFeedMessages } from './news-feed/news-feed.messages.ts';
import { newsletterMessages } from './newsletter/newsletter.messages.ts';
import { organisationMessages } from './organisation/organisation.messages.ts';
import { organisationSearchMessages } from './organisation-search/organisation-search.messages.ts';
import { partnerFooterMessages } from './partner-footer/partner-footer.messages.ts';
import { passwordChangeMessages } from './password-change/password-change.messages.ts';
import { passwordForgotMessages } from './password-forgot/password-forgot.messages.ts';
import { productsMessages } from './products/products.messages.ts';
import { quoteMessages } from './quote/quote.messages.ts';
import { registerMessages } from './register/register.messages.ts';
import { reviewsMessages } from './reviews/reviews.messages.ts';
import { searchJobMessages } from './search-job/search-job.messages.ts';
import { tabsMessages } from './tabs/tabs.messages.ts';
import { teamMessages } from './team/team.messages.ts';
import { textWithImageMessages } from './text-with-image/text-with-image.messages.ts';
import { timelineMessages } from './timeline/timeline.messages.ts';
import { videoMessages } from './video/video.messages.ts';

/** The messages of the core's blocks, for an editor that fetches them when it shows them. */
export const declaredMessages: Readonly<Record<BlockKey, Messages>> = {
  account: accountMessages,
  'call-to-action': callToActionMessages,
  'candidate-details': candidateDetailsMessages,
  'candidate-list': candidateListMessages,
  'cms-article': cmsArticleMessages,
  columns: columnsMessages,
  contact: contactMessages,
  countdown: countdownMessages,
  faq: faqMessages,
  'featured-jobs': featuredJobsMessages,
  'featured-organisations': featuredOrganisationsMessages,
  figures: figuresMessages,
  footer: footerMessages,
  gallery: galleryMessages,
  'heading-text': headingTextMessages,
  html: htmlMessages,
  'html-grid': htmlGridMessages,
  'job-alerts': jobAlertsMessages,
  'job-details': jobDetailsMessages,
  'job-list': jobListMessages,
  'job-per-link': jobPerLinkMessages,
  'job-per-segment': jobPerSegmentMessages,
  'landing-pages': landingPagesMessages,
  login: loginMessages,
  logos: logosMessages,
  map: mapMessages,
  navbar: navbarMessages,
  'news-feed': newsFeedMessages,
  newsletter: newsletterMessages,
  organisation: organisationMessages,
  'organisation-search': organisationSearchMessages,
  'partner-footer': partnerFooterMessages,
  'password-change': passwordChangeMessages,
  'password-forgot': passwordForgotMessages,
  products: productsMessages,
  quote: quoteMessages,
  register: registerMessages,
  reviews: reviewsMessages,
  'search-job': searchJobMessages,
  tabs: tabsMessages,
  team: teamMessages,
  'text-with-image': textWithImageMessages,
  timeline: timelineMessages,
  video: videoMessages,
};

export { partMessages } from '../page/part-messages.ts';
