import { definePattern, place, placeReady, type Pattern } from '../define-pattern.ts';
import { drawing, inColumn } from '../pattern-parts.ts';
import { featuredCompaniesMessages } from './featured-companies.messages.ts';
import { figuresMessages } from './figures.messages.ts';
import { logosMessages } from './logos.messages.ts';
import { quoteMessages } from './quote.messages.ts';
import { quoteFiguresMessages } from './quote-figures.messages.ts';
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

const figures = definePattern({
  key: 'figures',
  category: 'proof',
  drawing: [
    't3 8 12 34 4 2',
    't4 8 27 16 6 1.5',
    't1 8 38 18 2 1',
    't4 33 27 13 6 1.5',
    't1 33 38 17 2 1',
    't4 58 27 18 6 1.5',
    't1 58 38 18 2 1',
    't4 83 27 13 6 1.5',
    't1 83 38 13 2 1',
  ],
  messages: figuresMessages,
  blocks: (words) => [
    place('figures', {
      heading: words.heading,
      figures: [
        { value: '214', label: words.label1 },
        { value: '58', label: words.label2 },
        { value: words.value3, label: words.label3 },
        { value: words.value4, label: words.label4 },
      ],
      layout: 'cards',
    }),
  ],
});

/** Names that others know. */
export const logos = definePattern({
  key: 'logos',
  category: 'proof',
  drawing: [
    't3 35 12 34 4 2',
    't2 8 26 24 10 2',
    't4 40 26 24 10 2',
    't2 72 26 24 10 2',
    't4 8 42 24 10 2',
    't2 40 42 24 10 2',
    't4 72 42 24 10 2',
  ],
  messages: logosMessages,
  blocks: (words) => [
    place('logos', {
      heading: words.heading,
      logos: [
        { name: 'Noordwind' },
        { name: 'Stadszorg' },
        { name: 'Vermeulen' },
        { name: 'Blaadje' },
        { name: 'Driehoek' },
        { name: 'Golf' },
      ],
    }),
  ],
});

/** One sentence of somebody. */
export const quote = definePattern({
  key: 'quote',
  category: 'proof',
  drawing: [
    't4 M20 14h7v7a6 6 0 0 1-6 6zM30 14h7v7a6 6 0 0 1-6 6z',
    't3 20 31 64 4.5 2.25',
    't3 20 39 52 4.5 2.25',
    't4 24 53 4',
    't1 31 52 26 2.5 1.25',
  ],
  messages: quoteMessages,
  blocks: (words) => [
    place('quote', {
      text: words.text,
      name: 'Daan Visser',
      role: words.role,
      picture: drawing('portrait-2'),
    }),
  ],
});

const quoteFigures = definePattern({
  key: 'quote-figures',
  category: 'proof',
  drawing: [
    't3 8 10 30 4 2',
    't1 8 18 36 2 1',
    't4 8 30 15 6 1.5',
    't1 8 40 14 2 1',
    't4 30 30 13 6 1.5',
    't1 30 40 15 2 1',
    't0 56.5 8.5 40 46 3',
    't4 M62 15h5v5a4.5 4.5 0 0 1-4.5 4.5zM70 15h5v5a4.5 4.5 0 0 1-4.5 4.5z',
    't3 62 29 29 3 1.5',
    't3 62 35 24 3 1.5',
    't4 65 46 3',
    't1 71 45 18 2 1',
  ],
  messages: quoteFiguresMessages,
  blocks: (words) => [
    placeReady('columns', { count: 2, widths: 'first_wider', gap: 'large', align: 'center' }),
    place('figures', {
      heading: words.heading,
      subheading: words.subheading,
      figures: [
        { value: words.value1, label: words.label1 },
        { value: '92%', label: words.label2 },
        { value: '6 km', label: words.label3 },
      ],
      ...inColumn(1),
    }),
    place('quote', {
      text: words.text,
      name: 'Irina Popescu',
      role: words.role,
      picture: drawing('portrait-3'),
      layout: 'panel',
      ...inColumn(2),
    }),
  ],
});

/** What makes others believe it. */
export const proof: readonly Pattern[] = [figures, logos, quote, quoteFigures, reviews, featuredCompanies];
