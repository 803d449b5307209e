import { defineMessages } from '@boardwright/messages';

/** The news of a board, as its admin writes it. */
export const articleMessages = defineMessages({
  en: {
    add: 'New article',
    find: 'Title, address, author or category',
    none: {
      title: 'No news yet',
      text: 'An article is a page of its own: on the news page, in the news blocks, in the sitemap. It is a draft until you publish it or plan it for a moment.',
      act: 'Write the first article',
      found: 'No article is found with these filters.',
    },
    back: 'All articles',
    author: 'Author',
    authorHint: 'Empty: your site',
    category: 'Category',
    categoryHint: 'A word or two',
    details: 'Details',
    preview: {
      title: 'The article as visitors see it',
      none: 'No page of your site shows articles in this language. Add one of the kind “Article” in the editor of pages.',
    },
  },
  nl: {
    add: 'Nieuw artikel',
    find: 'Titel, adres, auteur of rubriek',
    none: {
      title: 'Nog geen nieuws',
      text: 'Een artikel is een eigen pagina: op de nieuwspagina, in de nieuwsblokken, in de sitemap. Het is een concept tot je het publiceert of voor een moment plant.',
      act: 'Schrijf het eerste artikel',
      found: 'Met deze filters is geen artikel gevonden.',
    },
    back: 'Alle artikelen',
    author: 'Auteur',
    authorHint: 'Leeg: je site',
    category: 'Rubriek',
    categoryHint: 'Een of twee woorden',
    details: 'Gegevens',
    preview: {
      title: 'Het artikel zoals bezoekers het zien',
      none: 'Geen pagina van je site toont artikelen in deze taal. Voeg er in de pagina-editor een toe van de soort “Artikel”.',
    },
  },
  ro: {
    add: 'Articol nou',
    find: 'Titlu, adresă, autor sau rubrică',
    none: {
      title: 'Încă nu există noutăți',
      text: 'Un articol are o pagină proprie: pe pagina de noutăți, în blocurile de noutăți, în harta site-ului. Este o ciornă până când îl publici sau îl planifici.',
      act: 'Scrie primul articol',
      found: 'Niciun articol nu se potrivește cu aceste filtre.',
    },
    back: 'Toate articolele',
    author: 'Autor',
    authorHint: 'Gol: site-ul tău',
    category: 'Rubrică',
    categoryHint: 'Un cuvânt sau două',
    details: 'Detalii',
    preview: {
      title: 'Articolul așa cum îl văd vizitatorii',
      none: 'Nicio pagină a site-ului nu arată articole în această limbă. Adaugă în editorul de pagini una de tipul „Articol”.',
    },
  },
});
