import { defineMessages, translateIn } from '@boardwright/messages';

/** What is wrong with what an admin says of a picture. */
const messages = defineMessages({
  en: {
    nameNeeded: 'Give the picture a name: you find it by it',
    nameLength: 'The name has at most {{count}} characters',
    posterUnknown: 'Choose a picture of the library as the poster',
    captions: {
      notUtf8: 'These captions are not written in UTF-8. Save them as UTF-8 and send them again',
      noHead: 'This is no WebVTT file: its first line has to be WEBVTT',
      times: 'Line {{line}} has no valid times. They are written as 00:01.000 --> 00:04.000',
      empty: 'There is no text with times in these captions',
    },
  },
  nl: {
    nameNeeded: 'Geef de afbeelding een naam: daaraan vind je haar terug',
    nameLength: 'De naam heeft hoogstens {{count}} tekens',
    posterUnknown: 'Kies een afbeelding uit de bibliotheek als poster',
    captions: {
      notUtf8: 'Deze ondertiteling is geen UTF-8. Bewaar haar als UTF-8 en stuur haar opnieuw',
      noHead: 'Dit is geen WebVTT-bestand: de eerste regel moet WEBVTT zijn',
      times: 'Op regel {{line}} staan geen geldige tijden. Die schrijf je als 00:01.000 --> 00:04.000',
      empty: 'In deze ondertiteling staat geen tekst met tijden',
    },
  },
  ro: {
    nameNeeded: 'Dă un nume imaginii: după el o găsești',
    nameLength: 'Numele are cel mult {{count}} caractere',
    posterUnknown: 'Alege ca afiș o imagine din bibliotecă',
    captions: {
      notUtf8: 'Subtitrarea nu este scrisă în UTF-8. Salveaz-o ca UTF-8 și trimite-o din nou',
      noHead: 'Acesta nu este un fișier WebVTT: prima linie trebuie să fie WEBVTT',
      times: 'Linia {{line}} nu are timpi valizi. Se scriu ca 00:01.000 --> 00:04.000',
      empty: 'În această subtitrare nu există text cu timpi',
    },
  },
});

/** A sentence in the caller's language. */
export const mediaSentence = translateIn(messages);
