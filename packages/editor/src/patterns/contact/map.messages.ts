import { defineMessages } from '@boardwright/messages';

export const mapMessages = defineMessages({
  en: {
    name: 'Map',
    purpose: 'Where you are, on a map of your own, with addresses and the jobs around each place.',
    search: 'locations address where places route office branches towns',
    heading: 'Walk in for coffee',
    subheading:
      'No appointment, no CV. Ask what you want to know; somebody is there who knows the employers.',
    text1: 'Turfsingel 10, every working day from nine to five',
    text2: 'Blokhuisplein 40, Tuesday and Thursday',
    text3: 'In the library, on Wednesday from two',
  },
  nl: {
    name: 'Kaart',
    purpose: 'Waar je bent, op een eigen kaart, met adressen en de vacatures rond elke plaats.',
    search: 'locaties adres waar plaatsen route kantoor vestigingen steden',
    heading: 'Loop binnen voor koffie',
    subheading: 'Geen afspraak, geen cv. Vraag wat je wilt weten; er zit iemand die de werkgevers kent.',
    text1: 'Turfsingel 10, elke werkdag van negen tot vijf',
    text2: 'Blokhuisplein 40, dinsdag en donderdag',
    text3: 'In de bibliotheek, woensdag vanaf twee uur',
  },
  ro: {
    name: 'Hartă',
    purpose: 'Unde ești, pe o hartă proprie, cu adrese și joburile din jurul fiecărui loc.',
    search: 'locații adresă unde localități traseu birou filiale orașe',
    heading: 'Intră la o cafea',
    subheading:
      'Fără programare, fără CV. Întreabă ce vrei să știi; e acolo cineva care îi cunoaște pe angajatori.',
    text1: 'Turfsingel 10, în fiecare zi lucrătoare de la nouă la cinci',
    text2: 'Blokhuisplein 40, marți și joi',
    text3: 'La bibliotecă, miercuri de la ora două',
  },
});
