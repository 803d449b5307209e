import { defineMessages, type MessageKey } from '@boardwright/messages';

/** What a form of the account says to who is no longer logged in, spread into a panel's own messages. */
export const loggedOutMessages = defineMessages({
  en: {
    loggedOut: 'Your session has ended. Log in again.',
    loggedOutTyped: 'Your session has ended. Log in again; what you typed is still here.',
  },
  nl: {
    loggedOut: 'Je sessie is verlopen. Log opnieuw in.',
    loggedOutTyped: 'Je sessie is verlopen. Log opnieuw in; wat je typte staat er nog.',
  },
  ro: {
    loggedOut: 'Sesiunea ta a expirat. Autentifică-te din nou.',
    loggedOutTyped: 'Sesiunea ta a expirat. Autentifică-te din nou; ce ai scris este tot aici.',
  },
});
export type LoggedOutKey = MessageKey<typeof loggedOutMessages>;
