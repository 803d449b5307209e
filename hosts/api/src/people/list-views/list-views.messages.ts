import { listViewLimits } from '@boardwright/api-client/contract';
import { defineSentences, inLocale } from '@boardwright/messages';

const sentences = defineSentences({
  nameNeeded: {
    en: 'Give the view a name',
    nl: 'Geef de weergave een naam',
    ro: 'Dă un nume vizualizării',
  },
  nameTaken: {
    en: 'You have a view of this name already',
    nl: 'Je hebt al een weergave met deze naam',
    ro: 'Ai deja o vizualizare cu acest nume',
  },
  tooMany: {
    en: `You have ${listViewLimits.views} views of this list. Delete one you no longer use first.`,
    nl: `Je hebt ${listViewLimits.views} weergaven van deze lijst. Verwijder er eerst een die je niet meer gebruikt.`,
    ro: `Ai ${listViewLimits.views} de vizualizări ale acestei liste. Șterge întâi una pe care nu o mai folosești.`,
  },
});

/** What is wrong with a view of a list. */
export function listViewMessage(locale: string, name: keyof typeof sentences): string {
  return inLocale(sentences[name], locale);
}
