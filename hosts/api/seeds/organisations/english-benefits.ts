import type { OrganisationKind } from '../demo-types.ts';
import { createRandom, seedOf } from '../random.ts';

const benefits = [
  'Travel paid from your own door',
  'A roster you make with your team, six weeks ahead',
  '€ 1,500 a year for training of your own choice',
  'A company bicycle, also for home',
  'Free Dutch lessons, in working hours',
  'Twenty-seven days of leave, and more to buy',
  'Lunch together, with soup on Tuesdays',
  'Help with moving, papers and a place to live',
  'Two days a week from home',
  'Childcare around the corner',
  'A pension from the first day',
  'An end-of-year payment of 8%',
  'A coach when you want one',
  'Your birthday off',
];

/** What employers of a kind offer, in English: the same four for all of them. */
export const englishBenefits = (kind: OrganisationKind): readonly string[] =>
  createRandom(seedOf('benefits', kind)).some(benefits, 4);
