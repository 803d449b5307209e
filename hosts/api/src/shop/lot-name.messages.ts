import { defineMessages, translate } from '@boardwright/messages';

/** What a company has of each kind, where nobody gave it a name. */
const messages = defineMessages({
  en: {
    credit: 'Credits',
    contract: 'Postings of a contract',
    posting: 'Job postings',
    upsell: 'Job upsells',
    cpc: 'Click budget',
    slot: 'Slots',
    featured: 'Featured organisation',
  },
  nl: {
    credit: 'Credits',
    contract: 'Plaatsingen van een bundel',
    posting: 'Vacatureplaatsingen',
    upsell: 'Vacature-upsells',
    cpc: 'Klikbudget',
    slot: 'Wisselplekken',
    featured: 'Uitgelichte organisatie',
  },
  ro: {
    credit: 'Credite',
    contract: 'Publicări dintr-un pachet',
    posting: 'Publicări de joburi',
    upsell: 'Promovări de joburi',
    cpc: 'Buget de clicuri',
    slot: 'Locuri',
    featured: 'Organizație promovată',
  },
});

/** @param locale that of an account may be one that is no longer among the languages */
export const lotKindMessages = (locale: string) => translate(messages, locale);
