// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import type { BlockKey, CoreSchemas, SettingsOf } from '@boardwright/blocks-schema';
import type { AnyBlock, Block } from '../board/define-block.ts';
import { accountBlock } from './account/account.block.ts';
import { callToActionBlock } from './call-to-action/call-to-action.block.ts';
import { candidateDetailsBlock } from './candidate-details/candidate-details.block.ts';
import { candidateListBlock } from './candidate-list/candidate-list.block.ts';
import { cmsArticleBlock } from './cms-article/cms-article.block.ts';
import { columnsBlock } from './columns/columns.block.ts';
import { contactBlock } from './contact/contact.block.ts';
import { countdownBlock } from './countdown/countdown.block.ts';
import { faqBlock } from './faq/faq.block.ts';
import { featuredJobsBlock } from './featured-jobs/featured-jobs.block.ts';
import { featuredOrganisationsBlock } from './featured-organisations/featured-organisations.block.ts';
import { figuresBlock } from './figures/figures.block.ts';
import { footerBlock } from './footer/footer.block.ts';
import { galleryBlock } from './gallery/gallery.block.ts';
import { headingTextBlock } from './heading-text/heading-text.block.ts';
import { htmlBlock } from './html/html.block.ts';
import { htmlGridBlock } from './html-grid/html-grid.block.ts';
import { jobAlertsBlock } from './job-alerts/job-alerts.block.ts';
import { jobDetailsBlock } from './job-details/job-details.block.ts';
import { jobListBlock } from './job-list/job-list.block.ts';
import { jobPerLinkBlock } from './job-per-link/job-per-link.block.ts';
import { jobPerSegmentBlock } from './job-per-segment/job-per-segment.block.ts';
import { landingPagesBlock } from './landing-pages/landing-pages.block.ts';
import { loginBlock } from './login/login.block.ts';
import { logosBlock } from './logos/logos.block.ts';
import { mapBlock } from './map/map.block.ts';
import { navbarBlock } from './navbar/navbar.block.ts';
import { newsFeedBlock } from './news-feed/news-feed.block.ts';
import { newsletterBlock } from './newsletter/newsletter.block.ts';
import { organisationBlock } from './organisation/organisation.block.ts';
import { organisationSearchBlock } from './organisation-search/organisation-search.block.ts';
import { partnerFooterBlock } from './partner-footer/partner-footer.block.ts';
import { passwordChangeBlock } from './password-change/password-change.block.ts';
import { passwordForgotBlock } from './password-forgot/password-forgot.block.ts';
import { productsBlock } from './products/products.block.ts';
import { quoteBlock } from './quote/quote.block.ts';
import { registerBlock } from './register/register.block.ts';
import { reviewsBlock } from './reviews/reviews.block.ts';
import { searchJobBlock } from './search-job/search-job.block.ts';
import { tabsBlock } from './tabs/tabs.block.ts';
import { teamBlock } from './team/team.block.ts';
import { textWithImageBlock } from './text-with-image/text-with-image.block.ts';
import { timelineBlock } from './timeline/timeline.block.ts';
import { videoBlock } from './video/video.block.ts';

/**
 * Every key of blocks-schema with a block of that very key and settings: swap two, and it does not compile.
 * That a block's renderer and data fit its settings was checked where it was declared.
 */
type CoreBlocks = {
  readonly [Key in BlockKey]: Pick<Block<Key, SettingsOf<CoreSchemas[Key]>>, 'key' | 'schema' | 'messages'>;
};

const registry = {
  account: accountBlock,
  'call-to-action': callToActionBlock,
  'candidate-details': candidateDetailsBlock,
  'candidate-list': candidateListBlock,
  'cms-article': cmsArticleBlock,
  columns: columnsBlock,
  contact: contactBlock,
  countdown: countdownBlock,
  faq: faqBlock,
  'featured-jobs': featuredJobsBlock,
  'featured-organisations': featuredOrganisationsBlock,
  figures: figuresBlock,
  footer: footerBlock,
  gallery: galleryBlock,
  'heading-text': headingTextBlock,
  html: htmlBlock,
  'html-grid': htmlGridBlock,
  'job-alerts': jobAlertsBlock,
  'job-details': jobDetailsBlock,
  'job-list': jobListBlock,
  'job-per-link': jobPerLinkBlock,
  'job-per-segment': jobPerSegmentBlock,
  'landing-pages': landingPagesBlock,
  login: loginBlock,
  logos: logosBlock,
  map: mapBlock,
  navbar: navbarBlock,
  'news-feed': newsFeedBlock,
  newsletter: newsletterBlock,
  organisation: organisationBlock,
  'organisation-search': organisationSearchBlock,
  'partner-footer': partnerFooterBlock,
  'password-change': passwordChangeBlock,
  'password-forgot': passwordForgotBlock,
  products: productsBlock,
  quote: quoteBlock,
  register: registerBlock,
  reviews: reviewsBlock,
  'search-job': searchJobBlock,
  tabs: tabsBlock,
  team: teamBlock,
  'text-with-image': textWithImageBlock,
  timeline: timelineBlock,
  video: videoBlock,
} as const satisfies CoreBlocks;

/** The core's blocks, for the server, the editor and Storybook. A visitor's browser takes `coreRenderers` instead. */
export const coreBlocks: readonly AnyBlock[] = Object.values(registry);
export type { CoreBlocks };
