import { defineMessages, type MessageKey } from '@boardwright/messages';

/** What the parts of a footer say: blocks that draw them speak these words, with their own beside them. */
export const footerPartsMessages = defineMessages({
  en: {
    copyright: '© {{year}} {{name}}',
    cookies: 'Cookies',
    legal: 'Terms and privacy',
    social: '{{name}} on {{network}}',
  },
  nl: {
    copyright: '© {{year}} {{name}}',
    cookies: 'Cookies',
    legal: 'Voorwaarden en privacy',
    social: '{{name}} op {{network}}',
  },
  ro: {
    copyright: '© {{year}} {{name}}',
    cookies: 'Cookie-uri',
    legal: 'Termeni și confidențialitate',
    social: '{{name}} pe {{network}}',
  },
});

export type FooterPartsKey = MessageKey<typeof footerPartsMessages>;
