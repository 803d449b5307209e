import { defineMessages, type Locale, translate } from '@boardwright/messages';
import { resumeLimits } from '@boardwright/api-client/contract';

/** What is said about a field of a resume (specification §5). */
const messages = defineMessages({
  en: {
    required: 'This field is required',
    long: 'This should be at most {{count}} characters',
    phoneInvalid: 'Phone number is invalid',
    coordinates: 'A place needs both coordinates',
    segmentUnknown: 'One of these does not exist any more',
    clientUnknown: 'One of these companies is no longer here',
    clientsMissing: 'Choose at least one company',
    dateInvalid: 'This is not a date',
    tillBeforeFrom: 'The end should not be before the start',
    notObject:
      'This file is not a JSON Resume: its outermost part should be an object with basics, work or education',
  },
  nl: {
    required: 'Dit veld is verplicht',
    long: 'Gebruik hooguit {{count}} tekens',
    phoneInvalid: 'Dit telefoonnummer klopt niet',
    coordinates: 'Een plaats heeft beide coördinaten nodig',
    segmentUnknown: 'Een van deze keuzes bestaat niet meer',
    clientUnknown: 'Een van deze bedrijven staat hier niet meer',
    clientsMissing: 'Kies minstens één bedrijf',
    dateInvalid: 'Dit is geen datum',
    tillBeforeFrom: 'Het einde kan niet voor het begin liggen',
    notObject:
      'Dit bestand is geen JSON Resume: het buitenste deel hoort een object te zijn met basics, work of education',
  },
  ro: {
    required: 'Acest câmp este obligatoriu',
    long: 'Folosește cel mult {{count}} de caractere',
    phoneInvalid: 'Numărul de telefon nu este valid',
    coordinates: 'O localitate are nevoie de ambele coordonate',
    segmentUnknown: 'Una dintre aceste opțiuni nu mai există',
    clientUnknown: 'Una dintre aceste companii nu mai este aici',
    clientsMissing: 'Alege cel puțin o companie',
    dateInvalid: 'Aceasta nu este o dată',
    tillBeforeFrom: 'Sfârșitul nu poate fi înaintea începutului',
    notObject:
      'Acest fișier nu este un JSON Resume: partea exterioară trebuie să fie un obiect cu basics, work sau education',
  },
});

export type ResumeMessage = keyof (typeof messages)['en'];

/** A sentence in the caller's language. @param limit which of the resume's limits `{{count}}` is */
export const resumeMessage = (
  locale: Locale,
  word: ResumeMessage,
  limit?: keyof typeof resumeLimits,
): string => translate(messages, locale)(word, { count: limit ? resumeLimits[limit] : '' });
