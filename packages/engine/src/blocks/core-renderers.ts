// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import type { BlockKey } from '@boardwright/blocks-schema';
import type { AnyRenderer } from '../pages/renderers.ts';

/** Each block's renderer as a chunk of its own: a visitor's browser loads only those of the page. */
export const coreRenderers = {
  'call-to-action': () => import('./call-to-action/call-to-action.tsx').then((m) => m.CallToAction),
  faq: () => import('./faq/faq.tsx').then((m) => m.Faq),
  'featured-jobs': () => import('./featured-jobs/featured-jobs.tsx').then((m) => m.FeaturedJobs),
  footer: () => import('./footer/footer.tsx').then((m) => m.Footer),
  html: () => import('./html/html.tsx').then((m) => m.Html),
  'job-details': () => import('./job-details/job-details.tsx').then((m) => m.JobDetails),
  'job-list': () => import('./job-list/job-list.tsx').then((m) => m.JobList),
  'job-per-segment': () => import('./job-per-segment/job-per-segment.tsx').then((m) => m.JobPerSegment),
  navbar: () => import('./navbar/navbar.tsx').then((m) => m.Navbar),
  'search-job': () => import('./search-job/search-job.tsx').then((m) => m.SearchJob),
  'text-with-image': () => import('./text-with-image/text-with-image.tsx').then((m) => m.TextWithImage),
} as const satisfies Readonly<Record<BlockKey, () => Promise<unknown>>>;

export type LoadRenderer = () => Promise<AnyRenderer>;
