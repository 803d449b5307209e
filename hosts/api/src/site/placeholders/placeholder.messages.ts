import { defineMessages, translateIn } from '@boardwright/messages';

/** What keeps placeholders from being stored, and where one is used that is on no page. */
const placeholderMessages = defineMessages({
  en: {
    nameWrong: 'A name begins with a letter and has letters, digits, dots, dashes and underscores',
    nameTwice: 'Two have this name',
    nameOwn: 'The site fills this in by itself',
    textMissing: 'Write it in the language of the site',
    shared: 'Shared by several pages',
    siteText: 'A text of the site',
  },
  nl: {
    nameWrong:
      'Een naam begint met een letter en heeft letters, cijfers, punten, streepjes en lage streepjes',
    nameTwice: 'Er zijn er twee met deze naam',
    nameOwn: 'Dit vult de site zelf in',
    textMissing: 'Schrijf het in de taal van de site',
    shared: 'Gedeeld door meer pagina’s',
    siteText: 'Een tekst van de site',
  },
  ro: {
    nameWrong: 'Un nume începe cu o literă și are litere, cifre, puncte, cratime și liniuțe de subliniere',
    nameTwice: 'Două au acest nume',
    nameOwn: 'Pe acesta îl completează site-ul',
    textMissing: 'Scrie-l în limba site-ului',
    shared: 'Comun mai multor pagini',
    siteText: 'Un text al site-ului',
  },
});

export const placeholderText = translateIn(placeholderMessages);
