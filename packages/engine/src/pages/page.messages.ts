import { defineMessages } from '../i18n/define-messages.ts';

/** Words of the page around its blocks. */
export const pageMessages = defineMessages({
  en: {
    skipToContent: 'Skip to content',
    goToHome: 'Go to home',
    componentLoading: 'Some error happened while loading the component. Please refresh the page',
    notFound: 'This page could not be found',
    serverError: 'Something went wrong on our side. Please try again in a moment.',
    'coming-soon': { title: 'Coming soon', text: 'There is no job board at this address yet.' },
    'create-jobboard': {
      title: 'This job board is being built',
      text: 'Come back soon: the first jobs are on their way.',
    },
    'site-auth': {
      title: 'This site asks for a password',
      text: 'Enter the password you were given.',
      password: 'Password',
      open: 'Open the site',
    },
  },
  nl: {
    skipToContent: 'Naar de inhoud',
    goToHome: 'Naar de startpagina',
    componentLoading: 'Dit onderdeel kon niet worden geladen. Ververs de pagina',
    notFound: 'Deze pagina kon niet worden gevonden',
    serverError: 'Er ging iets mis aan onze kant. Probeer het zo nog eens.',
    'coming-soon': { title: 'Binnenkort', text: 'Op dit adres staat nog geen vacaturesite.' },
    'create-jobboard': {
      title: 'Deze vacaturesite wordt gebouwd',
      text: 'Kom snel terug: de eerste vacatures zijn onderweg.',
    },
    'site-auth': {
      title: 'Deze site vraagt een wachtwoord',
      text: 'Vul het wachtwoord in dat je hebt gekregen.',
      password: 'Wachtwoord',
      open: 'Site openen',
    },
  },
  ro: {
    skipToContent: 'Mergi la conținut',
    goToHome: 'Înapoi la prima pagină',
    componentLoading: 'A apărut o eroare la încărcarea componentei. Reîncarcă pagina',
    notFound: 'Această pagină nu a putut fi găsită',
    serverError: 'Ceva nu a mers la noi. Încearcă din nou în câteva momente.',
    'coming-soon': { title: 'În curând', text: 'La această adresă nu există încă un site de joburi.' },
    'create-jobboard': {
      title: 'Acest site de joburi este în construcție',
      text: 'Revino în curând: primele joburi sunt pe drum.',
    },
    'site-auth': {
      title: 'Acest site cere o parolă',
      text: 'Introdu parola pe care ai primit-o.',
      password: 'Parolă',
      open: 'Deschide site-ul',
    },
  },
});
