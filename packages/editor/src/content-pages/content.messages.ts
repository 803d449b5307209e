import { defineMessages } from '@boardwright/messages';
import { redirectMessages } from './redirects/redirects.messages.ts';
import { articleMessages } from './articles/articles.messages.ts';
import { writingMessages } from './writing/writing.messages.ts';
import { landingPageMessages } from './landing-pages/landing-pages.messages.ts';
import { placeholderMessages } from './placeholders/placeholders.messages.ts';
import { legalMessages } from './legal/legal.messages.ts';
import { newsletterMessages } from './newsletters/newsletters.messages.ts';
import { categoryMessages } from './categories/categories.messages.ts';

/** What the pages are made of beside their blocks, as an admin of the board keeps it; fetched with the workspace. */
export const contentMessages = defineMessages({
  en: {
    part: {
      articles: 'Articles',
      'landing-pages': 'Landing pages',
      categories: 'Categories',
      newsletters: 'Newsletters',
      redirects: 'Redirects',
      legal: 'Legal pages',
      placeholders: 'Placeholders',
    },
    about: {
      articles: 'The news of your site: written here, read on its news pages.',
      'landing-pages':
        'Searches with an address and words of their own, to be found by what people look for.',
      categories: 'What candidates filter on, and what your pages are made of.',
      newsletters:
        'What visitors can tick when they apply or register, and who did. Only who confirmed it is in the file for your mail program. What you save here is saved at once.',
      redirects: 'Where old and mistyped addresses lead, and which of them lead nowhere yet.',
      legal:
        'Privacy, terms, cookies and who you are: written from a few answers, in every language of your site.',
      placeholders: 'Words that your pages call by a name, written once, in every language of your site.',
    },
    article: articleMessages.en,
    landing: landingPageMessages.en,
    written: writingMessages.en,
    category: categoryMessages.en,
    redirect: redirectMessages.en,
    legal: legalMessages.en,
    placeholder: placeholderMessages.en,
    newsletter: newsletterMessages.en,
  },
  nl: {
    part: {
      articles: 'Artikelen',
      'landing-pages': 'Landingspagina’s',
      categories: 'Categorieën',
      newsletters: 'Nieuwsbrieven',
      redirects: 'Doorverwijzingen',
      legal: 'Juridische pagina’s',
      placeholders: 'Plaatshouders',
    },
    about: {
      articles: 'Het nieuws van je site: hier geschreven, gelezen op de nieuwspagina’s.',
      'landing-pages':
        'Zoekopdrachten met een eigen adres en eigen teksten, om gevonden te worden op wat mensen zoeken.',
      categories: 'Waar kandidaten op filteren, en waar je pagina’s van gemaakt zijn.',
      newsletters:
        'Wat bezoekers kunnen aanvinken bij solliciteren of registreren, en wie dat deed. Alleen wie het bevestigde, staat in het bestand voor je mailprogramma. Wat je hier opslaat, geldt meteen.',
      redirects: 'Waar oude en verkeerd getypte adressen heen leiden, en welke nog nergens heen leiden.',
      legal:
        'Privacy, voorwaarden, cookies en wie je bent: geschreven uit een paar antwoorden, in elke taal van je site.',
      placeholders:
        'Woorden die je pagina’s bij een naam noemen, één keer geschreven, in elke taal van je site.',
    },
    article: articleMessages.nl,
    landing: landingPageMessages.nl,
    written: writingMessages.nl,
    category: categoryMessages.nl,
    redirect: redirectMessages.nl,
    legal: legalMessages.nl,
    placeholder: placeholderMessages.nl,
    newsletter: newsletterMessages.nl,
  },
  ro: {
    part: {
      articles: 'Articole',
      'landing-pages': 'Pagini de destinație',
      categories: 'Categorii',
      newsletters: 'Buletine informative',
      redirects: 'Redirecționări',
      legal: 'Pagini legale',
      placeholders: 'Substituenți',
    },
    about: {
      articles: 'Noutățile site-ului tău: scrise aici, citite pe paginile de noutăți.',
      'landing-pages': 'Căutări cu adresă și texte proprii, ca să fii găsit după ce caută oamenii.',
      categories: 'După ce filtrează candidații și din ce sunt făcute paginile tale.',
      newsletters:
        'Ce pot bifa vizitatorii când aplică sau se înregistrează, și cine a făcut-o. În fișierul pentru programul tău de e-mail sunt doar cei care au confirmat. Ce salvezi aici se salvează imediat.',
      redirects: 'Încotro duc adresele vechi și cele scrise greșit, și care nu duc încă nicăieri.',
      legal:
        'Confidențialitate, termeni, cookie-uri și cine ești: scrise din câteva răspunsuri, în fiecare limbă a site-ului.',
      placeholders:
        'Cuvinte pe care paginile tale le cheamă pe nume, scrise o dată, în fiecare limbă a site-ului.',
    },
    article: articleMessages.ro,
    landing: landingPageMessages.ro,
    written: writingMessages.ro,
    category: categoryMessages.ro,
    redirect: redirectMessages.ro,
    legal: legalMessages.ro,
    placeholder: placeholderMessages.ro,
    newsletter: newsletterMessages.ro,
  },
});
