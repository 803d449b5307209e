import { defineLabels } from '../../define-labels.ts';
import { account } from './account.schema.ts';

export const accountLabels = defineLabels(account, {
  en: {
    title: 'Account',
    settings: {
      headline: { label: 'Headline', help: 'May hold {{name}}: the name of who is logged in.' },
      hiddenCandidateTabs: {
        label: 'Hidden tabs of candidates',
        choices: {
          dashboard: 'Dashboard',
          favorites: 'Favourites',
          'job-alerts': 'Job alerts',
          resume: 'Resume',
          'job-applications': 'Applications',
          'contact-requests': 'Contact requests',
        },
      },
      hiddenEmployerTabs: {
        label: 'Hidden tabs of employers',
        choices: {
          dashboard: 'Dashboard',
          'job-applicants': 'Applicants',
          tokens: 'Tokens',
          'web-shop': 'Web shop',
          'contacted-candidates': 'Contacted candidates',
          organisations: 'Organisations',
          client: 'Client',
        },
      },
      hideCandidateLogs: 'Hide the activity of candidates',
      hideEmployerLogs: 'Hide the activity of employers',
      hideEmployerKpis: 'Hide the numbers of employers',
      webShopOnDashboard: 'Web shop on the dashboard',
      hideCreateJobApplyUrl: 'Hide the career page address when creating a job',
      hideJobKpiLogs: 'Hide numbers and logs of a job',
      showJobUrls: 'Show the addresses of jobs',
    },
  },
  nl: {
    title: 'Mijn account',
    settings: {
      headline: { label: 'Kop', help: 'Je kunt {{name}} gebruiken: de naam van wie is ingelogd.' },
      hiddenCandidateTabs: {
        label: 'Verborgen tabbladen van kandidaten',
        choices: {
          dashboard: 'Dashboard',
          favorites: 'Favorieten',
          'job-alerts': 'Vacature-alerts',
          resume: 'Cv',
          'job-applications': 'Sollicitaties',
          'contact-requests': 'Contactverzoeken',
        },
      },
      hiddenEmployerTabs: {
        label: 'Verborgen tabbladen van werkgevers',
        choices: {
          dashboard: 'Dashboard',
          'job-applicants': 'Sollicitanten',
          tokens: 'Tokens',
          'web-shop': 'Webshop',
          'contacted-candidates': 'Benaderde kandidaten',
          organisations: 'Organisaties',
          client: 'Klant',
        },
      },
      hideCandidateLogs: 'Activiteit van kandidaten verbergen',
      hideEmployerLogs: 'Activiteit van werkgevers verbergen',
      hideEmployerKpis: 'Cijfers van werkgevers verbergen',
      webShopOnDashboard: 'Webshop op het dashboard',
      hideCreateJobApplyUrl: 'Adres van de sollicitatiepagina verbergen bij een nieuwe vacature',
      hideJobKpiLogs: 'Cijfers en activiteit van een vacature verbergen',
      showJobUrls: 'Adressen van vacatures tonen',
    },
  },
  ro: {
    title: 'Contul meu',
    settings: {
      headline: { label: 'Titlu principal', help: 'Poate conține {{name}}: numele celui autentificat.' },
      hiddenCandidateTabs: {
        label: 'File ascunse pentru candidați',
        choices: {
          dashboard: 'Panou principal',
          favorites: 'Favorite',
          'job-alerts': 'Alerte de joburi',
          resume: 'CV',
          'job-applications': 'Aplicări',
          'contact-requests': 'Cereri de contact',
        },
      },
      hiddenEmployerTabs: {
        label: 'File ascunse pentru angajatori',
        choices: {
          dashboard: 'Panou principal',
          'job-applicants': 'Aplicanți',
          tokens: 'Jetoane',
          'web-shop': 'Magazin',
          'contacted-candidates': 'Candidați contactați',
          organisations: 'Organizații',
          client: 'Client',
        },
      },
      hideCandidateLogs: 'Ascunde activitatea candidaților',
      hideEmployerLogs: 'Ascunde activitatea angajatorilor',
      hideEmployerKpis: 'Ascunde cifrele angajatorilor',
      webShopOnDashboard: 'Magazin în panoul principal',
      hideCreateJobApplyUrl: 'Ascunde adresa paginii de carieră la un anunț nou',
      hideJobKpiLogs: 'Ascunde cifrele și activitatea unui job',
      showJobUrls: 'Afișează adresele joburilor',
    },
  },
});
