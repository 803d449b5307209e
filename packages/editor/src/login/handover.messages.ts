import { defineMessages } from '@boardwright/messages';

/** Words of the page on which somebody arrives from another site of theirs. */
export const handoverMessages = defineMessages({
  en: {
    title: 'One moment',
    over: 'You could not be let in here by itself',
    ask: 'The way from one site to another works once and for a minute. Log in here, or go back and try again.',
  },
  nl: {
    title: 'Een ogenblik',
    over: 'Je kon hier niet vanzelf binnen',
    ask: 'De weg van de ene site naar de andere werkt een keer en een minuut lang. Log hier in, of ga terug en probeer het opnieuw.',
  },
  ro: {
    title: 'O clipă',
    over: 'Nu ai putut intra aici automat',
    ask: 'Trecerea de la un site la altul funcționează o dată, timp de un minut. Autentifică-te aici sau întoarce-te și încearcă din nou.',
  },
});
