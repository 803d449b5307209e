import { defineMessages, translateIn } from '@boardwright/messages';

/** What is said about the name of a key (specification §5). */
const messages = defineMessages({
  en: { required: 'This field is required', nameLong: 'The name should be at most 80 characters' },
  nl: { required: 'Vul dit veld in', nameLong: 'De naam mag hooguit 80 tekens lang zijn' },
  ro: { required: 'Acest câmp este obligatoriu', nameLong: 'Numele poate avea cel mult 80 de caractere' },
});

/** A sentence in the caller's language. */
export const multiposterMessage = translateIn(messages);
