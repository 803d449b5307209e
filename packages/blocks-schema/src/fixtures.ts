// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import { callToActionFixtures } from './blocks/call-to-action/call-to-action.fixtures.ts';
import { faqFixtures } from './blocks/faq/faq.fixtures.ts';
import { featuredJobsFixtures } from './blocks/featured-jobs/featured-jobs.fixtures.ts';
import { footerFixtures } from './blocks/footer/footer.fixtures.ts';
import { htmlFixtures } from './blocks/html/html.fixtures.ts';
import { jobDetailsFixtures } from './blocks/job-details/job-details.fixtures.ts';
import { jobListFixtures } from './blocks/job-list/job-list.fixtures.ts';
import { jobPerSegmentFixtures } from './blocks/job-per-segment/job-per-segment.fixtures.ts';
import { navbarFixtures } from './blocks/navbar/navbar.fixtures.ts';
import { searchJobFixtures } from './blocks/search-job/search-job.fixtures.ts';
import { textWithImageFixtures } from './blocks/text-with-image/text-with-image.fixtures.ts';
import type { BlockKey } from './core-schemas.ts';
import type { Fixture } from './define-fixtures.ts';

/** Every core block's fixtures, by block key. */
export const coreFixtures: Readonly<Record<BlockKey, Readonly<Record<string, Fixture>>>> = {
  'call-to-action': callToActionFixtures,
  faq: faqFixtures,
  'featured-jobs': featuredJobsFixtures,
  footer: footerFixtures,
  html: htmlFixtures,
  'job-details': jobDetailsFixtures,
  'job-list': jobListFixtures,
  'job-per-segment': jobPerSegmentFixtures,
  navbar: navbarFixtures,
  'search-job': searchJobFixtures,
  'text-with-image': textWithImageFixtures,
};
