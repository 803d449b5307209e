import { defineMessages, translateIn } from '@boardwright/messages';

/** What is said about what an admin writes (specification §5). */
const messages = defineMessages({
  en: {
    pathTaken: 'This path is already used by some other page',
    pathLength: 'The path should be 1 to 45 characters',
    pathForm: 'Use lowercase letters, digits and hyphens; at most two parts, with one slash between them',
    pathFormSimple: 'Use lowercase letters, digits and hyphens, without a slash',
    pathReserved: 'The address /{{path}} is kept for {{what}}',
    pathLanguage: 'The address /{{path}} is kept for the pages in {{language}}',
    pathDetails: 'What follows /{{path}}/ is kept for the details that page shows',
    renamedMeanwhile: 'Meanwhile somebody called it ‘{{theirs}}’. ‘{{name}}’ was not saved',
    formerTaken:
      'A page stands at {{path}} now. Once it has left, the old address can be restored. Nothing was changed',
    pathCovers: 'It would take the place of the page {{page}}, which nobody could reach any more',
    reserved: {
      editor: 'the editor',
      api: 'the API',
      files: 'files and pictures',
      notice: 'a screen of the product itself',
      form: 'a form on every page',
      operation: 'those who run the server',
    },
    nameRequired: 'The page name must be filled.',
    siteNameRequired: 'Give the board a name before visitors see it',
    kindUnknown: 'There is no such kind of page',
    kindTaken: 'The site has a page of this kind already',
    scriptTaken: 'Another cookie script has this id already',
    languageMissing: 'The default language must be one of the supported languages',
    languageUnknown: 'The product does not speak this language',
    languagePath:
      'The address /{{language}} is in use by a page at /{{path}}: give that page another address first, and then add the language',
    settingUnknown: 'There is no such setting',
    settingWrong: 'This value does not fit the setting',
    synonyms: {
      alone: 'Line {{line}}: a group needs at least two words, parted by commas',
      many: 'Line {{line}}: a group has at most {{most}} words',
      long: 'Line {{line}}: a word or name has at most {{most}} characters',
      groups: 'Line {{line}}: there are at most {{most}} groups',
    },
    boardUnknown: 'There is no such job board',
    passwordShort: 'Password should be at least {{count}} characters',
    publishPath:
      'Visitors still find the page “{{page}}” at /{{path}}. Publish them together, or that page first.',
    publishKind:
      'Visitors still see the page “{{page}}” in this place. Publish them together, or that page first.',
    revisionsNamed: 'At most {{most}} revisions of a page have a name: take one away first',
    passwordMissing: 'Give a password before closing the site',
  },
  nl: {
    pathTaken: 'Dit pad wordt al door een andere pagina gebruikt',
    pathLength: 'Het pad moet 1 tot 45 tekens lang zijn',
    pathForm:
      'Gebruik kleine letters, cijfers en streepjes; hoogstens twee delen, met één schuine streep ertussen',
    pathFormSimple: 'Gebruik kleine letters, cijfers en streepjes, zonder schuine streep',
    pathReserved: 'Het adres /{{path}} is bestemd voor {{what}}',
    pathLanguage: 'Het adres /{{path}} is bestemd voor de pagina’s in {{language}}',
    pathDetails: 'Wat op /{{path}}/ volgt, is bestemd voor de details die die pagina toont',
    renamedMeanwhile: 'Intussen heeft iemand het ‘{{theirs}}’ genoemd. ‘{{name}}’ is niet opgeslagen',
    formerTaken:
      'Op {{path}} staat nu een pagina. Is ze daar weg, dan kun je het oude adres terugzetten. Er is niets gewijzigd',
    pathCovers: 'Het zou de plaats innemen van de pagina {{page}}, die dan niemand meer kan bereiken',
    reserved: {
      editor: 'de editor',
      api: 'de API',
      files: 'bestanden en afbeeldingen',
      notice: 'een scherm van het product zelf',
      form: 'een formulier op elke pagina',
      operation: 'wie de server beheert',
    },
    nameRequired: 'Vul de naam van de pagina in.',
    siteNameRequired: 'Geef het board een naam voordat bezoekers het zien',
    kindUnknown: 'Zo’n soort pagina is er niet',
    kindTaken: 'De site heeft al een pagina van deze soort',
    scriptTaken: 'Er is al een cookiescript met dit id',
    languageMissing: 'De standaardtaal moet een van de ondersteunde talen zijn',
    languageUnknown: 'Deze taal spreekt het product niet',
    languagePath:
      'Het adres /{{language}} is in gebruik door een pagina op /{{path}}: geef die pagina eerst een ander adres en voeg dan de taal toe',
    settingUnknown: 'Zo’n instelling is er niet',
    settingWrong: 'Deze waarde past niet bij de instelling',
    synonyms: {
      alone: 'Regel {{line}}: een groep heeft minstens twee woorden, met komma’s ertussen',
      many: 'Regel {{line}}: een groep heeft hoogstens {{most}} woorden',
      long: 'Regel {{line}}: een woord of naam heeft hoogstens {{most}} tekens',
      groups: 'Regel {{line}}: er zijn hoogstens {{most}} groepen',
    },
    boardUnknown: 'Zo’n vacaturebank is er niet',
    passwordShort: 'Het wachtwoord moet minstens {{count}} tekens hebben',
    publishPath:
      'Bezoekers vinden op /{{path}} nog de pagina “{{page}}”. Publiceer ze samen, of eerst die pagina.',
    publishKind:
      'Bezoekers zien op deze plek nog de pagina “{{page}}”. Publiceer ze samen, of eerst die pagina.',
    revisionsNamed: 'Hoogstens {{most}} versies van een pagina hebben een naam: haal er eerst één weg',
    passwordMissing: 'Geef eerst een wachtwoord, dan kan de site dicht',
  },
  ro: {
    pathTaken: 'Această cale este deja folosită de altă pagină',
    pathLength: 'Calea trebuie să aibă între 1 și 45 de caractere',
    pathForm: 'Folosește litere mici, cifre și cratime; cel mult două părți, cu o bară oblică între ele',
    pathFormSimple: 'Folosește litere mici, cifre și cratime, fără bară oblică',
    pathReserved: 'Adresa /{{path}} este rezervată pentru {{what}}',
    pathLanguage: 'Adresa /{{path}} este rezervată pentru paginile în {{language}}',
    pathDetails: 'Ce urmează după /{{path}}/ este rezervat detaliilor pe care le arată acea pagină',
    renamedMeanwhile: 'Între timp cineva l-a numit „{{theirs}}”. „{{name}}” nu a fost salvat',
    formerTaken:
      'La {{path}} se află acum o pagină. După ce pleacă de acolo, vechea adresă poate fi restaurată. Nu s-a schimbat nimic',
    pathCovers: 'Ar lua locul paginii {{page}}, la care nu ar mai putea ajunge nimeni',
    reserved: {
      editor: 'editor',
      api: 'API',
      files: 'fișiere și imagini',
      notice: 'un ecran al produsului însuși',
      form: 'un formular de pe fiecare pagină',
      operation: 'cei care administrează serverul',
    },
    nameRequired: 'Numele paginii trebuie completat.',
    siteNameRequired: 'Dă site-ului un nume înainte să îl vadă vizitatorii',
    kindUnknown: 'Nu există acest tip de pagină',
    kindTaken: 'Site-ul are deja o pagină de acest tip',
    scriptTaken: 'Există deja un script de cookie-uri cu acest id',
    languageMissing: 'Limba implicită trebuie să fie una dintre limbile acceptate',
    languageUnknown: 'Produsul nu cunoaște această limbă',
    languagePath:
      'Adresa /{{language}} este folosită de o pagină de la /{{path}}: dă-i întâi paginii altă adresă, apoi adaugă limba',
    settingUnknown: 'Nu există această setare',
    settingWrong: 'Această valoare nu se potrivește setării',
    synonyms: {
      alone: 'Rândul {{line}}: un grup are cel puțin două cuvinte, despărțite prin virgule',
      many: 'Rândul {{line}}: un grup are cel mult {{most}} cuvinte',
      long: 'Rândul {{line}}: un cuvânt sau un nume are cel mult {{most}} caractere',
      groups: 'Rândul {{line}}: sunt cel mult {{most}} grupuri',
    },
    boardUnknown: 'Nu există acest site de joburi',
    passwordShort: 'Parola trebuie să aibă cel puțin {{count}} caractere',
    publishPath:
      'La /{{path}} vizitatorii găsesc încă pagina „{{page}}”. Publică-le împreună, sau întâi acea pagină.',
    publishKind:
      'În acest loc vizitatorii văd încă pagina „{{page}}”. Publică-le împreună, sau întâi acea pagină.',
    revisionsNamed: 'Cel mult {{most}} versiuni ale unei pagini pot avea nume: scoate întâi unul',
    passwordMissing: 'Alege mai întâi o parolă, apoi poți închide site-ul',
  },
});

/** A sentence in a language, filled in. */
export const builderMessage = translateIn(messages);
