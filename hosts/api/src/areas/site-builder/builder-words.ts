import type { Locale } from '../../http/context.ts';

/** What is said about what an admin writes (specification §5). */
const words = {
  en: {
    pathTaken: 'This path is already used by some other page',
    pathLength: 'The path should be 1 to 45 characters',
    pathForm: 'Use lowercase letters, digits and hyphens; at most two parts, with one slash between them',
    pathFormSimple: 'Use lowercase letters, digits and hyphens, without a slash',
    nameRequired: 'The page name must be filled.',
    siteNameRequired: 'Give the board a name before visitors see it',
    kindUnknown: 'There is no such kind of page',
    kindTaken: 'The site has a page of this kind already',
    languageMissing: 'The default language must be one of the supported languages',
    languageUnknown: 'The product does not speak this language',
    settingUnknown: 'There is no such setting',
    settingWrong: 'This value does not fit the setting',
    boardUnknown: 'There is no such job board',
    passwordShort: 'Password should be at least {{count}} characters',
    passwordMissing: 'Give a password before closing the site',
  },
  nl: {
    pathTaken: 'Dit pad wordt al door een andere pagina gebruikt',
    pathLength: 'Het pad moet 1 tot 45 tekens lang zijn',
    pathForm:
      'Gebruik kleine letters, cijfers en streepjes; hoogstens twee delen, met één schuine streep ertussen',
    pathFormSimple: 'Gebruik kleine letters, cijfers en streepjes, zonder schuine streep',
    nameRequired: 'Vul de naam van de pagina in.',
    siteNameRequired: 'Geef het board een naam voordat bezoekers het zien',
    kindUnknown: 'Zo’n soort pagina is er niet',
    kindTaken: 'De site heeft al een pagina van deze soort',
    languageMissing: 'De standaardtaal moet een van de ondersteunde talen zijn',
    languageUnknown: 'Deze taal spreekt het product niet',
    settingUnknown: 'Zo’n instelling is er niet',
    settingWrong: 'Deze waarde past niet bij de instelling',
    boardUnknown: 'Zo’n vacaturebank is er niet',
    passwordShort: 'Het wachtwoord moet minstens {{count}} tekens hebben',
    passwordMissing: 'Geef eerst een wachtwoord, dan kan de site dicht',
  },
  ro: {
    pathTaken: 'Această cale este deja folosită de altă pagină',
    pathLength: 'Calea trebuie să aibă între 1 și 45 de caractere',
    pathForm: 'Folosește litere mici, cifre și cratime; cel mult două părți, cu o bară oblică între ele',
    pathFormSimple: 'Folosește litere mici, cifre și cratime, fără bară oblică',
    nameRequired: 'Numele paginii trebuie completat.',
    siteNameRequired: 'Dă site-ului un nume înainte să îl vadă vizitatorii',
    kindUnknown: 'Nu există acest tip de pagină',
    kindTaken: 'Site-ul are deja o pagină de acest tip',
    languageMissing: 'Limba implicită trebuie să fie una dintre limbile acceptate',
    languageUnknown: 'Produsul nu cunoaște această limbă',
    settingUnknown: 'Nu există această setare',
    settingWrong: 'Această valoare nu se potrivește setării',
    boardUnknown: 'Nu există acest site de joburi',
    passwordShort: 'Parola trebuie să aibă cel puțin {{count}} caractere',
    passwordMissing: 'Alege mai întâi o parolă, apoi poți închide site-ul',
  },
} as const;

export type BuilderWord = keyof (typeof words)['en'];

export function builderWord(locale: Locale, word: BuilderWord, count?: number): string {
  return words[locale][word].replace('{{count}}', String(count ?? ''));
}
