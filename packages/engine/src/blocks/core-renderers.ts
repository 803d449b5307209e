import type { BlockKey } from '@boardwright/blocks-schema';
import type { AnyRenderer } from '../pages/renderers.ts';

/** Each block's renderer as a chunk of its own: a visitor's browser loads only those of the page. */
export const coreRenderers = {
  navbar: () => import('./navbar/navbar.tsx').then((m) => m.Navbar),
  footer: () => import('./footer/footer.tsx').then((m) => m.Footer),
  'search-job': () => import('./search-job/search-job.tsx').then((m) => m.SearchJob),
  'call-to-action': () => import('./call-to-action/call-to-action.tsx').then((m) => m.CallToAction),
  'job-list': () => import('./job-list/job-list.tsx').then((m) => m.JobListBlock),
  'job-details': () => import('./job-details/job-details.tsx').then((m) => m.JobDetails),
  'featured-jobs': () => import('./featured-jobs/featured-jobs.tsx').then((m) => m.FeaturedJobs),
  'job-per-segment': () => import('./job-per-segment/job-per-segment.tsx').then((m) => m.JobPerSegment),
  'text-with-image': () => import('./text-with-image/text-with-image.tsx').then((m) => m.TextWithImage),
  faq: () => import('./faq/faq.tsx').then((m) => m.Faq),
  html: () => import('./html/html.tsx').then((m) => m.Html),
} as const satisfies Readonly<Record<BlockKey, () => Promise<unknown>>>;

export type LoadRenderer = () => Promise<AnyRenderer>;
