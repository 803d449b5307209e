import { messageKeys } from '@boardwright/ui/stories';
import type { AnyBlock } from '../board/define-block.ts';
import { partMessages } from '../page/part-messages.ts';

/** Keys of all messages that a block's page is drawn with; without a block those of the parts. */
export const pageKeys = (block?: AnyBlock): ReadonlySet<string> =>
  messageKeys([...Object.values(partMessages), block?.messages]);
