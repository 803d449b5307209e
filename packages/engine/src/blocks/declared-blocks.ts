// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import { coreSchemas } from '@boardwright/blocks-schema';
import type { DeclaredBlock } from '../define-block.ts';

/** What the editor needs of the core's blocks: their schemas, not what draws and loads them. */
export const declaredBlocks: readonly DeclaredBlock[] = [
  { key: 'account', schema: coreSchemas.account, loads: true },
  { key: 'call-to-action', schema: coreSchemas['call-to-action'] },
  { key: 'candidate-details', schema: coreSchemas['candidate-details'], loads: true },
  { key: 'candidate-list', schema: coreSchemas['candidate-list'], loads: true },
  { key: 'cms-article', schema: coreSchemas['cms-article'], loads: true },
  { key: 'contact', schema: coreSchemas.contact, loads: true },
  { key: 'faq', schema: coreSchemas.faq },
  { key: 'featured-jobs', schema: coreSchemas['featured-jobs'], loads: true },
  { key: 'featured-organisations', schema: coreSchemas['featured-organisations'], loads: true },
  { key: 'footer', schema: coreSchemas.footer },
  { key: 'html', schema: coreSchemas.html, loads: true },
  { key: 'html-grid', schema: coreSchemas['html-grid'], loads: true },
  { key: 'job-alerts', schema: coreSchemas['job-alerts'], loads: true },
  { key: 'job-details', schema: coreSchemas['job-details'], loads: true },
  { key: 'job-list', schema: coreSchemas['job-list'], loads: true },
  { key: 'job-per-link', schema: coreSchemas['job-per-link'], loads: true },
  { key: 'job-per-segment', schema: coreSchemas['job-per-segment'], loads: true },
  { key: 'landing-pages', schema: coreSchemas['landing-pages'], loads: true },
  { key: 'login', schema: coreSchemas.login, loads: true },
  { key: 'navbar', schema: coreSchemas.navbar },
  { key: 'news-feed', schema: coreSchemas['news-feed'], loads: true },
  { key: 'organisation', schema: coreSchemas.organisation, loads: true },
  { key: 'organisation-search', schema: coreSchemas['organisation-search'], loads: true },
  { key: 'partner-footer', schema: coreSchemas['partner-footer'] },
  { key: 'password-change', schema: coreSchemas['password-change'], loads: true },
  { key: 'password-forgot', schema: coreSchemas['password-forgot'], loads: true },
  { key: 'products', schema: coreSchemas.products, loads: true },
  { key: 'register', schema: coreSchemas.register, loads: true },
  { key: 'reviews', schema: coreSchemas.reviews },
  { key: 'search-job', schema: coreSchemas['search-job'], loads: true },
  { key: 'text-with-image', schema: coreSchemas['text-with-image'] },
];
