// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import { callToAction } from './blocks/call-to-action/call-to-action.schema.ts';
import { faq } from './blocks/faq/faq.schema.ts';
import { featuredJobs } from './blocks/featured-jobs/featured-jobs.schema.ts';
import { footer } from './blocks/footer/footer.schema.ts';
import { html } from './blocks/html/html.schema.ts';
import { jobDetails } from './blocks/job-details/job-details.schema.ts';
import { jobList } from './blocks/job-list/job-list.schema.ts';
import { jobPerSegment } from './blocks/job-per-segment/job-per-segment.schema.ts';
import { navbar } from './blocks/navbar/navbar.schema.ts';
import { searchJob } from './blocks/search-job/search-job.schema.ts';
import { textWithImage } from './blocks/text-with-image/text-with-image.schema.ts';

/** Every core block's schema: `BlockKey`, the renderers' registry and the folder test come from it. */
export const coreSchemas = {
  'call-to-action': callToAction,
  faq,
  'featured-jobs': featuredJobs,
  footer,
  html,
  'job-details': jobDetails,
  'job-list': jobList,
  'job-per-segment': jobPerSegment,
  navbar,
  'search-job': searchJob,
  'text-with-image': textWithImage,
} as const;

export type CoreSchemas = typeof coreSchemas;
export type BlockKey = keyof CoreSchemas;
export {
  callToAction,
  faq,
  featuredJobs,
  footer,
  html,
  jobDetails,
  jobList,
  jobPerSegment,
  navbar,
  searchJob,
  textWithImage,
};
