import type { MessageKey } from '@boardwright/messages';
import { footerPartsMessages } from '../../page/footer/footer-parts.messages.ts';

/** The footer says what its parts say, and nothing beside. */
export const footerMessages = footerPartsMessages;

export type FooterKey = MessageKey<typeof footerMessages>;
