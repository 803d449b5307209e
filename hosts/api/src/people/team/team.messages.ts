import { defineSentences, inLocale } from '@boardwright/messages';

const sentences = defineSentences({
  isThere: {
    en: 'This person is on the team already',
    nl: 'Deze persoon zit al in het team',
    ro: 'Această persoană este deja în echipă',
  },
});

/** What is wrong with an invitation to a team. */
export function teamMessage(locale: string, name: keyof typeof sentences): string {
  return inLocale(sentences[name], locale);
}
