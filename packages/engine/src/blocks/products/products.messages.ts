import { defineMessages } from '../../i18n/define-messages.ts';

export const productsMessages = defineMessages({
  en: { heading: 'Products' },
  nl: { heading: 'Products' },
  ro: { heading: 'Products' },
});
