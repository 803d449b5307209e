import { defineLabels } from '../../define-labels.ts';
import { columnsCountLabels, segmentGroupLabels, segmentSortLabels } from '../../parts/job-lists.labels.ts';
import { jobPerSegment } from './job-per-segment.schema.ts';

export const jobPerSegmentLabels = defineLabels(jobPerSegment, {
  en: {
    title: 'Jobs per segment',
    settings: {
      titleText: 'Title',
      showCount: 'How many show',
      columnsCount: { label: 'Columns', fields: columnsCountLabels.en },
      layoutType: { label: 'Layout', choices: { cards: 'Cards', tabs: 'Tabs', list: 'List' } },
      segmentTabs: {
        label: 'Tabs of segments',
        item: 'tab',
        fields: {
          name: 'Name of the tab',
          title: 'Title',
          segmentGroups: { label: 'Groups and order', choices: segmentGroupLabels.en },
        },
      },
      cardTabs: {
        label: 'Sets of cards',
        item: 'set',
        fields: {
          name: 'Name of the card',
          title: 'Title',
          segmentGroups: { label: 'Groups and order', choices: segmentGroupLabels.en },
        },
      },
      bigCards: 'Big cards',
      hideEmptySegments: 'Hide empty values',
      showSegmentsCount: 'Show how many jobs',
      segmentSortStrategy: { label: 'Sort values', choices: segmentSortLabels.en },
    },
  },
  nl: {
    title: 'Vacatures per segment',
    settings: {
      titleText: 'Titel',
      showCount: 'Hoeveel er te zien zijn',
      columnsCount: { label: 'Kolommen', fields: columnsCountLabels.nl },
      layoutType: { label: 'Indeling', choices: { cards: 'Kaarten', tabs: 'Tabbladen', list: 'Lijst' } },
      segmentTabs: {
        label: 'Tabbladen met segmenten',
        item: 'tabblad',
        fields: {
          name: 'Naam van het tabblad',
          title: 'Titel',
          segmentGroups: { label: 'Groepen en volgorde', choices: segmentGroupLabels.nl },
        },
      },
      cardTabs: {
        label: 'Sets kaarten',
        item: 'set',
        fields: {
          name: 'Naam van de kaart',
          title: 'Titel',
          segmentGroups: { label: 'Groepen en volgorde', choices: segmentGroupLabels.nl },
        },
      },
      bigCards: 'Grote kaarten',
      hideEmptySegments: 'Lege waarden verbergen',
      showSegmentsCount: 'Aantal vacatures tonen',
      segmentSortStrategy: { label: 'Waarden sorteren', choices: segmentSortLabels.nl },
    },
  },
  ro: {
    title: 'Locuri de muncă pe segmente',
    settings: {
      titleText: 'Titlu',
      showCount: 'Câte se afișează',
      columnsCount: { label: 'Coloane', fields: columnsCountLabels.ro },
      layoutType: { label: 'Aspect', choices: { cards: 'Carduri', tabs: 'File', list: 'Listă' } },
      segmentTabs: {
        label: 'File cu segmente',
        item: 'filă',
        fields: {
          name: 'Numele filei',
          title: 'Titlu',
          segmentGroups: { label: 'Grupuri și ordine', choices: segmentGroupLabels.ro },
        },
      },
      cardTabs: {
        label: 'Seturi de carduri',
        item: 'set',
        fields: {
          name: 'Numele cardului',
          title: 'Titlu',
          segmentGroups: { label: 'Grupuri și ordine', choices: segmentGroupLabels.ro },
        },
      },
      bigCards: 'Carduri mari',
      hideEmptySegments: 'Ascunde valorile goale',
      showSegmentsCount: 'Afișează numărul de joburi',
      segmentSortStrategy: { label: 'Sortează valorile', choices: segmentSortLabels.ro },
    },
  },
});
