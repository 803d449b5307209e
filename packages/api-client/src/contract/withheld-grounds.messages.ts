import { defineSentences, type EveryLocale, inLocale } from '@boardwright/messages';
import type { WithheldGround } from './entities/withheld.ts';

/** Why a job was taken off a board, as its employer reads it in a mail and in the account, and an admin who decides it. */
const sentences: Readonly<Record<WithheldGround, EveryLocale<string>>> = defineSentences({
  fraud: {
    en: 'It looks like an attempt to get at people’s data or money.',
    nl: 'Het lijkt een poging om gegevens of geld van mensen te krijgen.',
    ro: 'Pare o încercare de a obține date sau bani de la oameni.',
  },
  unlawful: {
    en: 'It breaks the law, for instance by excluding people by age, sex or origin.',
    nl: 'Het is in strijd met de wet, bijvoorbeeld door mensen uit te sluiten op leeftijd, geslacht of afkomst.',
    ro: 'Încalcă legea, de exemplu prin excluderea unor persoane după vârstă, sex sau origine.',
  },
  misleading: {
    en: 'It promises something else than the work that is offered.',
    nl: 'Het belooft iets anders dan het werk dat wordt aangeboden.',
    ro: 'Promite altceva decât munca oferită.',
  },
  duplicate: {
    en: 'The same job is on the site already.',
    nl: 'Dezelfde vacature staat al op de site.',
    ro: 'Același job este deja pe site.',
  },
  terms: {
    en: 'It does not keep to the terms of the site.',
    nl: 'Het houdt zich niet aan de voorwaarden van de site.',
    ro: 'Nu respectă condițiile site-ului.',
  },
  other: {
    en: 'It does not belong on the site.',
    nl: 'Het hoort niet op de site.',
    ro: 'Nu își are locul pe site.',
  },
});

/** What a ground says in a language; unknown languages read English. */
export function groundSentence(ground: WithheldGround, locale: string): string {
  return inLocale(sentences[ground], locale);
}
