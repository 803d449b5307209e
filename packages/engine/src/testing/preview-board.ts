import type { Configuration } from '@boardwright/api-client/contract';
import type { Board, Visitor } from '../board/board-context.ts';
import { createBoard } from '../board/create-board.ts';

/** A board to draw blocks on, outside any host: stories, the contract suite and the editor's thumbnails. */
export function previewBoard(locale: string, visitor: Visitor = 'guest', search = ''): Board {
  return createBoard({
    siteId: 18,
    boardId: 1,
    siteName: 'Wadwerk',
    locale,
    locales: ['nl', 'en', 'ro'],
    defaultLocale: 'nl',
    now: '2026-11-20T10:00:00.000Z',
    timeZone: 'Europe/Amsterdam',
    dateFormat: 'dd-MM-yyyy',
    visitor,
    enableFavourites: true,
    search,
    alternates: { nl: '/', en: '/en', ro: '/ro' },
  });
}

const groups = [
  ['time', 'Uren per week'],
  ['education', 'Opleiding'],
  ['career_level', 'Niveau'],
  ['contract', 'Dienstverband'],
  ['industry', 'Vakgebied'],
] as const;
const names = [
  ['Tot 16 uur', '16–24 uur', '24–32 uur', '32–40 uur'],
  ['Vmbo', 'Mbo', 'Hbo', 'Wo'],
  ['Starter', 'Ervaren', 'Senior', 'Leidinggevend'],
  ['Vast', 'Tijdelijk', 'Project', 'Stage'],
  [
    'Zorg en welzijn',
    'Techniek en productie',
    'Onderwijs',
    'Bouw en installatie',
    'ICT en data',
    'Horeca',
    'Overheid',
  ],
];

/** Segments as a board has them: five groups, numbered by group (501 is the first industry). */
export const previewConfiguration: Configuration = {
  sites: [{ host: 'localhost', job_board_builder_site_id: 18, job_board_id: 1 }],
  job_boards: [
    {
      id: 1,
      name: 'Wadwerk',
      slug: 'wadwerk',
      host: 'localhost',
      url: 'http://localhost',
      status: 'active',
      placeholders: [],
    },
  ],
  segments_groups: groups.map(([key, name], index) => ({
    id: index + 1,
    key,
    name,
    jobs: true,
    candidates: true,
    organisations: true,
  })),
  segments: names.flatMap((group, index) =>
    group.map((name, at) => ({ id: (index + 1) * 100 + at + 1, name, segment_group_id: index + 1 })),
  ),
  newsletters: [
    { id: 1, name: 'Nieuwsbrief', consent: 'Mail mij de nieuwsbrief “Nieuwsbrief”. Afmelden kan altijd.' },
  ],
  payment_types: [],
  countries: [{ code: 'NL' }, { code: 'BE' }],
  third_parties: [],
  settings: { app_image: null, app_credit_price: 1, app_use_imperial_system: false },
};
