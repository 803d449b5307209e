import { definePattern, place, placeReady, type Pattern } from '../define-pattern.ts';
import { drawing } from '../pattern-parts.ts';
import { featuredCompaniesMessages } from './featured-companies.messages.ts';
import { reviewsMessages } from './reviews.messages.ts';

/** Three people in their own words. */
export const reviews = definePattern({
  key: 'reviews',
  category: 'proof',
  drawing: [
    't3 35 8 34 3.5 1.75',
    't0 8.5 18.5 26 35 3',
    't4 15 26 3.5',
    't3 21 24.5 10 2.5 1.25',
    't1 12 34 19 2 1',
    't1 12 38.5 17 2 1',
    't1 12 43 12 2 1',
    't0 39 18.5 26 35 3',
    't4 45.5 26 3.5',
    't3 51.5 24.5 10 2.5 1.25',
    't1 42.5 34 19 2 1',
    't1 42.5 38.5 17 2 1',
    't0 69.5 18.5 26 35 3',
    't4 76 26 3.5',
    't3 82 24.5 10 2.5 1.25',
    't1 73 34 19 2 1',
    't1 73 38.5 17 2 1',
    't1 73 43 12 2 1',
  ],
  messages: reviewsMessages,
  blocks: (words) => [
    place('reviews', {
      heading: words.heading,
      subheading: words.subheading,
      reviewsData: [
        {
          name: 'Fatima Aydın',
          reviewerName: 'Fatima Aydın',
          role: words.role1,
          title: words.title1,
          text: words.text1,
          avatar: drawing('portrait-1'),
        },
        {
          name: 'Daan Visser',
          reviewerName: 'Daan Visser',
          role: words.role2,
          title: words.title2,
          text: words.text2,
          avatar: drawing('portrait-2'),
        },
        {
          name: 'Irina Popescu',
          reviewerName: 'Irina Popescu',
          role: words.role3,
          title: words.title3,
          text: words.text3,
          avatar: drawing('portrait-3'),
        },
      ],
    }),
  ],
});

/** Who hires here. */
export const featuredCompanies = definePattern({
  key: 'featured-companies',
  category: 'proof',
  drawing: [
    't3 8 10 34 4 2',
    't0 8.5 20.5 26 32 3',
    't4 13 25 10 10 2',
    't3 13 39 16 2.5 1.25',
    't1 13 44 12 2 1',
    't0 39 20.5 26 32 3',
    't2 43.5 25 10 10 2',
    't3 43.5 39 16 2.5 1.25',
    't1 43.5 44 12 2 1',
    't0 69.5 20.5 26 32 3',
    't4 74 25 10 10 2',
    't3 74 39 16 2.5 1.25',
    't1 74 44 12 2 1',
  ],
  messages: featuredCompaniesMessages,
  blocks: (words) => [
    placeReady('featured-organisations', { headerTitle: words.heading, headerSubTitle: words.subheading }),
  ],
});

/** What makes others believe it. */
export const proof: readonly Pattern[] = [reviews, featuredCompanies];
