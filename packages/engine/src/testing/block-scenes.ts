// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import { accountScenes } from '../blocks/account/account.scenes.ts';
import { candidateDetailsScenes } from '../blocks/candidate-details/candidate-details.scenes.ts';
import { candidateListScenes } from '../blocks/candidate-list/candidate-list.scenes.ts';
import { cmsArticleScenes } from '../blocks/cms-article/cms-article.scenes.ts';
import { columnsScenes } from '../blocks/columns/columns.scenes.ts';
import { contactScenes } from '../blocks/contact/contact.scenes.ts';
import { countdownScenes } from '../blocks/countdown/countdown.scenes.ts';
import { featuredOrganisationsScenes } from '../blocks/featured-organisations/featured-organisations.scenes.ts';
import { figuresScenes } from '../blocks/figures/figures.scenes.ts';
import { galleryScenes } from '../blocks/gallery/gallery.scenes.ts';
import { headingTextScenes } from '../blocks/heading-text/heading-text.scenes.ts';
import { jobAlertsScenes } from '../blocks/job-alerts/job-alerts.scenes.ts';
import { jobDetailsScenes } from '../blocks/job-details/job-details.scenes.ts';
import { jobListScenes } from '../blocks/job-list/job-list.scenes.ts';
import { jobPerLinkScenes } from '../blocks/job-per-link/job-per-link.scenes.ts';
import { jobPerSegmentScenes } from '../blocks/job-per-segment/job-per-segment.scenes.ts';
import { landingPagesScenes } from '../blocks/landing-pages/landing-pages.scenes.ts';
import { loginScenes } from '../blocks/login/login.scenes.ts';
import { logosScenes } from '../blocks/logos/logos.scenes.ts';
import { mapScenes } from '../blocks/map/map.scenes.ts';
import { newsFeedScenes } from '../blocks/news-feed/news-feed.scenes.ts';
import { newsletterScenes } from '../blocks/newsletter/newsletter.scenes.ts';
import { organisationScenes } from '../blocks/organisation/organisation.scenes.ts';
import { organisationSearchScenes } from '../blocks/organisation-search/organisation-search.scenes.ts';
import { passwordChangeScenes } from '../blocks/password-change/password-change.scenes.ts';
import { passwordForgotScenes } from '../blocks/password-forgot/password-forgot.scenes.ts';
import { productsScenes } from '../blocks/products/products.scenes.ts';
import { quoteScenes } from '../blocks/quote/quote.scenes.ts';
import { registerScenes } from '../blocks/register/register.scenes.ts';
import { searchJobScenes } from '../blocks/search-job/search-job.scenes.ts';
import { tabsScenes } from '../blocks/tabs/tabs.scenes.ts';
import { teamScenes } from '../blocks/team/team.scenes.ts';
import { timelineScenes } from '../blocks/timeline/timeline.scenes.ts';
import { videoScenes } from '../blocks/video/video.scenes.ts';
import type { BlockScenes } from './preview-scenes.ts';

/** Blocks whose fixtures need more than settings, by block key. */
export const blockScenes: Readonly<Record<string, BlockScenes>> = {
  account: accountScenes,
  'candidate-details': candidateDetailsScenes,
  'candidate-list': candidateListScenes,
  'cms-article': cmsArticleScenes,
  columns: columnsScenes,
  contact: contactScenes,
  countdown: countdownScenes,
  'featured-organisations': featuredOrganisationsScenes,
  figures: figuresScenes,
  gallery: galleryScenes,
  'heading-text': headingTextScenes,
  'job-alerts': jobAlertsScenes,
  'job-details': jobDetailsScenes,
  'job-list': jobListScenes,
  'job-per-link': jobPerLinkScenes,
  'job-per-segment': jobPerSegmentScenes,
  'landing-pages': landingPagesScenes,
  login: loginScenes,
  logos: logosScenes,
  map: mapScenes,
  'news-feed': newsFeedScenes,
  newsletter: newsletterScenes,
  organisation: organisationScenes,
  'organisation-search': organisationSearchScenes,
  'password-change': passwordChangeScenes,
  'password-forgot': passwordForgotScenes,
  products: productsScenes,
  quote: quoteScenes,
  register: registerScenes,
  'search-job': searchJobScenes,
  tabs: tabsScenes,
  team: teamScenes,
  timeline: timelineScenes,
  video: videoScenes,
};
