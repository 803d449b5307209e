import { definePattern, place, placeReady, type Pattern } from '../define-pattern.ts';
import { buttons, drawing, pictured, headed, paragraphs, toPage } from '../pattern-parts.ts';
import { closingBandMessages } from './closing-band.messages.ts';
import { employerPitchMessages } from './employer-pitch.messages.ts';
import { pricingMessages } from './pricing.messages.ts';
import { twoWaysMessages } from './two-ways.messages.ts';

/** Why an employer places a job here. */
export const employerPitch = definePattern({
  key: 'employer-pitch',
  category: 'employers',
  drawing: [
    't3 8 8 36 4.5 2.25',
    't1 8 16 44 2 1',
    't4 70 9 26 8 2',
    't0 8.5 24.5 26 20 2',
    't3 12 30 14 3 1.5',
    't1 12 36 18 2 1',
    't0 39 24.5 26 20 2',
    't3 42.5 30 14 3 1.5',
    't1 42.5 36 18 2 1',
    't0 69.5 24.5 26 20 2',
    't3 73 30 14 3 1.5',
    't1 73 36 18 2 1',
    't1 8 50 88 9 2',
  ],
  messages: employerPitchMessages,
  blocks: (words) => [
    place('text-with-image', {
      headerText: words.headline,
      text:
        paragraphs(words.text) +
        buttons(
          { text: words.action, href: 'page:p-register' },
          { text: words.other, href: 'page:p-products' },
        ),
      image: drawing('route'),
      backgroundGradient: true,
    }),
    place('html-grid', {
      cellsContent: [
        pictured('hills', words.heading1, words.text1),
        pictured('leaves', words.heading2, words.text2),
        pictured('bars', words.heading3, words.text3),
      ],
    }),
    place('quote', {
      text: words.quote,
      name: 'Marijke Dijkema',
      role: words.role,
      picture: drawing('portrait-4'),
      layout: 'panel',
    }),
  ],
});

/** What placing a job costs. */
export const pricing = definePattern({
  key: 'pricing',
  category: 'employers',
  drawing: [
    't3 35 6 34 3.5 1.75',
    't0 8.5 16.5 26 30 3',
    't3 14 21 12 4 2',
    't1 14 28 15 2 1',
    't2 13 37 17 6 1.5',
    't0 39 13.5 26 36 3',
    't3 44.5 18 12 4 2',
    't1 44.5 27 15 2 1',
    't1 44.5 31.5 13 2 1',
    't4 43.5 40 17 6 1.5',
    't0 69.5 16.5 26 30 3',
    't3 75 21 12 4 2',
    't1 75 28 15 2 1',
    't2 74 37 17 6 1.5',
    't1 8 54 88 3 1.5',
    't1 8 60 88 3 1.5',
  ],
  messages: pricingMessages,
  blocks: (words) => [
    placeReady('products', { title: words.title, subtitle: words.subtitle }),
    place('faq', {
      title: words.faq,
      questions: [
        { question: words.question1, answer: paragraphs(words.answer1) },
        { question: words.question2, answer: paragraphs(words.answer2) },
        { question: words.question3, answer: paragraphs(words.answer3) },
      ],
    }),
  ],
});

const twoWays = definePattern({
  key: 'two-ways',
  category: 'employers',
  drawing: [
    't4 6 14 92 36 4',
    'tw 14 23 40 5 2.5',
    'tv 14 33 34 2.5 1.25',
    'tv 14 38 28 2.5 1.25',
    'tw 62 24 28 7 2',
    'tv 62 34 28 7 2',
  ],
  messages: twoWaysMessages,
  blocks: (words) => [
    placeReady('call-to-action', {
      text: headed(words.headline, words.text),
      buttonLink: toPage('p-job-list', words.action),
      secondButtonLink: toPage('p-products', words.other),
    }),
  ],
});

/** One line and one button above the footer. */
export const closingBand = definePattern({
  key: 'closing-band',
  category: 'employers',
  drawing: ['t4 6 22 92 22 4', 'tw 14 29 30 4 2', 'tv 14 36 24 2 1', 'tw 68 29 22 8 2'],
  messages: closingBandMessages,
  blocks: (words) => [
    placeReady('call-to-action', {
      text: headed(words.headline, words.text),
      buttonLink: toPage('p-manage-job-alert', words.action),
      layout: 'row-center',
    }),
  ],
});

/** What leads employers, and everybody, to do something. */
export const employers: readonly Pattern[] = [employerPitch, pricing, twoWays, closingBand];
