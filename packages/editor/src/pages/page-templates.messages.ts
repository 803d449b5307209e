import { defineMessages } from '@boardwright/messages';

/** Pages that arrive finished, where a new one is made. */
export const pageTemplateMessages = defineMessages({
  en: {
    start: 'A finished page',
    label: 'Page to begin with',
    intro:
      'A page begins with the blocks of its kind, finished with words and pictures, or as a copy of another.',
  },
  nl: {
    start: 'Een kant-en-klare pagina',
    label: 'Pagina om mee te beginnen',
    intro:
      'Een pagina begint met de blokken van haar soort, kant-en-klaar met woorden en beelden, of als kopie van een andere.',
  },
  ro: {
    start: 'O pagină gata făcută',
    label: 'Pagina de la care pornești',
    intro:
      'O pagină începe cu blocurile tipului ei, gata făcută cu texte și imagini, sau ca o copie a alteia.',
  },
});
