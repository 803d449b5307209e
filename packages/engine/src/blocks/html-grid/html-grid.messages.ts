import { defineMessages } from '../../i18n/define-messages.ts';

/** Its words are all the admin's own. */
export const htmlGridMessages = defineMessages({ en: {}, nl: {}, ro: {} });
