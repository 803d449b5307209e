import { defineMessages } from '@boardwright/messages';

/** What the site's server says about favourites, namespace `favourites`. None of it travels with a page. */
export const favouriteMessages = defineMessages({
  en: {
    ask: {
      heading: 'Log in to keep it',
      text: 'With an account your favourites are on every device, and you see when a job closes.',
      logIn: 'Log in',
      register: 'Register',
    },
    result: {
      saved: 'Saved to your favourites: {{title}}',
      notFound: 'What you wanted to keep is not there any more',
      toFavourites: 'All favourites',
    },
    notYours: 'Favourites are for candidates',
  },
  nl: {
    ask: {
      heading: 'Log in om te bewaren',
      text: 'Met een account staan je favorieten op al je apparaten, en zie je wanneer een vacature sluit.',
      logIn: 'Inloggen',
      register: 'Registreren',
    },
    result: {
      saved: 'Bewaard bij je favorieten: {{title}}',
      notFound: 'Wat je wilde bewaren is er niet meer',
      toFavourites: 'Alle favorieten',
    },
    notYours: 'Favorieten zijn er voor kandidaten',
  },
  ro: {
    ask: {
      heading: 'Autentifică-te ca să păstrezi',
      text: 'Cu un cont, favoritele tale sunt pe toate dispozitivele și vezi când se închide un job.',
      logIn: 'Autentificare',
      register: 'Înregistrare',
    },
    result: {
      saved: 'Salvat la favorite: {{title}}',
      notFound: 'Ce voiai să păstrezi nu mai există',
      toFavourites: 'Toate favoritele',
    },
    notYours: 'Favoritele sunt pentru candidați',
  },
});
