import { organisationLimits as limits } from '@boardwright/api-client/contract';
import type { Locale } from '../platform/http/context.ts';

/** What is said about a field of an organisation (specification §5). */
const words = {
  en: {
    required: 'This field is required',
    nameLong: `The name should be at most ${limits.name} characters`,
    namesMany: `At most ${limits.names} other names`,
    sloganLong: `The slogan should be at most ${limits.slogan} characters`,
    aboutLong: `The text should be at most ${limits.about} characters`,
    infoMany: `At most ${limits.info} parts`,
    infoLong: `This should be at most ${limits.line} characters`,
    infoTextLong: `The text should be at most ${limits.infoText} characters`,
    emailInvalid: 'This is not a valid email',
    phoneInvalid: 'Phone number is invalid',
    urlInvalid: 'This is not a valid url. Does it begin with https://?',
    pictureUnknown: 'Upload this picture first',
    languageUnknown: 'This site does not have this language',
    coordinates: 'A place needs both coordinates',
    segmentUnknown: 'One of these choices does not exist any more',
    socialUnknown: 'This kind of link is not known here',
    boardUnknown: 'This board is not yours',
  },
  nl: {
    required: 'Vul dit veld in',
    nameLong: `De naam mag hooguit ${limits.name} tekens lang zijn`,
    namesMany: `Hooguit ${limits.names} andere namen`,
    sloganLong: `De slogan mag hooguit ${limits.slogan} tekens lang zijn`,
    aboutLong: `De tekst mag hooguit ${limits.about} tekens lang zijn`,
    infoMany: `Hooguit ${limits.info} onderdelen`,
    infoLong: `Dit mag hooguit ${limits.line} tekens lang zijn`,
    infoTextLong: `De tekst mag hooguit ${limits.infoText} tekens lang zijn`,
    emailInvalid: 'Dit is geen geldig e-mailadres',
    phoneInvalid: 'Dit telefoonnummer klopt niet',
    urlInvalid: 'Dit is geen geldig webadres. Begint het met https://?',
    pictureUnknown: 'Upload deze afbeelding eerst',
    languageUnknown: 'Deze site heeft deze taal niet',
    coordinates: 'Een plaats heeft beide coördinaten nodig',
    segmentUnknown: 'Een van deze keuzes bestaat niet meer',
    socialUnknown: 'Dit soort link kennen we hier niet',
    boardUnknown: 'Deze site is niet van jou',
  },
  ro: {
    required: 'Acest câmp este obligatoriu',
    nameLong: `Numele poate avea cel mult ${limits.name} de caractere`,
    namesMany: `Cel mult ${limits.names} alte nume`,
    sloganLong: `Sloganul poate avea cel mult ${limits.slogan} de caractere`,
    aboutLong: `Textul poate avea cel mult ${limits.about} de caractere`,
    infoMany: `Cel mult ${limits.info} de părți`,
    infoLong: `Aici încap cel mult ${limits.line} de caractere`,
    infoTextLong: `Textul poate avea cel mult ${limits.infoText} de caractere`,
    emailInvalid: 'Această adresă de e-mail nu este validă',
    phoneInvalid: 'Numărul de telefon nu este valid',
    urlInvalid: 'Această adresă web nu este validă. Începe cu https://?',
    pictureUnknown: 'Încarcă mai întâi această imagine',
    languageUnknown: 'Acest site nu are această limbă',
    coordinates: 'O localitate are nevoie de ambele coordonate',
    segmentUnknown: 'Una dintre aceste opțiuni nu mai există',
    socialUnknown: 'Acest tip de link nu este cunoscut aici',
    boardUnknown: 'Acest site nu este al tău',
  },
} as const;
export type OrganisationMessage = keyof (typeof words)['en'];

/** A sentence in the caller's language. */
export function organisationMessage(locale: Locale, word: OrganisationMessage): string {
  return words[locale][word];
}
