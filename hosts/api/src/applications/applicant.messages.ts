import { defineMessages, translate, type WholeMessage } from '@boardwright/messages';

/** What is said about the forms of an applicant (specification §5). */
const messages = defineMessages({
  en: {
    required: 'This field is required',
    tooLong: 'At most {{count}} characters',
    placeUnknown: '{{place}} is not a place that is filled in',
    stageFirst: 'Applications arrive in the first stage; it stays the first',
    fileMissing: 'This file is not there any more. Choose it once more.',
    stageHolds: 'A stage that holds applicants cannot be removed',
  },
  nl: {
    required: 'Dit veld is verplicht',
    tooLong: 'Hooguit {{count}} tekens',
    placeUnknown: '{{place}} is geen invulplek',
    stageFirst: 'Sollicitaties komen binnen in de eerste fase; die blijft de eerste',
    fileMissing: 'Dit bestand is er niet meer. Kies het nog eens.',
    stageHolds: 'Een fase met sollicitanten kun je niet verwijderen',
  },
  ro: {
    required: 'Acest câmp este obligatoriu',
    tooLong: 'Cel mult {{count}} caractere',
    placeUnknown: '{{place}} nu este un câmp care se completează',
    stageFirst: 'Aplicările sosesc în prima etapă; ea rămâne prima',
    fileMissing: 'Acest fișier nu mai există. Alege-l încă o dată.',
    stageHolds: 'O etapă în care sunt candidați nu poate fi ștearsă',
  },
});

/** What is said as it stands. */
export type ApplicantMessage = WholeMessage<(typeof messages)['en']>;

/** Sentences in the caller's language. */
export const applicantMessages = (locale: string) => translate(messages, locale);
