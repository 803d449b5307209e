import type { Visitor } from '../pages/board-context.ts';
import type { PreviewAnswers } from './preview-client.ts';

/** How a fixture's page is met: who asks for which address, and what the board answers. */
export interface Scene {
  /** The page's path; the home page otherwise. */
  readonly path?: string;
  /** The address's query, from its `?`. */
  readonly search?: string;
  readonly visitor?: Visitor;
  readonly answers?: PreviewAnswers;
}

interface BlockScenes {
  readonly all?: Scene;
  /** By fixture; laid over `all`. */
  readonly of?: Readonly<Record<string, Scene>>;
}

/** Blocks whose fixtures need more than settings, by block key. The contract suite and the stories draw them so. */
const scenes: Readonly<Record<string, BlockScenes>> = {
  'job-list': {
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
  },
  'job-details': {
    all: { path: '/vacature/wijkverpleegkundige-niveau-6' },
    of: {
      'for-employers': { visitor: 'employer' },
      expired: { answers: { job: { status: 'expired', till: '2026-11-12T22:59:59.000Z' } } },
      'career-page': { answers: { job: { apply_type: 'url', apply_url: 'https://jobs.example/1' } } },
      applied: { search: '?applied=1' },
      'platform-text': {
        answers: {
          job: {
            title: 'Arbeidsmarktcommunicatiemedewerker en verpleegkundig specialist ouderengeneeskunde',
            text_type: 'platform',
            text_platform: {
              job: '<p>Werk.</p>',
              function: '<p>Jij.</p>',
              offer: '<p>Wij.</p>',
              company: null,
            },
            salary_min: null,
            salary_max: null,
            location_name: null,
            city: null,
            remote: true,
            till: null,
          },
        },
      },
    },
  },
  'job-per-segment': { of: { empty: { answers: { total: () => 0 } } } },
  'search-job': { of: { small: { path: '/vacatures' }, candidates: { visitor: 'employer' } } },
};

/** The scene of one fixture of a block. */
export function sceneOf(key: string, fixture: string): Scene {
  return { ...scenes[key]?.all, ...scenes[key]?.of?.[fixture] };
}
