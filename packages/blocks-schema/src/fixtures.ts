import { htmlFixtures } from './blocks/html/html.fixtures.ts';
import { faqFixtures } from './blocks/faq/faq.fixtures.ts';
import { textWithImageFixtures } from './blocks/text-with-image/text-with-image.fixtures.ts';
import { callToActionFixtures } from './blocks/call-to-action/call-to-action.fixtures.ts';
import { searchJobFixtures } from './blocks/search-job/search-job.fixtures.ts';
import { footerFixtures } from './blocks/footer/footer.fixtures.ts';
import { navbarFixtures } from './blocks/navbar/navbar.fixtures.ts';
import { featuredJobsFixtures } from './blocks/featured-jobs/featured-jobs.fixtures.ts';
import { jobDetailsFixtures } from './blocks/job-details/job-details.fixtures.ts';
import { jobListFixtures } from './blocks/job-list/job-list.fixtures.ts';
import { jobPerSegmentFixtures } from './blocks/job-per-segment/job-per-segment.fixtures.ts';
import type { Fixture } from './define-fixtures.ts';

/** Every core block's fixtures, by block key. */
export const coreFixtures: Readonly<Record<string, Readonly<Record<string, Fixture>>>> = {
  html: htmlFixtures,
  faq: faqFixtures,
  'text-with-image': textWithImageFixtures,
  'call-to-action': callToActionFixtures,
  'search-job': searchJobFixtures,
  footer: footerFixtures,
  navbar: navbarFixtures,
  'featured-jobs': featuredJobsFixtures,
  'job-details': jobDetailsFixtures,
  'job-list': jobListFixtures,
  'job-per-segment': jobPerSegmentFixtures,
};
