// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import { coreSchemas } from '@boardwright/blocks-schema';
import type { DeclaredBlock } from '../define-block.ts';
import { accountMessages } from './account/account.messages.ts';
import { callToActionMessages } from './call-to-action/call-to-action.messages.ts';
import { candidateDetailsMessages } from './candidate-details/candidate-details.messages.ts';
import { candidateListMessages } from './candidate-list/candidate-list.messages.ts';
import { cmsArticleMessages } from './cms-article/cms-article.messages.ts';
import { contactMessages } from './contact/contact.messages.ts';
import { faqMessages } from './faq/faq.messages.ts';
import { featuredJobsMessages } from './featured-jobs/featured-jobs.messages.ts';
import { featuredOrganisationsMessages } from './featured-organisations/featured-organisations.messages.ts';
import { footerMessages } from './footer/footer.messages.ts';
import { htmlMessages } from './html/html.messages.ts';
import { htmlGridMessages } from './html-grid/html-grid.messages.ts';
import { jobAlertsMessages } from './job-alerts/job-alerts.messages.ts';
import { jobDetailsMessages } from './job-details/job-details.messages.ts';
import { jobListMessages } from './job-list/job-list.messages.ts';
import { jobPerLinkMessages } from './job-per-link/job-per-link.messages.ts';
import { jobPerSegmentMessages } from './job-per-segment/job-per-segment.messages.ts';
import { landingPagesMessages } from './landing-pages/landing-pages.messages.ts';
import { loginMessages } from './login/login.messages.ts';
import { navbarMessages } from './navbar/navbar.messages.ts';
import { newsFeedMessages } from './news-feed/news-feed.messages.ts';
import { organisationMessages } from './organisation/organisation.messages.ts';
import { organisationSearchMessages } from './organisation-search/organisation-search.messages.ts';
import { partnerFooterMessages } from './partner-footer/partner-footer.messages.ts';
import { passwordChangeMessages } from './password-change/password-change.messages.ts';
import { passwordForgotMessages } from './password-forgot/password-forgot.messages.ts';
import { productsMessages } from './products/products.messages.ts';
import { registerMessages } from './register/register.messages.ts';
import { reviewsMessages } from './reviews/reviews.messages.ts';
import { searchJobMessages } from './search-job/search-job.messages.ts';
import { textWithImageMessages } from './text-with-image/text-with-image.messages.ts';

/** What the editor needs of the core's blocks: their schemas and words, not what draws and loads them. */
export const declaredBlocks: readonly DeclaredBlock[] = [
  { key: 'account', schema: coreSchemas.account, messages: accountMessages, loads: true },
  { key: 'call-to-action', schema: coreSchemas['call-to-action'], messages: callToActionMessages },
  {
    key: 'candidate-details',
    schema: coreSchemas['candidate-details'],
    messages: candidateDetailsMessages,
    loads: true,
  },
  {
    key: 'candidate-list',
    schema: coreSchemas['candidate-list'],
    messages: candidateListMessages,
    loads: true,
  },
  { key: 'cms-article', schema: coreSchemas['cms-article'], messages: cmsArticleMessages, loads: true },
  { key: 'contact', schema: coreSchemas.contact, messages: contactMessages, loads: true },
  { key: 'faq', schema: coreSchemas.faq, messages: faqMessages },
  { key: 'featured-jobs', schema: coreSchemas['featured-jobs'], messages: featuredJobsMessages, loads: true },
  {
    key: 'featured-organisations',
    schema: coreSchemas['featured-organisations'],
    messages: featuredOrganisationsMessages,
    loads: true,
  },
  { key: 'footer', schema: coreSchemas.footer, messages: footerMessages },
  { key: 'html', schema: coreSchemas.html, messages: htmlMessages, loads: true },
  { key: 'html-grid', schema: coreSchemas['html-grid'], messages: htmlGridMessages, loads: true },
  { key: 'job-alerts', schema: coreSchemas['job-alerts'], messages: jobAlertsMessages, loads: true },
  { key: 'job-details', schema: coreSchemas['job-details'], messages: jobDetailsMessages, loads: true },
  { key: 'job-list', schema: coreSchemas['job-list'], messages: jobListMessages, loads: true },
  { key: 'job-per-link', schema: coreSchemas['job-per-link'], messages: jobPerLinkMessages, loads: true },
  {
    key: 'job-per-segment',
    schema: coreSchemas['job-per-segment'],
    messages: jobPerSegmentMessages,
    loads: true,
  },
  { key: 'landing-pages', schema: coreSchemas['landing-pages'], messages: landingPagesMessages, loads: true },
  { key: 'login', schema: coreSchemas.login, messages: loginMessages, loads: true },
  { key: 'navbar', schema: coreSchemas.navbar, messages: navbarMessages },
  { key: 'news-feed', schema: coreSchemas['news-feed'], messages: newsFeedMessages, loads: true },
  { key: 'organisation', schema: coreSchemas.organisation, messages: organisationMessages, loads: true },
  {
    key: 'organisation-search',
    schema: coreSchemas['organisation-search'],
    messages: organisationSearchMessages,
    loads: true,
  },
  { key: 'partner-footer', schema: coreSchemas['partner-footer'], messages: partnerFooterMessages },
  {
    key: 'password-change',
    schema: coreSchemas['password-change'],
    messages: passwordChangeMessages,
    loads: true,
  },
  {
    key: 'password-forgot',
    schema: coreSchemas['password-forgot'],
    messages: passwordForgotMessages,
    loads: true,
  },
  { key: 'products', schema: coreSchemas.products, messages: productsMessages, loads: true },
  { key: 'register', schema: coreSchemas.register, messages: registerMessages, loads: true },
  { key: 'reviews', schema: coreSchemas.reviews, messages: reviewsMessages },
  { key: 'search-job', schema: coreSchemas['search-job'], messages: searchJobMessages, loads: true },
  { key: 'text-with-image', schema: coreSchemas['text-with-image'], messages: textWithImageMessages },
] as unknown as readonly DeclaredBlock[];
