import { defineMessages, translateIn } from '@boardwright/messages';

/** What is said of a decision about a company. */
const messages = defineMessages({
  en: {
    websiteInvalid: 'This is not a web address. Is it like example.org?',
    addressWorks:
      'Somebody with this address works for {{company}} here already. Is it this company? If not, add this one without a person, and invite them on its page.',
    addressKnown:
      'There is an employer account with this address already. Add the company without a person, and invite them on its page.',
    worksHere: 'This person works for this company already',
    reasonNeeded: 'Say why: its people read it',
    noteNeeded: 'Write something down',
    nameNeeded: 'Type the name as it stands there: {{name}}',
    merged: '{{name}} (number {{id}}) is part of this company from now on.',
    waiting: 'waiting for approval',
    approved: 'approved',
    blocked: 'blocked',
  },
  nl: {
    websiteInvalid: 'Dit is geen webadres. Lijkt het op example.org?',
    addressWorks:
      'Iemand met dit adres werkt hier al voor {{company}}. Is dat dit bedrijf? Zo niet, voeg dit bedrijf dan zonder persoon toe en nodig die persoon uit op de pagina ervan.',
    addressKnown:
      'Er is al een werkgeversaccount met dit adres. Voeg het bedrijf zonder persoon toe en nodig die persoon uit op de pagina ervan.',
    worksHere: 'Deze persoon werkt al voor dit bedrijf',
    reasonNeeded: 'Zeg waarom: de mensen van het bedrijf lezen het',
    noteNeeded: 'Schrijf iets op',
    nameNeeded: 'Typ de naam zoals die er staat: {{name}}',
    merged: '{{name}} (nummer {{id}}) hoort vanaf nu bij dit bedrijf.',
    waiting: 'nog niet goedgekeurd',
    approved: 'goedgekeurd',
    blocked: 'geblokkeerd',
  },
  ro: {
    websiteInvalid: 'Aceasta nu este o adresă web. Seamănă cu example.org?',
    addressWorks:
      'Cineva cu această adresă lucrează deja aici pentru {{company}}. Este aceeași companie? Dacă nu, adaugă compania fără o persoană și invit-o apoi din pagina companiei.',
    addressKnown:
      'Există deja un cont de angajator cu această adresă. Adaugă compania fără o persoană și invit-o apoi din pagina companiei.',
    worksHere: 'Această persoană lucrează deja pentru această companie',
    reasonNeeded: 'Spune de ce: oamenii companiei citesc motivul',
    noteNeeded: 'Scrie ceva',
    nameNeeded: 'Scrie numele exact așa: {{name}}',
    merged: '{{name}} (numărul {{id}}) face parte de acum din această companie.',
    waiting: 'în așteptarea aprobării',
    approved: 'aprobată',
    blocked: 'blocată',
  },
});

/** A sentence in the caller's language. */
export const companySentence = translateIn(messages);
