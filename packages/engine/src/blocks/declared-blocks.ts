// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import { coreSchemas } from '@boardwright/blocks-schema';
import type { DeclaredBlock } from '../board/define-block.ts';
import { accountDrawing } from './account/account.drawing.ts';
import { callToActionDrawing } from './call-to-action/call-to-action.drawing.ts';
import { candidateDetailsDrawing } from './candidate-details/candidate-details.drawing.ts';
import { candidateListDrawing } from './candidate-list/candidate-list.drawing.ts';
import { cmsArticleDrawing } from './cms-article/cms-article.drawing.ts';
import { columnsDrawing } from './columns/columns.drawing.ts';
import { contactDrawing } from './contact/contact.drawing.ts';
import { countdownDrawing } from './countdown/countdown.drawing.ts';
import { faqDrawing } from './faq/faq.drawing.ts';
import { featuredJobsDrawing } from './featured-jobs/featured-jobs.drawing.ts';
import { featuredOrganisationsDrawing } from './featured-organisations/featured-organisations.drawing.ts';
import { figuresDrawing } from './figures/figures.drawing.ts';
import { footerDrawing } from './footer/footer.drawing.ts';
import { galleryDrawing } from './gallery/gallery.drawing.ts';
import { headingTextDrawing } from './heading-text/heading-text.drawing.ts';
import { htmlDrawing } from './html/html.drawing.ts';
import { htmlGridDrawing } from './html-grid/html-grid.drawing.ts';
import { jobAlertsDrawing } from './job-alerts/job-alerts.drawing.ts';
import { jobDetailsDrawing } from './job-details/job-details.drawing.ts';
import { jobListDrawing } from './job-list/job-list.drawing.ts';
import { jobPerLinkDrawing } from './job-per-link/job-per-link.drawing.ts';
import { jobPerSegmentDrawing } from './job-per-segment/job-per-segment.drawing.ts';
import { landingPagesDrawing } from './landing-pages/landing-pages.drawing.ts';
import { loginDrawing } from './login/login.drawing.ts';
import { logosDrawing } from './logos/logos.drawing.ts';
import { mapDrawing } from './map/map.drawing.ts';
import { navbarDrawing } from './navbar/navbar.drawing.ts';
import { newsFeedDrawing } from './news-feed/news-feed.drawing.ts';
import { newsletterDrawing } from './newsletter/newsletter.drawing.ts';
import { organisationDrawing } from './organisation/organisation.drawing.ts';
import { organisationSearchDrawing } from './organisation-search/organisation-search.drawing.ts';
import { partnerFooterDrawing } from './partner-footer/partner-footer.drawing.ts';
import { passwordChangeDrawing } from './password-change/password-change.drawing.ts';
import { passwordForgotDrawing } from './password-forgot/password-forgot.drawing.ts';
import { productsDrawing } from './products/products.drawing.ts';
import { quoteDrawing } from './quote/quote.drawing.ts';
import { registerDrawing } from './register/register.drawing.ts';
import { reviewsDrawing } from './reviews/reviews.drawing.ts';
import { searchJobDrawing } from './search-job/search-job.drawing.ts';
import { tabsDrawing } from './tabs/tabs.drawing.ts';
import { teamDrawing } from './team/team.drawing.ts';
import { textWithImageDrawing } from './text-with-image/text-with-image.drawing.ts';
import { timelineDrawing } from './timeline/timeline.drawing.ts';
import { videoDrawing } from './video/video.drawing.ts';

/** What the editor needs of the core's blocks in every language: schemas and drawings, not what renders and loads them. */
export const declaredBlocks: readonly DeclaredBlock[] = [
  { key: 'account', schema: coreSchemas.account, drawing: accountDrawing, loads: true },
  { key: 'call-to-action', schema: coreSchemas['call-to-action'], drawing: callToActionDrawing },
  {
    key: 'candidate-details',
    schema: coreSchemas['candidate-details'],
    drawing: candidateDetailsDrawing,
    loads: true,
  },
  {
    key: 'candidate-list',
    schema: coreSchemas['candidate-list'],
    drawing: candidateListDrawing,
    loads: true,
  },
  { key: 'cms-article', schema: coreSchemas['cms-article'], drawing: cmsArticleDrawing, loads: true },
  { key: 'columns', schema: coreSchemas.columns, drawing: columnsDrawing },
  { key: 'contact', schema: coreSchemas.contact, drawing: contactDrawing, loads: true },
  { key: 'countdown', schema: coreSchemas.countdown, drawing: countdownDrawing },
  { key: 'faq', schema: coreSchemas.faq, drawing: faqDrawing },
  { key: 'featured-jobs', schema: coreSchemas['featured-jobs'], drawing: featuredJobsDrawing, loads: true },
  {
    key: 'featured-organisations',
    schema: coreSchemas['featured-organisations'],
    drawing: featuredOrganisationsDrawing,
    loads: true,
  },
  { key: 'figures', schema: coreSchemas.figures, drawing: figuresDrawing },
  { key: 'footer', schema: coreSchemas.footer, drawing: footerDrawing },
  { key: 'gallery', schema: coreSchemas.gallery, drawing: galleryDrawing },
  { key: 'heading-text', schema: coreSchemas['heading-text'], drawing: headingTextDrawing },
  { key: 'html', schema: coreSchemas.html, drawing: htmlDrawing, loads: true },
  { key: 'html-grid', schema: coreSchemas['html-grid'], drawing: htmlGridDrawing, loads: true },
  { key: 'job-alerts', schema: coreSchemas['job-alerts'], drawing: jobAlertsDrawing, loads: true },
  { key: 'job-details', schema: coreSchemas['job-details'], drawing: jobDetailsDrawing, loads: true },
  { key: 'job-list', schema: coreSchemas['job-list'], drawing: jobListDrawing, loads: true },
  { key: 'job-per-link', schema: coreSchemas['job-per-link'], drawing: jobPerLinkDrawing, loads: true },
  {
    key: 'job-per-segment',
    schema: coreSchemas['job-per-segment'],
    drawing: jobPerSegmentDrawing,
    loads: true,
  },
  { key: 'landing-pages', schema: coreSchemas['landing-pages'], drawing: landingPagesDrawing, loads: true },
  { key: 'login', schema: coreSchemas.login, drawing: loginDrawing, loads: true },
  { key: 'logos', schema: coreSchemas.logos, drawing: logosDrawing },
  { key: 'map', schema: coreSchemas.map, drawing: mapDrawing, loads: true },
  { key: 'navbar', schema: coreSchemas.navbar, drawing: navbarDrawing },
  { key: 'news-feed', schema: coreSchemas['news-feed'], drawing: newsFeedDrawing, loads: true },
  { key: 'newsletter', schema: coreSchemas.newsletter, drawing: newsletterDrawing, loads: true },
  { key: 'organisation', schema: coreSchemas.organisation, drawing: organisationDrawing, loads: true },
  {
    key: 'organisation-search',
    schema: coreSchemas['organisation-search'],
    drawing: organisationSearchDrawing,
    loads: true,
  },
  { key: 'partner-footer', schema: coreSchemas['partner-footer'], drawing: partnerFooterDrawing },
  {
    key: 'password-change',
    schema: coreSchemas['password-change'],
    drawing: passwordChangeDrawing,
    loads: true,
  },
  {
    key: 'password-forgot',
    schema: coreSchemas['password-forgot'],
    drawing: passwordForgotDrawing,
    loads: true,
  },
  { key: 'products', schema: coreSchemas.products, drawing: productsDrawing, loads: true },
  { key: 'quote', schema: coreSchemas.quote, drawing: quoteDrawing },
  { key: 'register', schema: coreSchemas.register, drawing: registerDrawing, loads: true },
  { key: 'reviews', schema: coreSchemas.reviews, drawing: reviewsDrawing },
  { key: 'search-job', schema: coreSchemas['search-job'], drawing: searchJobDrawing, loads: true },
  { key: 'tabs', schema: coreSchemas.tabs, drawing: tabsDrawing },
  { key: 'team', schema: coreSchemas.team, drawing: teamDrawing },
  { key: 'text-with-image', schema: coreSchemas['text-with-image'], drawing: textWithImageDrawing },
  { key: 'timeline', schema: coreSchemas.timeline, drawing: timelineDrawing },
  { key: 'video', schema: coreSchemas.video, drawing: videoDrawing, loads: true },
];
