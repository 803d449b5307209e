import { defineMessages } from '../../i18n/define-messages.ts';

/** All it says is the admin's own. */
export const textWithImageMessages = defineMessages({ en: {}, nl: {}, ro: {} });
