import { defineSentences } from '@boardwright/messages';

/** What happens in an account, and how it is said. */
export const accountLogMessages = defineSentences({
  'account.registered': {
    en: 'The account was made',
    nl: 'Het account is aangemaakt',
    ro: 'Contul a fost creat',
  },
  'job.asked': {
    en: '{{job}} is to go online; the site looks at it first',
    nl: '{{job}} gaat online zodra de site ernaar heeft gekeken',
    ro: '{{job}} va fi publicat după ce site-ul îl verifică',
  },
  'job.returned': {
    en: 'The site sent {{job}} back, to be changed',
    nl: 'De site heeft {{job}} teruggestuurd om iets te veranderen',
    ro: 'Site-ul a trimis înapoi {{job}}, pentru modificări',
  },
  'client.approved': {
    en: 'The site approved your company',
    nl: 'De site heeft je bedrijf goedgekeurd',
    ro: 'Site-ul ți-a aprobat compania',
  },
  'client.blocked': {
    en: 'The site blocked your company',
    nl: 'De site heeft je bedrijf geblokkeerd',
    ro: 'Site-ul ți-a blocat compania',
  },
  'client.merged': {
    en: 'The site made {{name}} a part of your company',
    nl: 'De site heeft {{name}} samengevoegd met je bedrijf',
    ro: 'Site-ul a unit {{name}} cu compania ta',
  },
  'client.unblocked': {
    en: 'Your company is no longer blocked',
    nl: 'Je bedrijf is niet meer geblokkeerd',
    ro: 'Compania ta nu mai este blocată',
  },
  'account.logged-in': { en: 'Logged in', nl: 'Ingelogd', ro: 'Autentificare' },
  'person.opened': {
    en: 'The site opened your data',
    nl: 'De site heeft je gegevens geopend',
    ro: 'Site-ul ți-a deschis datele',
  },
  'person.viewed-as': {
    en: 'The site looked at your pages as you see them, and could change nothing: {{reason}}',
    nl: 'De site heeft met je meegekeken, zonder iets te kunnen veranderen: {{reason}}',
    ro: 'Site-ul ți-a văzut paginile așa cum le vezi tu, fără să poată schimba ceva: {{reason}}',
  },
  'application.opened': {
    en: 'The site looked at an application of yours',
    nl: 'De site heeft een sollicitatie van je bekeken',
    ro: 'Site-ul s-a uitat la o aplicare a ta',
  },
  'person.exported': {
    en: 'The site downloaded all of your data',
    nl: 'De site heeft al je gegevens gedownload',
    ro: 'Site-ul ți-a descărcat toate datele',
  },
  'person.leaving': {
    en: 'The site was asked to delete your account',
    nl: 'De site is gevraagd je account te verwijderen',
    ro: 'Site-ului i s-a cerut să îți șteargă contul',
  },
  'person.stays': {
    en: 'The deletion of your account was taken back',
    nl: 'Het verwijderen van je account is teruggedraaid',
    ro: 'Ștergerea contului tău a fost anulată',
  },
  'person.blocked': {
    en: 'The site blocked your account',
    nl: 'De site heeft je account geblokkeerd',
    ro: 'Site-ul ți-a blocat contul',
  },
  'person.unblocked': {
    en: 'Your account is no longer blocked',
    nl: 'Je account is niet meer geblokkeerd',
    ro: 'Contul tău nu mai este blocat',
  },
  'person.logged-out': {
    en: 'The site logged you out everywhere',
    nl: 'De site heeft je overal uitgelogd',
    ro: 'Site-ul te-a deconectat peste tot',
  },
  'person.link-sent': {
    en: 'The site mailed you a link',
    nl: 'De site heeft je een link gemaild',
    ro: 'Site-ul ți-a trimis un link pe e-mail',
  },
  'email.verified': {
    en: 'The email address was confirmed',
    nl: 'Het e-mailadres is bevestigd',
    ro: 'Adresa de e-mail a fost confirmată',
  },
  'email.changed': {
    en: 'The email address was changed',
    nl: 'Het e-mailadres is gewijzigd',
    ro: 'Adresa de e-mail a fost schimbată',
  },
  'passkey.added': {
    en: 'A passkey was added: {{passkey}}, for {{host}}',
    nl: 'Er is een passkey toegevoegd: {{passkey}}, voor {{host}}',
    ro: 'A fost adăugată o cheie de acces: {{passkey}}, pentru {{host}}',
  },
  'passkey.removed': {
    en: 'A passkey was removed: {{passkey}}, for {{host}}',
    nl: 'Er is een passkey verwijderd: {{passkey}}, voor {{host}}',
    ro: 'A fost ștearsă o cheie de acces: {{passkey}}, pentru {{host}}',
  },
  'password.changed': {
    en: 'The password was changed',
    nl: 'Het wachtwoord is gewijzigd',
    ro: 'Parola a fost schimbată',
  },
  'password.reset': {
    en: 'A new password was chosen by a mailed link',
    nl: 'Via een link in een mail is een nieuw wachtwoord gekozen',
    ro: 'O parolă nouă a fost aleasă printr-un link primit pe e-mail',
  },
  'profile.changed': {
    en: 'The profile was changed',
    nl: 'Het profiel is gewijzigd',
    ro: 'Profilul a fost modificat',
  },
  'address.changed': {
    en: 'The addresses were changed',
    nl: 'De adressen zijn gewijzigd',
    ro: 'Adresele au fost modificate',
  },
  'phone.changed': {
    en: 'The phone numbers were changed',
    nl: 'De telefoonnummers zijn gewijzigd',
    ro: 'Numerele de telefon au fost modificate',
  },
  'profile.exported': {
    en: 'All data was downloaded',
    nl: 'Alle gegevens zijn gedownload',
    ro: 'Toate datele au fost descărcate',
  },
  'resume.created': { en: 'A resume was started', nl: 'Er is een cv gemaakt', ro: 'A fost creat un CV' },
  'resume.uploaded': {
    en: 'A CV was uploaded: {{file}}',
    nl: 'Er is een cv geüpload: {{file}}',
    ro: 'A fost încărcat un CV: {{file}}',
  },
  'resume.deleted': { en: 'The resume was deleted', nl: 'Het cv is verwijderd', ro: 'CV-ul a fost șters' },
  'application.withdrawn': {
    en: 'An application was withdrawn: {{job}}',
    nl: 'Een sollicitatie is ingetrokken: {{job}}',
    ro: 'O aplicare a fost retrasă: {{job}}',
  },
  'contact-request.sent': {
    en: 'A candidate was asked for contact: {{candidate}}',
    nl: 'Een kandidaat is om contact gevraagd: {{candidate}}',
    ro: 'Un candidat a primit o cerere de contact: {{candidate}}',
  },
  'contact-request.accepted': {
    en: 'A contact request was accepted: {{client}}',
    nl: 'Een contactverzoek is geaccepteerd: {{client}}',
    ro: 'O cerere de contact a fost acceptată: {{client}}',
  },
  'contact-request.declined': {
    en: 'A contact request was declined: {{client}}',
    nl: 'Een contactverzoek is afgewezen: {{client}}',
    ro: 'O cerere de contact a fost refuzată: {{client}}',
  },
  'contact-request.withdrawn': {
    en: 'A contact request was taken back: {{candidate}}',
    nl: 'Een contactverzoek is ingetrokken: {{candidate}}',
    ro: 'O cerere de contact a fost retrasă: {{candidate}}',
  },
  'resume.downloaded': {
    en: 'A candidate’s CV was downloaded: {{candidate}}',
    nl: 'Het cv van een kandidaat is gedownload: {{candidate}}',
    ro: 'CV-ul unui candidat a fost descărcat: {{candidate}}',
  },
  'resume.read': {
    en: '{{client}} downloaded the CV',
    nl: '{{client}} heeft het cv gedownload',
    ro: '{{client}} a descărcat CV-ul',
  },
  'candidate.introduced': {
    en: 'A candidate was introduced for a job: {{job}}',
    nl: 'Een kandidaat is voorgedragen voor een vacature: {{job}}',
    ro: 'Un candidat a fost recomandat pentru un job: {{job}}',
  },
  'candidate.objected': {
    en: 'Somebody who was introduced objected; the details were deleted: {{job}}',
    nl: 'Iemand die was voorgedragen maakte bezwaar; de gegevens zijn verwijderd: {{job}}',
    ro: 'O persoană recomandată s-a opus; datele au fost șterse: {{job}}',
  },
  'job.created': {
    en: 'A draft was made: {{job}}',
    nl: 'Er is een concept gemaakt: {{job}}',
    ro: 'A fost creată o ciornă: {{job}}',
  },
  'job.paidByBalance': {
    en: 'What the company has paid for it: {{product}}',
    nl: 'Betaald uit het tegoed van het bedrijf: {{product}}',
    ro: 'Plătit din soldul companiei: {{product}}',
  },
  'job.paidByCredit': {
    en: 'Credits of the company paid for it: {{product}}',
    nl: 'Betaald met credits van het bedrijf: {{product}}',
    ro: 'Plătit cu creditele companiei: {{product}}',
  },
  'job.paidByInvoice': {
    en: 'Ordered on invoice for it: {{product}} (order {{order}})',
    nl: 'Ervoor besteld op factuur: {{product}} (bestelling {{order}})',
    ro: 'Comandat pe factură pentru el: {{product}} (comanda {{order}})',
  },
  'job.paidByNobody': {
    en: 'Published free of charge: {{product}}',
    nl: 'Gratis gepubliceerd: {{product}}',
    ro: 'Publicat gratuit: {{product}}',
  },
  'job.movedAway': {
    en: 'A job was moved to another company, {{company}}: {{job}}',
    nl: 'Een vacature is naar een ander bedrijf verplaatst, {{company}}: {{job}}',
    ro: 'Un job a fost mutat la altă companie, {{company}}: {{job}}',
  },
  'job.movedHere': {
    en: 'A job was moved to this company, {{company}}: {{job}}',
    nl: 'Een vacature is naar dit bedrijf verplaatst, {{company}}: {{job}}',
    ro: 'Un job a fost mutat la această companie, {{company}}: {{job}}',
  },
  'job.changed': {
    en: 'A job was changed: {{job}}',
    nl: 'Een vacature is gewijzigd: {{job}}',
    ro: 'Un job a fost modificat: {{job}}',
  },
  'job.published': {
    en: 'A job was published: {{job}}',
    nl: 'Een vacature is gepubliceerd: {{job}}',
    ro: 'Un job a fost publicat: {{job}}',
  },
  'job.paused': {
    en: 'A job was set on pause: {{job}}',
    nl: 'Een vacature is op pauze gezet: {{job}}',
    ro: 'Un job a fost pus pe pauză: {{job}}',
  },
  'job.activated': {
    en: 'A job was made active: {{job}}',
    nl: 'Een vacature is actief gemaakt: {{job}}',
    ro: 'Un job a fost activat: {{job}}',
  },
  'job.ended': {
    en: 'A job was ended: {{job}}',
    nl: 'Een vacature is beëindigd: {{job}}',
    ro: 'Un job a fost încheiat: {{job}}',
  },
  'job.reopened': {
    en: 'A job that had been ended was opened again: {{job}}',
    nl: 'Een beëindigde vacature is weer geopend: {{job}}',
    ro: 'Un job încheiat a fost redeschis: {{job}}',
  },
  'job.renewed': {
    en: 'A job was renewed: {{job}}',
    nl: 'Een vacature is verlengd: {{job}}',
    ro: 'Un job a fost prelungit: {{job}}',
  },
  'job.lifted': {
    en: 'A job was lifted above the others: {{job}}',
    nl: 'Een vacature is uitgelicht: {{job}}',
    ro: 'Un job a fost promovat: {{job}}',
  },
  'job.slot': {
    en: 'A job was put into a slot: {{job}}',
    nl: 'Een vacature is op een wisselplek gezet: {{job}}',
    ro: 'Un job a fost pus pe un loc de anunț: {{job}}',
  },
  'order.placed': {
    en: 'Ordered: {{product}}',
    nl: 'Besteld: {{product}}',
    ro: 'Comandat: {{product}}',
  },
  'quote.sent': {
    en: 'The site sent quote {{quote}}',
    nl: 'De site heeft offerte {{quote}} gestuurd',
    ro: 'Site-ul a trimis oferta {{quote}}',
  },
  'quote.withdrawn': {
    en: 'The site withdrew quote {{quote}}',
    nl: 'De site heeft offerte {{quote}} ingetrokken',
    ro: 'Site-ul a retras oferta {{quote}}',
  },
  'quote.accepted': {
    en: 'Accepted quote {{quote}}',
    nl: 'Offerte {{quote}} geaccepteerd',
    ro: 'A acceptat oferta {{quote}}',
  },
  'quote.declined': {
    en: 'Declined quote {{quote}}',
    nl: 'Offerte {{quote}} afgewezen',
    ro: 'A refuzat oferta {{quote}}',
  },
  'client.changed': {
    en: 'The company was changed',
    nl: 'Het bedrijf is gewijzigd',
    ro: 'Compania a fost modificată',
  },
  'client.created': {
    en: 'A company was added: {{client}}',
    nl: 'Er is een bedrijf toegevoegd: {{client}}',
    ro: 'A fost adăugată o companie: {{client}}',
  },
  'user.invited': {
    en: 'Somebody was invited: {{person}}',
    nl: 'Iemand is uitgenodigd: {{person}}',
    ro: 'A fost invitată o persoană: {{person}}',
  },
  'user.joined': {
    en: 'An invitation was accepted',
    nl: 'Een uitnodiging is geaccepteerd',
    ro: 'O invitație a fost acceptată',
  },
  'user.ended': {
    en: 'Access was ended: {{person}}',
    nl: 'De toegang is beëindigd: {{person}}',
    ro: 'Accesul a fost încheiat: {{person}}',
  },
  'user.returned': {
    en: 'Access was given again: {{person}}',
    nl: 'De toegang is hersteld: {{person}}',
    ro: 'Accesul a fost redat: {{person}}',
  },
  'organisation.created': {
    en: 'An organisation was added: {{organisation}}',
    nl: 'Er is een organisatie toegevoegd: {{organisation}}',
    ro: 'A fost adăugată o organizație: {{organisation}}',
  },
  'organisation.changed': {
    en: 'An organisation was changed: {{organisation}}',
    nl: 'Een organisatie is gewijzigd: {{organisation}}',
    ro: 'O organizație a fost modificată: {{organisation}}',
  },
  'organisation.archived': {
    en: 'An organisation was archived: {{organisation}}',
    nl: 'Een organisatie is gearchiveerd: {{organisation}}',
    ro: 'O organizație a fost arhivată: {{organisation}}',
  },
  'token.created': {
    en: 'A token for posting systems was made: {{token}}',
    nl: 'Er is een token voor plaatsingssystemen gemaakt: {{token}}',
    ro: 'A fost creat un token pentru sistemele de publicare: {{token}}',
  },
  'token.on': {
    en: 'A token was switched on: {{token}}',
    nl: 'Een token is aangezet: {{token}}',
    ro: 'Un token a fost activat: {{token}}',
  },
  'token.off': {
    en: 'A token was switched off: {{token}}',
    nl: 'Een token is uitgezet: {{token}}',
    ro: 'Un token a fost dezactivat: {{token}}',
  },
  'token.renamed': {
    en: 'A token was renamed: {{token}}',
    nl: 'Een token heeft een andere naam: {{token}}',
    ro: 'Un token a fost redenumit: {{token}}',
  },
  'token.revoked': {
    en: 'A token was revoked: {{token}}',
    nl: 'Een token is ingetrokken: {{token}}',
    ro: 'Un token a fost revocat: {{token}}',
  },
  'feed.created': {
    en: 'A feed was added: {{feed}}',
    nl: 'Er is een feed toegevoegd: {{feed}}',
    ro: 'A fost adăugat un feed: {{feed}}',
  },
  'feed.changed': {
    en: 'A feed was changed: {{feed}}',
    nl: 'Een feed is gewijzigd: {{feed}}',
    ro: 'Un feed a fost modificat: {{feed}}',
  },
  'feed.paused': {
    en: 'A feed was set on pause: {{feed}}',
    nl: 'Een feed is op pauze gezet: {{feed}}',
    ro: 'Un feed a fost pus pe pauză: {{feed}}',
  },
  'feed.on': {
    en: 'A feed was switched on again: {{feed}}',
    nl: 'Een feed is weer aangezet: {{feed}}',
    ro: 'Un feed a fost repornit: {{feed}}',
  },
  'feed.deleted': {
    en: 'A feed was deleted: {{feed}}',
    nl: 'Een feed is verwijderd: {{feed}}',
    ro: 'Un feed a fost șters: {{feed}}',
  },
  'job.withheld': {
    en: 'A job was taken off the site: {{job}}',
    nl: 'Een vacature is van de site gehaald: {{job}}',
    ro: 'Un job a fost scos de pe site: {{job}}',
  },
  'job.restored': {
    en: 'A job was put back on the site: {{job}}',
    nl: 'Een vacature is teruggezet op de site: {{job}}',
    ro: 'Un job a fost readus pe site: {{job}}',
  },
  'job.deleted': {
    en: 'A job was deleted: {{job}}',
    nl: 'Een vacature is verwijderd: {{job}}',
    ro: 'Un job a fost șters: {{job}}',
  },
});
