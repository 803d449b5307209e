import { defineFixtures } from '../../define-fixtures.ts';
import { reviews } from './reviews.schema.ts';

export const reviewsFixtures = defineFixtures(reviews, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title', settings: { title: 'Reviews' } },
});
