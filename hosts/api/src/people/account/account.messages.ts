import { defineMessages, translate } from '@boardwright/messages';

/** What is said about a field of the account's forms (specification §5), beside what the application form says too. */
const messages = defineMessages({
  en: {
    companyNameRequired: 'Company name is required',
    passwordRequired: 'Password is required',
    passwordShort: 'Password at least {{number}} characters',
    passwordLong: 'Password should be at most {{number}} characters',
    passwordCommon: 'This password is known to everybody who guesses passwords. Choose another.',
    passwordRepeat: 'The repeat password does not match',
    passwordsDiffer: "Passwords don't match",
    passwordWrong: 'This is not your current password',
    codeRequired: 'Fill in the code',
    codeWrong: 'This code is not right, or was used before. Wait for the next one and try that.',
    tooMany: 'You can keep at most {{number}}',
    countryUnknown: 'We do not know this country',
  },
  nl: {
    companyNameRequired: 'Vul de bedrijfsnaam in',
    passwordRequired: 'Vul een wachtwoord in',
    passwordShort: 'Wachtwoord van minstens {{number}} tekens',
    passwordLong: 'Wachtwoord van hooguit {{number}} tekens',
    passwordCommon: 'Dit wachtwoord kent iedereen die wachtwoorden raadt. Kies een ander.',
    passwordRepeat: 'De herhaling van het wachtwoord klopt niet',
    passwordsDiffer: 'De wachtwoorden zijn niet gelijk',
    passwordWrong: 'Dit is niet je huidige wachtwoord',
    codeRequired: 'Vul de code in',
    codeWrong: 'Deze code klopt niet, of is al gebruikt. Wacht op de volgende en probeer die.',
    tooMany: 'Je kunt er hooguit {{number}} bewaren',
    countryUnknown: 'Dit land kennen we niet',
  },
  ro: {
    companyNameRequired: 'Numele companiei este obligatoriu',
    passwordRequired: 'Parola este obligatorie',
    passwordShort: 'Parola trebuie să aibă cel puțin {{number}} caractere',
    passwordLong: 'Parola poate avea cel mult {{number}} caractere',
    passwordCommon: 'Această parolă este cunoscută de oricine ghicește parole. Alege alta.',
    passwordRepeat: 'Parola repetată nu corespunde',
    passwordsDiffer: 'Parolele nu sunt identice',
    passwordWrong: 'Aceasta nu este parola ta actuală',
    codeRequired: 'Completează codul',
    codeWrong: 'Codul nu este corect sau a fost deja folosit. Așteaptă următorul și încearcă-l.',
    tooMany: 'Poți păstra cel mult {{number}}',
    countryUnknown: 'Nu cunoaștem această țară',
  },
});

/** The sentences in a language; English where we do not speak it. */
export const accountMessages = (locale: string) => translate(messages, locale);
