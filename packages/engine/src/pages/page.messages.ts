import { defineMessages } from '../i18n/define-messages.ts';

/** Words of the page around its blocks. */
export const pageMessages = defineMessages({
  en: {
    skipToContent: 'Skip to content',
    goToHome: 'Go to home',
    componentLoading: 'Some error happened while loading the component. Please refresh the page',
    notFound: 'This page could not be found',
    pageDoesNotExist: 'This page does not exist',
    serverError: 'Something went wrong on our side. Please try again in a moment.',
  },
  nl: {
    skipToContent: 'Naar de inhoud',
    goToHome: 'Naar de startpagina',
    componentLoading: 'Dit onderdeel kon niet worden geladen. Ververs de pagina',
    notFound: 'Deze pagina kon niet worden gevonden',
    pageDoesNotExist: 'Deze pagina bestaat niet',
    serverError: 'Er ging iets mis aan onze kant. Probeer het zo nog eens.',
  },
  ro: {
    skipToContent: 'Mergi la conținut',
    goToHome: 'Înapoi la prima pagină',
    componentLoading: 'A apărut o eroare la încărcarea componentei. Reîncarcă pagina',
    notFound: 'Această pagină nu a putut fi găsită',
    pageDoesNotExist: 'Această pagină nu există',
    serverError: 'Ceva nu a mers la noi. Încearcă din nou în câteva momente.',
  },
});
