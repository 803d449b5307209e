import { defineFixtures } from '../../define-fixtures.ts';
import { candidateList } from './candidate-list.schema.ts';

export const candidateListFixtures = defineFixtures(candidateList, {
  default: { title: 'As it comes', settings: {} },
  headed: {
    title: 'A heading of its own, five per page, without pictures',
    settings: { heading1: 'Mensen die nu beschikbaar zijn', perPage: 5, hideProfilePicture: true },
  },
  'for-employers': { title: 'For who is logged in as an employer', settings: {} },
  filtered: { title: 'Care workers around Groningen', settings: {} },
  notices: { title: 'An unknown place and a page too far', settings: {} },
  empty: { title: 'Nobody found', settings: {} },
  'nobody-yet': { title: 'A board without candidates', settings: {} },
});
