import { definePattern, place, placeReady, type Pattern } from '../define-pattern.ts';
import { buttons, drawing, paragraphs } from '../pattern-parts.ts';
import { newsMessages } from './news.messages.ts';
import { recruiterMessages } from './recruiter.messages.ts';
import { storyMessages } from './story.messages.ts';
import { teamMessages } from './team.messages.ts';
import { timelineMessages } from './timeline.messages.ts';

const story = definePattern({
  key: 'story',
  category: 'people',
  drawing: [
    't2 0 0 48 32 0',
    't4 24 14 5',
    't3 M14 32a10 10 0 0 1 20 0z',
    't3 56 9 34 4 2',
    't1 56 17 38 2 1',
    't1 56 22 30 2 1',
    't3 8 41 30 4 2',
    't1 8 49 34 2 1',
    't1 8 54 26 2 1',
    't2 56 32 48 32 0',
    't0 84 42 4',
    't3 M56 64V54l14-10 12 10 8-5 14 10v5z',
  ],
  messages: storyMessages,
  blocks: (words) => [
    place('text-with-image', {
      headerText: words.headline1,
      text: paragraphs(words.text1, words.text1b),
      image: drawing('people'),
      imagePosition: 'left',
      backgroundGradient: true,
    }),
    place('text-with-image', {
      headerText: words.headline2,
      text: paragraphs(words.text2, words.text2b) + buttons({ text: words.action, href: 'page:p-job-list' }),
      image: drawing('route'),
    }),
  ],
});

const recruiter = definePattern({
  key: 'recruiter',
  category: 'people',
  drawing: [
    't2 10 12 40 40 4',
    't4 30 28 8',
    't4 M16 52a14 14 0 0 1 28 0z',
    't3 57 17 34 4 2',
    't1 57 26 36 2 1',
    't1 57 31 30 2 1',
    't4 57 41 18 8 2',
  ],
  messages: recruiterMessages,
  blocks: (words) => [
    place('text-with-image', {
      headerText: words.headline,
      text: paragraphs(words.text, words.hours) + buttons({ text: words.action, href: 'page:p-job-list' }),
      image: drawing('recruiter'),
      layout: 'card-container',
      imagePosition: 'left',
    }),
  ],
});

const news = definePattern({
  key: 'news',
  category: 'people',
  drawing: [
    't3 8 8 24 4 2',
    't2 8 19 26 18 2',
    't3 8 41 24 3 1.5',
    't1 8 47 18 2 1',
    't2 39 19 26 18 2',
    't3 39 41 22 3 1.5',
    't1 39 47 20 2 1',
    't2 70 19 26 18 2',
    't3 70 41 25 3 1.5',
    't1 70 47 16 2 1',
  ],
  messages: newsMessages,
  blocks: (words) => [
    placeReady('news-feed', { heading: words.heading, subheading: words.subheading, showCount: 3 }),
  ],
});

/** Who speaks with whom applies. */
export const team = definePattern({
  key: 'team',
  category: 'people',
  drawing: [
    't3 35 8 34 4 2',
    't2 17 29 9',
    't4 40 29 9',
    't2 64 29 9',
    't4 87 29 9',
    't3 9 43 16 3 1.5',
    't1 10 49 14 2 1',
    't3 32 43 16 3 1.5',
    't1 33 49 14 2 1',
    't3 56 43 16 3 1.5',
    't1 57 49 14 2 1',
    't3 79 43 16 3 1.5',
    't1 80 49 14 2 1',
  ],
  messages: teamMessages,
  blocks: (words) => [
    place('team', {
      heading: words.heading,
      subheading: words.subheading,
      people: [
        { name: 'Anke de Vries', role: words.role1, text: words.text1, picture: drawing('portrait-1') },
        { name: 'Tom Hofstra', role: words.role2, text: words.text2, picture: drawing('portrait-2') },
        { name: 'Ruxandra Ionescu', role: words.role3, text: words.text3, picture: drawing('portrait-3') },
        { name: 'Mirthe Blok', role: words.role4, text: words.text4, picture: drawing('portrait-4') },
      ],
    }),
  ],
});

const timeline = definePattern({
  key: 'timeline',
  category: 'people',
  drawing: [
    't3 8 8 34 4 2',
    'ts M20 20v34',
    't4 20 22 3.5',
    't3 30 20 26 3 1.5',
    't1 30 26 44 2 1',
    't4 20 37 3.5',
    't3 30 35 30 3 1.5',
    't1 30 41 38 2 1',
    't4 20 52 3.5',
    't3 30 50 22 3 1.5',
    't1 30 56 42 2 1',
  ],
  messages: timelineMessages,
  blocks: (words) => [
    place('timeline', {
      heading: words.heading,
      moments: [
        { when: words.when1, title: words.title1, text: words.text1 },
        { when: words.when2, title: words.title2, text: words.text2 },
        { when: words.when3, title: words.title3, text: words.text3 },
        { when: words.when4, title: words.title4, text: words.text4 },
      ],
    }),
  ],
});

/** Who works there, and what happens. */
export const people: readonly Pattern[] = [team, story, timeline, recruiter, news];
