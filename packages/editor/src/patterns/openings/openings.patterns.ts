import { definePattern, place, type Pattern } from '../define-pattern.ts';
import { buttons, drawing, headed, paragraphs, toPage } from '../pattern-parts.ts';
import { campaignMessages } from './campaign.messages.ts';
import { countdownMessages } from './countdown.messages.ts';
import { heroPictureMessages } from './hero-picture.messages.ts';
import { heroPosterMessages } from './hero-poster.messages.ts';
import { heroSearchMessages } from './hero-search.messages.ts';
import { programmeMessages } from './programme.messages.ts';

const heroSearch = definePattern({
  key: 'hero-search',
  category: 'openings',
  drawing: [
    't1 0 0 104 64 0',
    't4 82 22 11',
    't2 M0 64V52c24-8 44 2 66-3s28-5 38-2v17z',
    't3 9 12 46 5 2.5',
    't3 9 20 34 5 2.5',
    'tp 9 32 78 11 3',
    't4 71 34 14 7 2',
  ],
  messages: heroSearchMessages,
  blocks: (words) => [
    place('search-job', {
      headline: words.headline,
      subheadline: words.subheadline,
      image: drawing('sunrise'),
      popularSearches: [words.first, words.second, words.third, words.fourth].map((name) => ({
        name,
        search: name,
      })),
    }),
  ],
});

/** A first screen with a promise, a picture and two ways on. */
export const heroPicture = definePattern({
  key: 'hero-picture',
  category: 'openings',
  drawing: [
    't3 8 16 38 5 2.5',
    't3 8 24 30 5 2.5',
    't1 8 34 36 2.5 1.25',
    't1 8 39 30 2.5 1.25',
    't4 8 47 18 8 2',
    't2 54 0 50 64 0',
    't0 84 18 7',
    't3 M54 64V46l16-14 14 15 8-7 12 12v12z',
  ],
  messages: heroPictureMessages,
  blocks: (words) => [
    place('text-with-image', {
      headerText: words.headline,
      text:
        paragraphs(words.text) +
        buttons({ text: words.action, href: 'page:p-job-list' }, { text: words.other, href: 'page:p-about' }),
      image: drawing('hills'),
      backgroundGradient: true,
    }),
  ],
});

/** A picture over the whole width, with a few words on a panel. */
export const heroPoster = definePattern({
  key: 'hero-poster',
  category: 'openings',
  drawing: [
    't2 0 0 104 64 0',
    't0 84 16 7',
    't3 M30 64l26-30 18 18 12-10 18 18v4z',
    't0 8 18 44 34 3',
    't3 13 24 30 4.5 2.25',
    't1 13 32 34 2 1',
    't1 13 36 30 2 1',
    't4 13 42 16 6 2',
  ],
  messages: heroPosterMessages,
  blocks: (words) => [
    place('text-with-image', {
      headerText: words.headline,
      text: paragraphs(words.text) + buttons({ text: words.action, href: 'page:p-job-list' }),
      image: drawing('crew'),
      layout: 'poster',
      verticalPosition: 'bottom',
    }),
  ],
});

/** An appeal on the brand’s colour. */
export const campaign = definePattern({
  key: 'campaign',
  category: 'openings',
  drawing: [
    't4 0 0 104 64 0',
    'tv 92 60 34',
    'tw 26 15 52 5 2.5',
    'tw 34 23 36 5 2.5',
    'tv 30 33 44 2.5 1.25',
    'tw 32 44 18 8 2',
    'tv 54 44 18 8 2',
  ],
  messages: campaignMessages,
  blocks: (words) => [
    place('call-to-action', {
      text: headed(words.headline, words.text),
      buttonLink: toPage('p-job-list', words.action),
      secondButtonLink: toPage('p-manage-job-alert', words.other),
      layout: 'column',
    }),
  ],
});

const countdown = definePattern({
  key: 'countdown',
  category: 'openings',
  drawing: [
    't1 0 0 104 64 0',
    't3 32 9 40 4.5 2.25',
    't0 17 20 16 18 2.5',
    't4 22 26 6 6 1',
    't0 35 20 16 18 2.5',
    't4 40 26 6 6 1',
    't0 53 20 16 18 2.5',
    't4 58 26 6 6 1',
    't0 71 20 16 18 2.5',
    't4 76 26 6 6 1',
    't4 42 46 20 8 2',
  ],
  messages: countdownMessages,
  blocks: (words) => [
    place('countdown', {
      heading: words.heading,
      subheading: words.subheading,
      buttonLink: toPage('p-job-list', words.action),
      endText: words.end,
      layout: 'panel',
    }),
  ],
});

/** A day hour by hour. */
export const programme = definePattern({
  key: 'programme',
  category: 'openings',
  drawing: [
    't4 6 6 92 18 3',
    'tw 12 12 26 4 2',
    'tv 58 10 10 10 2',
    'tv 71 10 10 10 2',
    'tv 84 10 10 10 2',
    't4 14 34 2.5',
    't3 22 32.5 34 3 1.5',
    't4 14 44 2.5',
    't3 22 42.5 28 3 1.5',
    't4 14 54 2.5',
    't3 22 52.5 38 3 1.5',
  ],
  messages: programmeMessages,
  blocks: (words) => [
    place('countdown', { heading: words.heading, endText: words.end, layout: 'panel' }),
    place('timeline', {
      heading: words.programme,
      subheading: words.subheading,
      moments: [
        { when: '10:00', title: words.title1, text: words.text1 },
        { when: '11:00', title: words.title2, text: words.text2 },
        { when: '13:00', title: words.title3, text: words.text3 },
        { when: '14:30', title: words.title4, text: words.text4 },
      ],
    }),
  ],
});

/** What a page begins with. */
export const openings: readonly Pattern[] = [
  heroSearch,
  heroPicture,
  heroPoster,
  campaign,
  countdown,
  programme,
];
