import { uiMessages } from '@boardwright/ui/messages';
import { messageKeys } from '@boardwright/ui/stories';
import type { AnyBlock } from '../board/define-block.ts';
import { consentMessages } from '../page/consent/consent.messages.ts';
import { pageMessages } from '../page/page.messages.ts';

/** Keys of all messages that a block's page is drawn with; without a block those of the parts. */
export const pageKeys = (block?: AnyBlock): ReadonlySet<string> =>
  messageKeys([uiMessages, pageMessages, consentMessages, block?.messages]);
