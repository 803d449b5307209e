import { defineFixtures } from '../../define-fixtures.ts';
import { candidateDetails } from './candidate-details.schema.ts';

export const candidateDetailsFixtures = defineFixtures(candidateDetails, {
  default: { title: 'As a guest sees it', settings: {} },
  'without-segments': { title: 'Without the card of segments', settings: { hideSegmentsCard: true } },
  'for-employers': { title: 'For who is logged in as an employer', settings: {} },
  'in-contact': { title: 'To an employer whose request was accepted', settings: {} },
  'too-few-credits': { title: 'To an employer without credits', settings: {} },
  'for-candidates': { title: 'For who is logged in as a candidate', settings: {} },
  bare: { title: 'Somebody who tells little', settings: {} },
  'long-text': { title: 'A long profile', settings: {} },
});
