import type { BlockScenes } from '../../testing/preview-scenes.ts';

export const jobListScenes: BlockScenes = {
  all: {
    path: '/vacatures',
    search: '?location_name=Groningen&in[segment_ids]=401,103&salary_min=3000',
    answers: { meta: { location: { name: 'Groningen', lat: 53.2, lon: 6.5 } } },
  },
  of: {
    fixed: { search: '' },
    split: { search: '?location_name=Groningen&active-job=wijkverpleegkundige-niveau-6' },
    empty: {
      search: '?search=vuurtorenwachter&location_name=Schiermonnikoog&in[segment_ids]=401',
      answers: { total: (query) => (query['search'] ? 0 : 18) },
    },
    notices: {
      search: '?search=zrog&location_name=Gronigne&sort=best&page=99',
      answers: {
        meta: { corrected: 'zorg' },
        failOn: (query) => (query['location_name'] ? 'placeUnknown' : undefined),
      },
    },
  },
};
