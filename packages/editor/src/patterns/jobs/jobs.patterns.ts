import { definePattern, place, placeReady, type Pattern } from '../define-pattern.ts';
import { headed, toPage } from '../pattern-parts.ts';
import { categoriesMessages } from './categories.messages.ts';
import { featuredJobsMessages } from './featured-jobs.messages.ts';
import { jobAlertMessages } from './job-alert.messages.ts';
import { newestJobsMessages } from './newest-jobs.messages.ts';
import { placesMessages } from './places.messages.ts';

const featuredJobs = definePattern({
  key: 'featured-jobs',
  category: 'jobs',
  drawing: [
    't3 8 8 34 4 2',
    't4 86 8 10 4 2',
    't0 8.5 18.5 26 18 2',
    't3 12 23 16 3 1.5',
    't1 12 29 12 2 1',
    't0 39 18.5 26 18 2',
    't3 42.5 23 16 3 1.5',
    't1 42.5 29 12 2 1',
    't0 69.5 18.5 26 18 2',
    't3 73 23 16 3 1.5',
    't1 73 29 12 2 1',
    't0 8.5 41.5 26 18 2',
    't3 12 46 16 3 1.5',
    't0 39 41.5 26 18 2',
    't3 42.5 46 16 3 1.5',
    't0 69.5 41.5 26 18 2',
    't3 73 46 16 3 1.5',
  ],
  messages: featuredJobsMessages,
  blocks: (words) => [
    placeReady('featured-jobs', { headerText: words.heading, showCount: 6, sortStrategy: 'featured' }),
  ],
});

const newestJobs = definePattern({
  key: 'newest-jobs',
  category: 'jobs',
  drawing: [
    't3 8 7 30 4 2',
    't0 8.5 15.5 87 8 2',
    't3 13 18 30 3 1.5',
    't0 8.5 26.5 87 8 2',
    't3 13 29 24 3 1.5',
    't0 8.5 37.5 87 8 2',
    't3 13 40 33 3 1.5',
    't4 8 50 88 11 2',
    'tw 13 54 28 3 1.5',
    'tw 76 53 15 5 1.5',
  ],
  messages: newestJobsMessages,
  blocks: (words) => [
    placeReady('featured-jobs', {
      headerText: words.heading,
      showCount: 5,
      sortStrategy: 'newest',
      jobsLayout: 'list',
    }),
    placeReady('call-to-action', {
      text: headed(words.headline, words.text),
      buttonLink: toPage('p-manage-job-alert', words.action),
    }),
  ],
});

const jobAlert = definePattern({
  key: 'job-alert',
  category: 'jobs',
  drawing: [
    't4 52 12 5',
    't3 30 21 44 4 2',
    't1 26 29 52 2 1',
    'tp 16 36 34 9 2',
    'tp 54 36 34 9 2',
    't4 38 50 28 8 2',
  ],
  messages: jobAlertMessages,
  blocks: (words) => [placeReady('job-alerts', { subtitle: words.subtitle })],
});

const categories = definePattern({
  key: 'categories',
  category: 'jobs',
  drawing: [
    't3 8 9 34 4 2',
    't0 8.5 19.5 26 15 2',
    't4 14 27 3',
    't3 20 25.5 11 3 1.5',
    't0 39 19.5 26 15 2',
    't4 44.5 27 3',
    't3 50.5 25.5 11 3 1.5',
    't0 69.5 19.5 26 15 2',
    't4 75 27 3',
    't3 81 25.5 11 3 1.5',
    't0 8.5 39.5 26 15 2',
    't4 14 47 3',
    't3 20 45.5 11 3 1.5',
    't0 39 39.5 26 15 2',
    't4 44.5 47 3',
    't3 50.5 45.5 11 3 1.5',
    't0 69.5 39.5 26 15 2',
    't4 75 47 3',
    't3 81 45.5 11 3 1.5',
  ],
  messages: categoriesMessages,
  blocks: (words) => [
    placeReady('job-per-segment', {
      titleText: words.title,
      layoutType: 'cards',
      cardTabs: [{ name: words.tab, segmentGroups: ['industry'] }],
      bigCards: true,
      showCount: 9,
    }),
  ],
});

/** Examples, as every name of a town is. */
const towns = ['Amsterdam', 'Rotterdam', 'Utrecht', 'Groningen', 'Eindhoven', 'Zwolle'] as const;

const places = definePattern({
  key: 'places',
  category: 'jobs',
  drawing: [
    't3 8 9 34 4 2',
    't0 8.5 19.5 87 34 3',
    'ts M37.5 20v33',
    'ts M66.5 20v33',
    't3 13 27 15 3 1.5',
    't3 42 27 15 3 1.5',
    't3 71 27 15 3 1.5',
    't3 13 42 12 3 1.5',
    't3 42 42 17 3 1.5',
    't3 71 42 13 3 1.5',
  ],
  messages: placesMessages,
  blocks: (words) => [
    place('job-per-link', {
      titleText: words.title,
      layoutType: 'cards',
      cardTabs: [
        {
          name: words.tab,
          links: towns.map((name) => ({ name, jobQuery: { location_name: name, distance: 25 } })),
        },
      ],
    }),
  ],
});

/** What leads to work. */
export const jobs: readonly Pattern[] = [featuredJobs, newestJobs, jobAlert, categories, places];
