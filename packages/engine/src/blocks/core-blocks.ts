import type { BlockKey, CoreSchemas, SettingsOf } from '@boardwright/blocks-schema';
import type { AnyBlock, Block } from '../define-block.ts';
import { navbarBlock } from './navbar/navbar.block.ts';
import { footerBlock } from './footer/footer.block.ts';
import { searchJobBlock } from './search-job/search-job.block.ts';
import { callToActionBlock } from './call-to-action/call-to-action.block.ts';
import { textWithImageBlock } from './text-with-image/text-with-image.block.ts';
import { faqBlock } from './faq/faq.block.ts';
import { htmlBlock } from './html/html.block.ts';
import { featuredJobsBlock } from './featured-jobs/featured-jobs.block.ts';
import { jobDetailsBlock } from './job-details/job-details.block.ts';
import { jobListBlock } from './job-list/job-list.block.ts';
import { jobPerSegmentBlock } from './job-per-segment/job-per-segment.block.ts';

/** Every key of blocks-schema with a block of that very key and settings: forget one, swap two, and it does not compile. */
type CoreBlocks = { readonly [Key in BlockKey]: Block<Key, SettingsOf<CoreSchemas[Key]>, never> };

const registry = {
  html: htmlBlock,
  faq: faqBlock,
  'text-with-image': textWithImageBlock,
  'call-to-action': callToActionBlock,
  'search-job': searchJobBlock,
  footer: footerBlock,
  navbar: navbarBlock,
  'featured-jobs': featuredJobsBlock,
  'job-details': jobDetailsBlock,
  'job-list': jobListBlock,
  'job-per-segment': jobPerSegmentBlock,
} as const;

/** The core's blocks, for the server, the editor and Storybook. A visitor's browser takes `coreRenderers` instead. */
export const coreBlocks: readonly AnyBlock[] = Object.values(registry) as unknown as readonly AnyBlock[];
export type { CoreBlocks };
