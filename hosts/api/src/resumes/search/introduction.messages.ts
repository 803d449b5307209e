import { defineMessages, translateIn } from '@boardwright/messages';

/** What is said about the form by which somebody is introduced (specification §5). */
const messages = defineMessages({
  en: {
    givenNameRequired: 'First name is required',
    familyNameRequired: 'Last name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'This is not a valid email',
    phoneInvalid: 'Phone number is invalid',
    letterLong: 'The text should be at most 5000 characters',
    consentRequired: 'You can only introduce somebody who agreed to it',
  },
  nl: {
    givenNameRequired: 'Vul de voornaam in',
    familyNameRequired: 'Vul de achternaam in',
    emailRequired: 'Vul het e-mailadres in',
    emailInvalid: 'Dit is geen geldig e-mailadres',
    phoneInvalid: 'Dit telefoonnummer klopt niet',
    letterLong: 'De tekst mag hooguit 5000 tekens lang zijn',
    consentRequired: 'Je kunt alleen iemand voordragen die daarmee akkoord is',
  },
  ro: {
    givenNameRequired: 'Prenumele este obligatoriu',
    familyNameRequired: 'Numele de familie este obligatoriu',
    emailRequired: 'Adresa de e-mail este obligatorie',
    emailInvalid: 'Această adresă de e-mail nu este validă',
    phoneInvalid: 'Numărul de telefon nu este valid',
    letterLong: 'Textul poate avea cel mult 5000 de caractere',
    consentRequired: 'Poți recomanda numai o persoană care este de acord',
  },
});

export type IntroductionMessage = keyof (typeof messages)['en'];

/** A sentence in the caller's language. */
export const introductionMessage = translateIn(messages);
