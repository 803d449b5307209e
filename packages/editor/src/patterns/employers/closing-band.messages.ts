import { defineMessages } from '@boardwright/messages';

export const closingBandMessages = defineMessages({
  en: {
    name: 'Closing band',
    purpose: 'The last thing above the footer: one line and one button.',
    search: 'footer band call to action end cta bottom',
    headline: 'Not found it yet?',
    text: 'New jobs come every morning. Have those that suit you mailed.',
    action: 'Mail me new jobs',
  },
  nl: {
    name: 'Slotband',
    purpose: 'Het laatste boven de voet: één regel en één knop.',
    search: 'footer band oproep einde onderaan cta',
    headline: 'Nog niet gevonden?',
    text: 'Elke ochtend komen er nieuwe vacatures bij. Laat de jouwe mailen.',
    action: 'Mail mij nieuwe vacatures',
  },
  ro: {
    name: 'Bandă de încheiere',
    purpose: 'Ultimul lucru deasupra subsolului: un rând și un buton.',
    search: 'footer bandă apel la acțiune final jos cta',
    headline: 'Încă nu ai găsit?',
    text: 'În fiecare dimineață apar joburi noi. Primește prin e-mail pe cele potrivite ție.',
    action: 'Trimite-mi joburile noi',
  },
});
