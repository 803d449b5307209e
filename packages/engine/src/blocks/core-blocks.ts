// Written by checks/block-lists/write-block-lists.ts from the folders of blocks.
import type { BlockKey, CoreSchemas, SettingsOf } from '@boardwright/blocks-schema';
import type { AnyBlock, Block } from '../define-block.ts';
import { callToActionBlock } from './call-to-action/call-to-action.block.ts';
import { faqBlock } from './faq/faq.block.ts';
import { featuredJobsBlock } from './featured-jobs/featured-jobs.block.ts';
import { footerBlock } from './footer/footer.block.ts';
import { htmlBlock } from './html/html.block.ts';
import { jobDetailsBlock } from './job-details/job-details.block.ts';
import { jobListBlock } from './job-list/job-list.block.ts';
import { jobPerSegmentBlock } from './job-per-segment/job-per-segment.block.ts';
import { navbarBlock } from './navbar/navbar.block.ts';
import { searchJobBlock } from './search-job/search-job.block.ts';
import { textWithImageBlock } from './text-with-image/text-with-image.block.ts';

/**
 * Every key of blocks-schema with a block of that very key and settings: swap two, and it does not compile.
 * That a block's renderer and data fit its settings was checked where it was declared.
 */
type CoreBlocks = {
  readonly [Key in BlockKey]: Pick<Block<Key, SettingsOf<CoreSchemas[Key]>>, 'key' | 'schema' | 'messages'>;
};

const registry = {
  'call-to-action': callToActionBlock,
  faq: faqBlock,
  'featured-jobs': featuredJobsBlock,
  footer: footerBlock,
  html: htmlBlock,
  'job-details': jobDetailsBlock,
  'job-list': jobListBlock,
  'job-per-segment': jobPerSegmentBlock,
  navbar: navbarBlock,
  'search-job': searchJobBlock,
  'text-with-image': textWithImageBlock,
} as const satisfies CoreBlocks;

/** The core's blocks, for the server, the editor and Storybook. A visitor's browser takes `coreRenderers` instead. */
export const coreBlocks: readonly AnyBlock[] = Object.values(registry) as unknown as readonly AnyBlock[];
export type { CoreBlocks };
