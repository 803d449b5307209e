import { defineFixtures } from '../../define-fixtures.ts';
import type { segmentGroupKeys } from '../../parts/job-lists.ts';
import { jobPerSegment } from './job-per-segment.schema.ts';

type SegmentGroupKey = (typeof segmentGroupKeys)[number];

const three: { name: string; title: string; segmentGroups: SegmentGroupKey[] }[] = [
  { name: 'industry', title: 'Vakgebied', segmentGroups: ['industry'] },
  { name: 'education', title: '', segmentGroups: ['education'] },
  { name: 'contract', title: 'Dienstverband en uren', segmentGroups: ['contract', 'time'] },
];

export const jobPerSegmentFixtures = defineFixtures(jobPerSegment, {
  default: { title: 'As it comes', settings: {} },
  tabs: {
    title: 'Three tabs',
    settings: { segmentTabs: three },
  },
  cards: {
    title: 'Cards, with empty segments and without counts',
    settings: { layoutType: 'cards', hideEmptySegments: false, showSegmentsCount: false },
  },
  'big-cards': {
    title: 'Big cards, four across',
    settings: { layoutType: 'cards', bigCards: true, columnsCount: { lg: 4, md: 3, sm: 2 } },
  },
  list: {
    title: 'Lists below each other, by name',
    settings: {
      layoutType: 'list',
      titleText: 'Alle vacatures op een rij',
      segmentSortStrategy: 'alphabetically',
      showCount: 6,
      segmentTabs: three,
    },
  },
  empty: { title: 'No segments to show', settings: {} },
  'long-title': {
    title: 'A very long title',
    settings: { titleText: 'Arbeidsmarktcommunicatiemedewerkers en verpleegkundigspecialisten gezocht' },
  },
});
