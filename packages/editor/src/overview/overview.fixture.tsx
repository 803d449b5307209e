import type { Overview } from '@boardwright/api-client/contract';
import { overviewFigures } from '@boardwright/api-client/contract';

const days = Array.from({ length: 7 }, (_, at) => (at + 1) * 3);
const job = {
  uuid: '1',
  title: 'Verpleegkundige dialyse',
  company: 'Zorggroep Lauwers',
  slug: 'verpleegkundige-dialyse',
  views: 41,
  applications: 4,
  till: '2026-11-29T22:59:59Z',
};

/** A board on which something waits and something happened. */
export const anOverview: Overview = {
  from: '2026-11-20',
  till: '2026-11-26',
  live_jobs: 2117,
  begun: { company: true, categories: true, job: true, products: true, legal: true, mail: true, host: true },
  tasks: {
    review: { count: 0, since: null },
    companies: { count: 1, since: '2026-11-23T10:00:00Z' },
    reports: { count: 2, reports: 5, since: '2026-11-24T10:00:00Z' },
    deliveries: { count: 3, since: '2026-11-25T10:00:00Z' },
    mails: { count: 1, since: '2026-11-25T10:00:00Z' },
    invoices: { count: 6, late: 2, cents: 487_000 },
    feeds: { count: 1, name: 'Koldijk Transport' },
    missing: { count: 18, path: '/vacatures/bijbaan', hits: 61 },
    in_vain: { count: 3, words: 'heftruck, Rotterdam', searches: 41 },
    ending: { count: 41, few: 14 },
  },
  figures: overviewFigures.map((name) => ({
    name,
    total: 84,
    before: 42,
    days,
    days_before: days.map((value) => Math.floor(value / 2)),
  })),
  most_viewed: [job],
  ending: [{ ...job, uuid: '2', title: 'Timmerman onderhoud' }],
};

/** A board that has just begun. */
export const anEmptyOverview: Overview = {
  ...anOverview,
  live_jobs: 0,
  begun: {
    company: false,
    categories: true,
    job: false,
    products: false,
    legal: true,
    mail: false,
    host: false,
  },
  tasks: {
    review: { count: 0, since: null },
    companies: { count: 0, since: null },
    reports: { count: 0, reports: 0, since: null },
    deliveries: { count: 0, since: null },
    mails: { count: 0, since: null },
    invoices: { count: 0, late: 0, cents: 0 },
    feeds: { count: 0, name: null },
    missing: { count: 0, path: null, hits: 0 },
    in_vain: { count: 0, words: null, searches: 0 },
    ending: { count: 0, few: 0 },
  },
  figures: anOverview.figures.map((figure) => ({
    ...figure,
    total: 0,
    before: 0,
    days: days.map(() => 0),
    days_before: days.map(() => 0),
  })),
  most_viewed: [],
  ending: [],
};
