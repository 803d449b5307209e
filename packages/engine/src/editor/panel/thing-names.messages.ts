import { defineMessages } from '../../i18n/define-messages.ts';

/** What one item of a list is called, by the list's name. */
export const thingNames = defineMessages({
  en: {
    questions: 'question',
    reviewsData: 'review',
    cellsContent: 'cell',
    footerLinks: 'column',
    linkTabs: 'tab',
    segmentTabs: 'tab',
    cardTabs: 'set',
    popularSearches: 'search',
    links: 'link',
    other: 'item',
  },
  nl: {
    questions: 'vraag',
    reviewsData: 'beoordeling',
    cellsContent: 'cel',
    footerLinks: 'kolom',
    linkTabs: 'tabblad',
    segmentTabs: 'tabblad',
    cardTabs: 'set',
    popularSearches: 'zoekopdracht',
    links: 'link',
    other: 'onderdeel',
  },
  ro: {
    questions: 'întrebare',
    reviewsData: 'recenzie',
    cellsContent: 'celulă',
    footerLinks: 'coloană',
    linkTabs: 'filă',
    segmentTabs: 'filă',
    cardTabs: 'set',
    popularSearches: 'căutare',
    links: 'link',
    other: 'element',
  },
});
