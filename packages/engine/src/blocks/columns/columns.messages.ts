import { defineMessages, type MessageKey } from '@boardwright/messages';

export const columnsMessages = defineMessages({
  en: { empty: 'Nothing in this column yet' },
  nl: { empty: 'Nog niets in deze kolom' },
  ro: { empty: 'Încă nimic în această coloană' },
});

export type ColumnsKey = MessageKey<typeof columnsMessages>;
