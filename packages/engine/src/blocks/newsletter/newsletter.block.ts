import { newsletter } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { newsletterActions } from './newsletter.actions.ts';
import { loadNewsletter } from './newsletter.load.ts';
import { newsletterMessages } from './newsletter.messages.ts';
import { Newsletter } from './newsletter.tsx';

export const newsletterBlock = defineBlock(newsletter, {
  load: loadNewsletter,
  actions: newsletterActions,
  Renderer: Newsletter,
  messages: newsletterMessages,
});
