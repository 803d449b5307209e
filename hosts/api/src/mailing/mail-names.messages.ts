import { defineSentences, inLocale } from '@boardwright/messages';
import type { MailKind, MailVariant } from '../mails.ts';

const kinds = defineSentences<MailKind>({
  'account.verify': { en: 'Confirm your address', nl: 'Bevestig je adres', ro: 'Confirmarea adresei' },
  'account.reset': { en: 'New password', nl: 'Nieuw wachtwoord', ro: 'Parolă nouă' },
  'account.password': { en: 'Password changed', nl: 'Wachtwoord gewijzigd', ro: 'Parolă schimbată' },
  'account.moved': { en: 'Address changed', nl: 'Adres gewijzigd', ro: 'Adresă schimbată' },
  'account.deleted': { en: 'Account deleted', nl: 'Account verwijderd', ro: 'Cont șters' },
  'person.decided': {
    en: 'Account blocked or deleted by the site, or given back',
    nl: 'Account door de site geblokkeerd, verwijderd of teruggegeven',
    ro: 'Cont blocat, șters de site sau redat',
  },
  'account.profile': {
    en: 'Keep details after applying',
    nl: 'Gegevens bewaren na sollicitatie',
    ro: 'Păstrarea datelor după aplicare',
  },
  'account.invited': {
    en: 'Invitation to a company',
    nl: 'Uitnodiging bij een bedrijf',
    ro: 'Invitație la o companie',
  },
  'account.team': {
    en: 'Invitation to the team',
    nl: 'Uitnodiging voor het team',
    ro: 'Invitație în echipă',
  },
  'account.second-step': {
    en: 'Two-step login of an admin',
    nl: 'Inloggen in twee stappen van een beheerder',
    ro: 'Autentificarea în doi pași a unui administrator',
  },
  'application.confirmed': { en: 'Application sent', nl: 'Sollicitatie verstuurd', ro: 'Aplicație trimisă' },
  'application.answered': {
    en: 'Answer of a company',
    nl: 'Antwoord van een bedrijf',
    ro: 'Răspunsul unei companii',
  },
  'application.received': { en: 'New application', nl: 'Nieuwe sollicitatie', ro: 'Aplicație nouă' },
  'application.withdrawn': {
    en: 'Application withdrawn',
    nl: 'Sollicitatie ingetrokken',
    ro: 'Aplicație retrasă',
  },
  'contact-request.requested': { en: 'Request for contact', nl: 'Contactverzoek', ro: 'Cerere de contact' },
  'contact-request.answered': {
    en: 'Answer to a request for contact',
    nl: 'Antwoord op een contactverzoek',
    ro: 'Răspuns la o cerere de contact',
  },
  'candidate.introduced': {
    en: 'You were introduced',
    nl: 'Je bent voorgesteld',
    ro: 'Ai fost recomandat',
  },
  'introduction.received': {
    en: 'Candidate introduced',
    nl: 'Kandidaat voorgesteld',
    ro: 'Candidat recomandat',
  },
  'contact.sent': { en: 'Contact form', nl: 'Contactformulier', ro: 'Formular de contact' },
  'job-alert.confirm': {
    en: 'Confirm a job alert',
    nl: 'Jobalert bevestigen',
    ro: 'Confirmarea unei alerte',
  },
  'job-alert.jobs': { en: 'Job alert', nl: 'Jobalert', ro: 'Alertă de joburi' },
  'newsletter.confirm': {
    en: 'Confirm a newsletter',
    nl: 'Nieuwsbrief bevestigen',
    ro: 'Confirmarea unui newsletter',
  },
  'company.decided': {
    en: 'Company approved or blocked',
    nl: 'Bedrijf goedgekeurd of geblokkeerd',
    ro: 'Companie aprobată sau blocată',
  },
  'job.moved': {
    en: 'Job published, paused, ended or reopened',
    nl: 'Vacature gepubliceerd, gepauzeerd, beëindigd of heropend',
    ro: 'Job publicat, suspendat, încheiat sau redeschis',
  },
  'job.transferred': {
    en: 'Job moved to another company',
    nl: 'Vacature naar een ander bedrijf verplaatst',
    ro: 'Job mutat la altă companie',
  },
  'job.returned': {
    en: 'Job sent back before it goes online',
    nl: 'Vacature teruggestuurd voor publicatie',
    ro: 'Job trimis înapoi înainte de publicare',
  },
  'job.withheld': {
    en: 'Job taken off the site',
    nl: 'Vacature van de site gehaald',
    ro: 'Job retras de pe site',
  },
  'job.restored': {
    en: 'Job back on the site',
    nl: 'Vacature terug op de site',
    ro: 'Job readus pe site',
  },
  'job-report.received': { en: 'Report received', nl: 'Melding ontvangen', ro: 'Sesizare primită' },
  'job-report.decided': { en: 'Report decided', nl: 'Over melding beslist', ro: 'Sesizare soluționată' },
  'order.paid': { en: 'Order and invoice', nl: 'Bestelling en factuur', ro: 'Comandă și factură' },
  'order.failed': { en: 'Payment failed', nl: 'Betaling mislukt', ro: 'Plată eșuată' },
  'order.renewal': { en: 'Renewal to be paid', nl: 'Verlenging te betalen', ro: 'Reînnoire de plătit' },
  'order.reminder': { en: 'Invoice reminder', nl: 'Herinnering factuur', ro: 'Reamintirea facturii' },
  'order.written-off': {
    en: 'Invoice never paid',
    nl: 'Factuur nooit betaald',
    ro: 'Factură neplătită',
  },
  'order.refunded': {
    en: 'Refund or credit',
    nl: 'Terugbetaling of creditnota',
    ro: 'Rambursare sau creditare',
  },
  'order.request': { en: 'Request for a quote', nl: 'Offerteaanvraag', ro: 'Cerere de ofertă' },
  'lot.ending': { en: 'Credits end soon', nl: 'Tegoed verloopt binnenkort', ro: 'Credit care expiră' },
  'budget.used': { en: 'Click budget used up', nl: 'Klikbudget op', ro: 'Buget de clicuri epuizat' },
  'slot.ended': { en: 'Job slot ended', nl: 'Vacatureplek beëindigd', ro: 'Loc de job încheiat' },
  'feed.stopped': { en: 'Feed not brought in', nl: 'Feed niet ingelezen', ro: 'Feed neimportat' },
});

const variants = defineSentences<MailVariant>({
  usual: { en: 'As usual', nl: 'Zoals gewoonlijk', ro: 'Ca de obicei' },
  on: { en: 'Turned on', nl: 'Aangezet', ro: 'Activată' },
  moved: { en: 'Moved to another app', nl: 'Naar een andere app', ro: 'Mutată în altă aplicație' },
  off: { en: 'Turned off', nl: 'Uitgezet', ro: 'Dezactivată' },
  recovered: {
    en: 'Login by recovery code',
    nl: 'Ingelogd met een herstelcode',
    ro: 'Autentificare cu cod de recuperare',
  },
  reset: { en: 'Reset by an owner', nl: 'Gereset door een eigenaar', ro: 'Resetată de un proprietar' },
  new: { en: 'Without an account', nl: 'Zonder account', ro: 'Fără cont' },
  known: { en: 'With an account', nl: 'Met een account', ro: 'Cu un cont' },
  accepted: { en: 'Accepted', nl: 'Geaccepteerd', ro: 'Acceptată' },
  declined: { en: 'Declined', nl: 'Afgewezen', ro: 'Refuzată' },
  several: { en: 'Several jobs', nl: 'Meer vacatures', ro: 'Mai multe joburi' },
  one: { en: 'One job', nl: 'Eén vacature', ro: 'Un job' },
  approved: { en: 'Approved', nl: 'Goedgekeurd', ro: 'Aprobată' },
  blocked: { en: 'Blocked', nl: 'Geblokkeerd', ro: 'Blocată' },
  unblocked: { en: 'No longer blocked', nl: 'Niet meer geblokkeerd', ro: 'Nu mai este blocată' },
  published: { en: 'Published', nl: 'Gepubliceerd', ro: 'Publicat' },
  placed: {
    en: 'Put online for a company',
    nl: 'Online gezet voor een bedrijf',
    ro: 'Pus online pentru o companie',
  },
  away: {
    en: 'To the company it left',
    nl: 'Aan het bedrijf waar hij weggaat',
    ro: 'Companiei de la care pleacă',
  },
  here: {
    en: 'To the company it came to',
    nl: 'Aan het bedrijf waar hij komt',
    ro: 'Companiei la care ajunge',
  },
  leaving: { en: 'Deleted on request', nl: 'Verwijderd op verzoek', ro: 'Șters la cerere' },
  stays: { en: 'Deletion taken back', nl: 'Verwijdering teruggenomen', ro: 'Ștergere anulată' },
  ended: { en: 'Ended', nl: 'Beëindigd', ro: 'Încheiat' },
  paused: { en: 'Paused', nl: 'Gepauzeerd', ro: 'Suspendat' },
  reopened: { en: 'Reopened', nl: 'Heropend', ro: 'Redeschis' },
  reported: { en: 'After a report', nl: 'Na een melding', ro: 'După o sesizare' },
  unreported: { en: 'Without a report', nl: 'Zonder melding', ro: 'Fără sesizare' },
  online: { en: 'Online now', nl: 'Nu online', ro: 'Online acum' },
  later: { en: 'Not online now', nl: 'Nu niet online', ro: 'Acum nu este online' },
  withheld: { en: 'Job taken off', nl: 'Vacature weggehaald', ro: 'Job retras' },
  left: { en: 'Job stays', nl: 'Vacature blijft', ro: 'Jobul rămâne' },
  paid: { en: 'Paid', nl: 'Betaald', ro: 'Plătită' },
  invoiced: { en: 'On invoice', nl: 'Op factuur', ro: 'Cu factură' },
  guest: { en: 'Buyer without an account', nl: 'Koper zonder account', ro: 'Cumpărător fără cont' },
  waiting: {
    en: 'Account that waits for its owner',
    nl: 'Account dat op de eigenaar wacht',
    ro: 'Cont care își așteaptă titularul',
  },
  custom: { en: 'Granted by the site', nl: 'Toegekend door de site', ro: 'Acordată de site' },
  failed: { en: 'Payment refused', nl: 'Betaling geweigerd', ro: 'Plată refuzată' },
  expired: { en: 'Not paid in time', nl: 'Niet op tijd betaald', ro: 'Neplătită la timp' },
  due: { en: 'To be paid today', nl: 'Vandaag te betalen', ro: 'De plătit astăzi' },
  overdue: { en: 'Past its day', nl: 'Over de datum', ro: 'Cu termen depășit' },
  refunded: { en: 'Money goes back', nl: 'Geld gaat terug', ro: 'Banii se returnează' },
  partly: {
    en: 'Money goes back, what was bought stays',
    nl: 'Geld gaat terug, het gekochte blijft',
    ro: 'Banii se returnează, produsul rămâne',
  },
  credited: { en: 'Need not be paid', nl: 'Hoeft niet betaald te worden', ro: 'Nu mai trebuie plătită' },
  shrunk: { en: 'Much shorter', nl: 'Veel korter', ro: 'Mult mai scurt' },
  broken: { en: 'Could not be read', nl: 'Niet te lezen', ro: 'Nu a putut fi citit' },
});

/** How admins find a mail. */
export const mailName = (kind: MailKind, locale: string): string => inLocale(kinds[kind], locale);
/** How admins find a form of a mail. */
export const variantName = (variant: MailVariant, locale: string): string =>
  inLocale(variants[variant], locale);
