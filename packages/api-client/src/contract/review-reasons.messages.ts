import { defineSentences, type EveryLocale, inLocale } from '@boardwright/messages';
import type { ReviewReason } from './entities/review.ts';

/** Why a job was sent back, as its employer reads it in a mail and in the account, and an admin who decides it. */
const sentences: Readonly<Record<ReviewReason, EveryLocale<string>>> = defineSentences({
  discriminates: {
    en: 'It excludes people, for instance by age, sex, origin or faith.',
    nl: 'Hij sluit mensen uit, bijvoorbeeld op leeftijd, geslacht, afkomst of geloof.',
    ro: 'Exclude persoane, de exemplu după vârstă, sex, origine sau religie.',
  },
  pay_missing: {
    en: 'The pay or the hours are missing.',
    nl: 'Het salaris of de uren ontbreken.',
    ro: 'Lipsește salariul sau programul de lucru.',
  },
  unclear: {
    en: 'The text is unclear, or too short to know what the work is.',
    nl: 'De tekst is onduidelijk, of te kort om te weten wat het werk is.',
    ro: 'Textul este neclar sau prea scurt ca să se înțeleagă ce presupune munca.',
  },
  not_a_job: {
    en: 'It is no job: training, own business, or commission alone.',
    nl: 'Het is geen baan: een opleiding, een eigen bedrijf, of alleen provisie.',
    ro: 'Nu este un job: este instruire, o afacere proprie sau doar comision.',
  },
  duplicate: {
    en: 'The same job is on the site already.',
    nl: 'Dezelfde vacature staat al op de site.',
    ro: 'Același job este deja pe site.',
  },
  misleading: {
    en: 'It promises something else than the work that is offered.',
    nl: 'Hij belooft iets anders dan het werk dat wordt aangeboden.',
    ro: 'Promite altceva decât munca oferită.',
  },
  contact: {
    en: 'Addresses, phone numbers or links stand where they do not belong.',
    nl: 'Er staan adressen, telefoonnummers of links waar ze niet horen.',
    ro: 'Adresele, numerele de telefon sau linkurile apar unde nu trebuie.',
  },
});

/** What a reason says in a language; unknown languages read English. */
export function reviewSentence(reason: ReviewReason, locale: string): string {
  return inLocale(sentences[reason], locale);
}
