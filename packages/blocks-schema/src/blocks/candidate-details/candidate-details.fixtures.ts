import { defineFixtures } from '../../define-fixtures.ts';
import { candidateDetails } from './candidate-details.schema.ts';

export const candidateDetailsFixtures = defineFixtures(candidateDetails, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Candidate details' } },
});
