import { defineMessages, translateIn } from '@boardwright/messages';
import { organisationLimits as limits } from '@boardwright/api-client/contract';

/** What is said about a field of an organisation (specification §5). */
const messages = defineMessages({
  en: {
    required: 'This field is required',
    nameLong: 'The name should be at most {{name}} characters',
    namesMany: 'At most {{names}} other names',
    sloganLong: 'The slogan should be at most {{slogan}} characters',
    aboutLong: 'The text should be at most {{about}} characters',
    infoMany: 'At most {{info}} parts',
    infoLong: 'This should be at most {{line}} characters',
    infoTextLong: 'The text should be at most {{infoText}} characters',
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
    nameLong: 'De naam mag hooguit {{name}} tekens lang zijn',
    namesMany: 'Hooguit {{names}} andere namen',
    sloganLong: 'De slogan mag hooguit {{slogan}} tekens lang zijn',
    aboutLong: 'De tekst mag hooguit {{about}} tekens lang zijn',
    infoMany: 'Hooguit {{info}} onderdelen',
    infoLong: 'Dit mag hooguit {{line}} tekens lang zijn',
    infoTextLong: 'De tekst mag hooguit {{infoText}} tekens lang zijn',
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
    nameLong: 'Numele poate avea cel mult {{name}} de caractere',
    namesMany: 'Cel mult {{names}} alte nume',
    sloganLong: 'Sloganul poate avea cel mult {{slogan}} de caractere',
    aboutLong: 'Textul poate avea cel mult {{about}} de caractere',
    infoMany: 'Cel mult {{info}} de părți',
    infoLong: 'Aici încap cel mult {{line}} de caractere',
    infoTextLong: 'Textul poate avea cel mult {{infoText}} de caractere',
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
});

export type OrganisationMessage = keyof (typeof messages)['en'];

/** A sentence in the caller's language. */
export const organisationMessage = translateIn(messages, limits);
