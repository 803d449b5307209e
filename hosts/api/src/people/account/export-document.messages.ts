import { defineMessages, type EveryLocale } from '@boardwright/messages';

/** What the document of all somebody's data says. */
export const exportDocumentMessages = defineMessages({
  en: { title: 'Everything we know about you', files: 'Files', none: 'Nothing', yes: 'yes', no: 'no' },
  nl: { title: 'Alles wat we over je weten', files: 'Bestanden', none: 'Niets', yes: 'ja', no: 'nee' },
  ro: { title: 'Tot ce știm despre tine', files: 'Fișiere', none: 'Nimic', yes: 'da', no: 'nu' },
});

/** What each part of it is called. */
export const exportedPartNames: Readonly<Record<string, EveryLocale<string>>> = {
  account: { en: 'Account', nl: 'Account', ro: 'Cont' },
  company: { en: 'Company', nl: 'Bedrijf', ro: 'Companie' },
  addresses: { en: 'Addresses', nl: 'Adressen', ro: 'Adrese' },
  phones: { en: 'Phone numbers', nl: 'Telefoonnummers', ro: 'Numere de telefon' },
  company_addresses: { en: 'Company addresses', nl: 'Bedrijfsadressen', ro: 'Adresele companiei' },
  company_phones: { en: 'Company phone numbers', nl: 'Bedrijfsnummers', ro: 'Telefoanele companiei' },
  account_links: { en: 'Mailed links', nl: 'Gemailde links', ro: 'Linkuri trimise prin e-mail' },
  account_logs: { en: 'What happened', nl: 'Wat er gebeurde', ro: 'Ce s-a întâmplat' },
  applications: { en: 'Applications', nl: 'Sollicitaties', ro: 'Aplicări' },
  application_events: {
    en: 'What you did with applications',
    nl: 'Wat je met sollicitaties deed',
    ro: 'Ce ai făcut cu aplicările',
  },
  application_notes: {
    en: 'Your notes about applicants',
    nl: 'Je notities over sollicitanten',
    ro: 'Notițele tale despre candidați',
  },
  contact_requests: {
    en: 'Contact requests to you',
    nl: 'Contactverzoeken aan jou',
    ro: 'Cereri de contact primite',
  },
  relations: {
    en: 'Contact requests you sent',
    nl: 'Contactverzoeken die je stuurde',
    ro: 'Cereri de contact trimise',
  },
  introductions: {
    en: 'Candidates you introduced',
    nl: 'Kandidaten die je voordroeg',
    ro: 'Candidați pe care i-ai recomandat',
  },
  favourites: { en: 'Favourites', nl: 'Favorieten', ro: 'Favorite' },
  job_alerts: { en: 'Job alerts', nl: 'Job alerts', ro: 'Alerte de joburi' },
  job_reports: {
    en: 'Jobs you reported',
    nl: 'Vacatures die je meldde',
    ro: 'Joburi pe care le-ai raportat',
  },
  job_report_decisions: {
    en: 'Reports you decided about',
    nl: 'Meldingen waarover je besliste',
    ro: 'Sesizări despre care ai decis',
  },
  newsletter_subscriptions: { en: 'Newsletters', nl: 'Nieuwsbrieven', ro: 'Buletine informative' },
  mails: { en: 'Mails', nl: 'Mails', ro: 'E-mailuri' },
  resumes: { en: 'Resume', nl: 'Cv', ro: 'CV' },
};
