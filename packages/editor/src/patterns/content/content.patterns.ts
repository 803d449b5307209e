import { definePattern, place, type Pattern } from '../define-pattern.ts';
import { buttons, cell, drawing, listed, paragraphs, pictured } from '../pattern-parts.ts';
import { benefitsMessages } from './benefits.messages.ts';
import { galleryMessages } from './gallery.messages.ts';
import { introductionMessages } from './introduction.messages.ts';
import { stepsMessages } from './steps.messages.ts';
import { tabsMessages } from './tabs.messages.ts';
import { textPictureMessages } from './text-picture.messages.ts';
import { threeColumnsMessages } from './three-columns.messages.ts';
import { videoMessages } from './video.messages.ts';

/** Paragraphs beside a picture. */
export const textPicture = definePattern({
  key: 'text-picture',
  category: 'content',
  drawing: [
    't2 8 12 42 40 3',
    't0 40 22 5',
    't3 M8 52V42l12-10 12 11 7-6 11 10v5z',
    't3 57 14 36 4 2',
    't1 57 23 38 2 1',
    't1 57 28 38 2 1',
    't1 57 33 32 2 1',
    't4 57 42 18 8 2',
  ],
  messages: textPictureMessages,
  blocks: (words) => [
    place('text-with-image', {
      headerText: words.headline,
      text: paragraphs(words.text, words.more) + buttons({ text: words.action, href: 'page:p-about' }),
      image: drawing('workplace'),
      layout: 'card-container',
      imagePosition: 'left',
    }),
  ],
});

/** Three reasons side by side. */
export const threeColumns = definePattern({
  key: 'three-columns',
  category: 'content',
  drawing: [
    't3 8 22 24 4 2',
    't1 8 31 26 2 1',
    't1 8 36 24 2 1',
    't1 8 41 18 2 1',
    't3 40 22 22 4 2',
    't1 40 31 26 2 1',
    't1 40 36 25 2 1',
    't1 40 41 20 2 1',
    't3 72 22 24 4 2',
    't1 72 31 26 2 1',
    't1 72 36 22 2 1',
    't1 72 41 16 2 1',
  ],
  messages: threeColumnsMessages,
  blocks: (words) => [
    place('html-grid', {
      cellsContent: [
        pictured('rings', words.heading1, words.text1),
        pictured('lines', words.heading2, words.text2),
        pictured('leaves', words.heading3, words.text3),
      ],
    }),
  ],
});

/** Four steps, one behind the other. */
export const steps = definePattern({
  key: 'steps',
  category: 'content',
  drawing: [
    't4 17 24 5',
    'ts M24 24h10',
    't4 41 24 5',
    'ts M48 24h10',
    't4 65 24 5',
    'ts M72 24h10',
    't4 89 24 5',
    't3 9 36 16 3 1.5',
    't1 9 42 16 2 1',
    't3 33 36 16 3 1.5',
    't1 33 42 16 2 1',
    't3 57 36 16 3 1.5',
    't1 57 42 16 2 1',
    't3 81 36 16 3 1.5',
    't1 81 42 16 2 1',
  ],
  messages: stepsMessages,
  blocks: (words) => [
    place('html-grid', {
      numberOfCells: 4,
      perRow: 4,
      cellsContent: [
        cell(words.heading1, words.text1),
        cell(words.heading2, words.text2),
        cell(words.heading3, words.text3),
        cell(words.heading4, words.text4),
      ],
    }),
  ],
});

/** What somebody gets besides a salary. */
export const benefits = definePattern({
  key: 'benefits',
  category: 'content',
  drawing: [
    't3 8 13 40 4.5 2.25',
    't4 10 26 1.6',
    't1 15 25 32 2 1',
    't4 10 33 1.6',
    't1 15 32 28 2 1',
    't4 10 40 1.6',
    't1 15 39 33 2 1',
    't4 10 47 1.6',
    't1 15 46 26 2 1',
    't2 58 0 46 64 0',
    't0 81 20 8',
    't3 81 46 14',
  ],
  messages: benefitsMessages,
  blocks: (words) => [
    place('text-with-image', {
      headerText: words.headline,
      text:
        paragraphs(words.text) +
        listed(words.point1, words.point2, words.point3, words.point4, words.point5, words.point6) +
        buttons({ text: words.action, href: 'page:p-about' }),
      image: drawing('leaves'),
    }),
  ],
});

/** Pictures of a workplace. */
export const gallery = definePattern({
  key: 'gallery',
  category: 'content',
  drawing: [
    't3 8 7 30 4 2',
    't2 8 16 48 40 3',
    't0 42 27 5',
    't3 M8 56V46l14-10 12 11 8-6 14 10v5z',
    't2 60 16 17 18 2',
    't1 79 16 17 18 2',
    't1 60 38 17 18 2',
    't4 79 38 17 18 2',
  ],
  messages: galleryMessages,
  blocks: (words) => [
    place('gallery', {
      heading: words.heading,
      pictures: [
        { picture: drawing('hills'), caption: words.caption1 },
        { picture: drawing('rings'), caption: words.caption2 },
        { picture: drawing('workplace'), caption: words.caption3 },
        { picture: drawing('leaves'), caption: words.caption4 },
        { picture: drawing('route'), caption: words.caption5 },
      ],
      layout: 'lead',
    }),
  ],
});

/** A text for each of three audiences. */
export const tabs = definePattern({
  key: 'tabs',
  category: 'content',
  drawing: [
    't3 8 9 34 4 2',
    't4 8 20 20 3 1.5',
    't2 34 20 20 3 1.5',
    't2 60 20 20 3 1.5',
    't4 8 26 20 2 1',
    't1 8 36 70 2.5 1.25',
    't1 8 42 78 2.5 1.25',
    't1 8 48 56 2.5 1.25',
  ],
  messages: tabsMessages,
  blocks: (words) => [
    place('tabs', {
      heading: words.heading,
      tabs: [
        { title: words.tab1, text: paragraphs(words.text1) },
        { title: words.tab2, text: paragraphs(words.text2) },
        { title: words.tab3, text: paragraphs(words.text3) },
      ],
    }),
  ],
});

const introduction = definePattern({
  key: 'introduction',
  category: 'content',
  drawing: ['t3 26 14 52 5 2.5', 't1 18 26 68 3 1.5', 't1 14 33 76 3 1.5', 't1 22 40 60 3 1.5'],
  messages: introductionMessages,
  blocks: (words) => [
    place('heading-text', {
      heading: words.heading,
      text: paragraphs(words.text),
      textSize: 'large',
      align: 'center',
    }),
  ],
});

/** A film of the workplace. */
export const video = definePattern({
  key: 'video',
  category: 'content',
  drawing: ['t3 8 7 34 4 2', 't2 8 16 62 36 3', 't4 39 34 8', 'tw M36 29l8 5-8 5z', 't1 8 56 50 2 1'],
  messages: videoMessages,
  blocks: (words) => [place('video', { title: words.title, text: words.text })],
});

/** What explains. */
export const content: readonly Pattern[] = [
  introduction,
  textPicture,
  threeColumns,
  steps,
  benefits,
  gallery,
  video,
  tabs,
];
