import { defineMessages } from '@boardwright/messages';

export const contactMessages = defineMessages({
  en: {
    name: 'Contact',
    purpose: 'Who answers and when, and a form that asks for no more than is needed.',
    search: 'form message write call address phone email question',
    headline: 'Somebody answers',
    text: 'Write or call. On working days between eight and six you get Anke, Tom or Ruxandra, and nobody reads from a card.',
    phone: 'Telephone: 012 345 67 89',
    title: 'Write to us',
    sent: 'Thank you. We answer within one working day.',
  },
  nl: {
    name: 'Contact',
    purpose: 'Wie antwoordt en wanneer, en een formulier dat niet meer vraagt dan nodig is.',
    search: 'formulier bericht schrijven bellen adres telefoon e-mail vraag',
    headline: 'Er antwoordt iemand',
    text: 'Schrijf of bel. Op werkdagen tussen acht en zes krijg je Anke, Tom of Ruxandra, en niemand leest van een kaartje.',
    phone: 'Telefoon: 012 345 67 89',
    title: 'Schrijf ons',
    sent: 'Dank je. We antwoorden binnen één werkdag.',
  },
  ro: {
    name: 'Contact',
    purpose: 'Cine răspunde și când, plus un formular care nu cere mai mult decât e nevoie.',
    search: 'formular mesaj scrie sună adresă telefon e-mail întrebare',
    headline: 'Îți răspunde cineva',
    text: 'Scrie sau sună. În zilele lucrătoare, între opt și optsprezece, îți răspund Anke, Tom sau Ruxandra, și nimeni nu citește de pe foaie.',
    phone: 'Telefon: 012 345 67 89',
    title: 'Scrie-ne',
    sent: 'Mulțumim. Răspundem într-o zi lucrătoare.',
  },
});
