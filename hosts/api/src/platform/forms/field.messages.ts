import { defineMessages, translate } from '@boardwright/messages';

/** What is said about a field of the apply form (specification §5). */
const messages = defineMessages({
  en: {
    givenNameRequired: 'First name is required',
    familyNameRequired: 'Last name is required',
    emailRequired: 'Email is required',
    phoneRequired: 'Phone number is required',
    salutationRequired: 'Salutation is required',
    required: 'This field is required',
    emailInvalid: 'This is not a valid email',
    emailNeedsLogin:
      'You cannot apply with this address without logging in. Log in, or write to us if you cannot.',
    emailOfAnother: 'You cannot apply with this address. Use the address of your account, or write to us.',
    phoneInvalid: 'Phone number is invalid',
    termsRequired: 'Terms must be accepted in order to continue',
    fileMissing: 'This file is no longer here. Please choose it again.',
    boardMismatch: 'This job is not on this board',
  },
  nl: {
    givenNameRequired: 'Vul je voornaam in',
    familyNameRequired: 'Vul je achternaam in',
    emailRequired: 'Vul je e-mailadres in',
    phoneRequired: 'Vul je telefoonnummer in',
    salutationRequired: 'Kies een aanhef',
    required: 'Dit veld is verplicht',
    emailInvalid: 'Dit is geen geldig e-mailadres',
    emailNeedsLogin:
      'Met dit adres kun je niet solliciteren zonder in te loggen. Log in, of schrijf ons als dat niet lukt.',
    emailOfAnother:
      'Met dit adres kun je niet solliciteren. Gebruik het adres van je account, of schrijf ons.',
    phoneInvalid: 'Dit telefoonnummer klopt niet',
    termsRequired: 'Ga akkoord met de voorwaarden om verder te gaan',
    fileMissing: 'Dit bestand is er niet meer. Kies het opnieuw.',
    boardMismatch: 'Deze vacature staat niet op deze site',
  },
  ro: {
    givenNameRequired: 'Prenumele este obligatoriu',
    familyNameRequired: 'Numele de familie este obligatoriu',
    emailRequired: 'Adresa de e-mail este obligatorie',
    phoneRequired: 'Numărul de telefon este obligatoriu',
    salutationRequired: 'Formula de adresare este obligatorie',
    required: 'Acest câmp este obligatoriu',
    emailInvalid: 'Această adresă de e-mail nu este validă',
    emailNeedsLogin:
      'Cu această adresă nu poți aplica fără să te autentifici. Autentifică-te sau scrie-ne dacă nu reușești.',
    emailOfAnother: 'Cu această adresă nu poți aplica. Folosește adresa contului tău sau scrie-ne.',
    phoneInvalid: 'Numărul de telefon nu este valid',
    termsRequired: 'Trebuie să accepți termenii pentru a continua',
    fileMissing: 'Acest fișier nu mai există. Alege-l din nou.',
    boardMismatch: 'Acest job nu este pe acest site',
  },
});

export type ApplicationMessage = keyof (typeof messages)['en'];

/** The sentences in a language; English where we do not speak it. */
export const applicationMessages = (locale: string) => translate(messages, locale);
