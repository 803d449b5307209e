import { defineMessages } from '@boardwright/messages';

/** Its words are all the admin's own. */
export const htmlGridMessages = defineMessages({ en: {}, nl: {}, ro: {} });
