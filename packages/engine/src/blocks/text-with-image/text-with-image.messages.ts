import { defineMessages } from '@boardwright/messages';

/** All it says is the admin's own. */
export const textWithImageMessages = defineMessages({ en: {}, nl: {}, ro: {} });
