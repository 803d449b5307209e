import { defineMessages, translateIn, type WholeMessage } from '@boardwright/messages';

/** What is said about a field of an order's form, beside what other forms say too. */
const messages = defineMessages({
  en: {
    accountExists: 'There is already an account with this email. Log in to order.',
    vatNumberWrong: 'This is not a valid VAT number',
    vatNumberElsewhere: 'This VAT number is not of the country of your address',
    addressNeeded: 'With a VAT number of another country we need the address of the company',
    redirectRefused: 'This address does not belong to this site',
    organisationUnknown: 'This organisation is not yours',
    organisationNeeded: 'Choose the organisation that is to be featured',
    personNeeded: 'Choose one of the people who work for this company',
    reasonNeeded: 'Say why the price is another one',
    freeReasonNeeded: 'Say why it is free',
    jobNeeded: 'Choose the job this is for',
    endNeeded: 'Choose until when',
    urlWrong: 'Fill in an address that begins with https:// or /',
    endIsOver: 'Choose a day that is not over',
    tooManySlots: 'At most {{most}} slots at once',
    refundTooHigh: 'At most {{most}} was asked',
    dayWrong: 'Choose a day',
    dayAhead: 'This day is still to come',
    dayTooEarly: 'On this day it was not ordered yet',
  },
  nl: {
    accountExists: 'Er is al een account met dit e-mailadres. Log in om te bestellen.',
    vatNumberWrong: 'Dit is geen geldig btw-nummer',
    vatNumberElsewhere: 'Dit btw-nummer hoort niet bij het land van je adres',
    addressNeeded: 'Bij een btw-nummer uit een ander land hebben we het adres van het bedrijf nodig',
    redirectRefused: 'Dit adres hoort niet bij deze site',
    organisationUnknown: 'Deze organisatie is niet van jou',
    organisationNeeded: 'Kies de organisatie die je wilt uitlichten',
    personNeeded: 'Kies iemand die voor dit bedrijf werkt',
    reasonNeeded: 'Zeg waarom de prijs anders is',
    freeReasonNeeded: 'Zeg waarom het gratis is',
    jobNeeded: 'Kies de vacature waar dit voor is',
    endNeeded: 'Kies tot wanneer',
    urlWrong: 'Vul een adres in dat begint met https:// of /',
    endIsOver: 'Kies een dag die nog niet voorbij is',
    tooManySlots: 'Hoogstens {{most}} wisselplekken tegelijk',
    refundTooHigh: 'Er is hoogstens {{most}} gevraagd',
    dayWrong: 'Kies een dag',
    dayAhead: 'Deze dag moet nog komen',
    dayTooEarly: 'Op deze dag was er nog niet besteld',
  },
  ro: {
    accountExists: 'Există deja un cont cu această adresă de e-mail. Autentifică-te pentru a comanda.',
    vatNumberWrong: 'Acesta nu este un cod de TVA valid',
    vatNumberElsewhere: 'Acest cod de TVA nu aparține țării din adresa ta',
    addressNeeded: 'Pentru un cod de TVA din altă țară avem nevoie de adresa companiei',
    redirectRefused: 'Această adresă nu aparține acestui site',
    organisationUnknown: 'Această organizație nu îți aparține',
    organisationNeeded: 'Alege organizația care va fi promovată',
    personNeeded: 'Alege pe cineva care lucrează pentru această companie',
    reasonNeeded: 'Spune de ce prețul este altul',
    freeReasonNeeded: 'Spune de ce este gratuit',
    jobNeeded: 'Alege jobul pentru care este comanda',
    endNeeded: 'Alege până când',
    urlWrong: 'Completează o adresă care începe cu https:// sau /',
    endIsOver: 'Alege o zi care nu a trecut',
    tooManySlots: 'Cel mult {{most}} locuri deodată',
    refundTooHigh: 'S-a cerut cel mult {{most}}',
    dayWrong: 'Alege o zi',
    dayAhead: 'Această zi nu a venit încă',
    dayTooEarly: 'În această zi comanda nu fusese făcută',
  },
});

/** What is said as it stands. */
export type OrderMessage = WholeMessage<(typeof messages)['en']>;

/** A sentence in the caller's language. */
export const orderMessage = translateIn(messages);
