import { defineFixtures } from '../../define-fixtures.ts';
import { candidateList } from './candidate-list.schema.ts';

export const candidateListFixtures = defineFixtures(candidateList, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Candidate list' } },
});
