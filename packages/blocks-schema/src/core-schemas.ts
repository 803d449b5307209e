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

/** The one list of core blocks: `BlockKey`, the renderers' registry and the folder test come from it. */
export const coreSchemas = {
  navbar,
  footer,
  'search-job': searchJob,
  'call-to-action': callToAction,
  'job-list': jobList,
  'job-details': jobDetails,
  'featured-jobs': featuredJobs,
  'job-per-segment': jobPerSegment,
  'text-with-image': textWithImage,
  faq,
  html,
} as const;

export type CoreSchemas = typeof coreSchemas;
export type BlockKey = keyof CoreSchemas;
