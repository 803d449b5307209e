import { contact } from '@boardwright/blocks-schema';
import { defineBlock } from '../../define-block.ts';
import { contactMessages } from './contact.messages.ts';
import { Contact } from './contact.tsx';

export const contactBlock = defineBlock(contact, { Renderer: Contact, messages: contactMessages });
