import { defineMessages, translateIn, type WholeMessage } from '@boardwright/messages';

/** What is said about a field of a quote, beside what orders say too. */
const messages = defineMessages({
  en: {
    linesNeeded: 'Add at least one product',
    tooMuch: 'A quote is of at most {{most}} without VAT',
    lastDayWrong: 'Choose a day from today, at most a year ahead',
    nameNeeded: 'Fill in your name',
    termsNeeded: 'Agree to the order to accept the quote',
    pageMissing:
      'A quote is read on the page of products, which this site does not have. Add it among the pages first',
    nobodyLeft: 'Nobody works for this company any more',
  },
  nl: {
    linesNeeded: 'Voeg minstens één product toe',
    tooMuch: 'Een offerte is hoogstens {{most}} exclusief btw',
    lastDayWrong: 'Kies een dag vanaf vandaag, hoogstens een jaar vooruit',
    nameNeeded: 'Vul je naam in',
    termsNeeded: 'Ga akkoord met de bestelling om de offerte te accepteren',
    pageMissing:
      'Een offerte wordt gelezen op de pagina met producten, die deze site niet heeft. Voeg hem eerst toe bij de pagina’s',
    nobodyLeft: 'Er werkt niemand meer voor dit bedrijf',
  },
  ro: {
    linesNeeded: 'Adaugă cel puțin un produs',
    tooMuch: 'O ofertă este de cel mult {{most}} fără TVA',
    lastDayWrong: 'Alege o zi începând de astăzi, cel mult peste un an',
    nameNeeded: 'Completează-ți numele',
    termsNeeded: 'Confirmă comanda pentru a accepta oferta',
    pageMissing:
      'O ofertă se citește pe pagina de produse, pe care acest site nu o are. Adaug-o mai întâi la pagini',
    nobodyLeft: 'Nimeni nu mai lucrează pentru această companie',
  },
});

export type QuoteMessage = WholeMessage<(typeof messages)['en']>;

export const quoteMessage = translateIn(messages);
