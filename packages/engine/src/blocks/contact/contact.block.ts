import { contact } from '@boardwright/blocks-schema';
import { defineBlock } from '../../board/define-block.ts';
import { contactActions } from './contact.actions.ts';
import { contactHead } from './contact.head.ts';
import { loadContact } from './contact.load.ts';
import { contactMessages } from './contact.messages.ts';
import { Contact } from './contact.tsx';

export const contactBlock = defineBlock(contact, {
  load: loadContact,
  head: contactHead,
  actions: contactActions,
  Renderer: Contact,
  messages: contactMessages,
});
