import { defineMessages, type MessageKey } from '@boardwright/messages';

/** Words that an admin's code may ask for by `{{name}}`. */
export const htmlMessages = defineMessages({
  en: { pageDoesNotExist: 'This page does not exist' },
  nl: { pageDoesNotExist: 'Deze pagina bestaat niet' },
  ro: { pageDoesNotExist: 'Această pagină nu există' },
});

export type HtmlKey = MessageKey<typeof htmlMessages>;
