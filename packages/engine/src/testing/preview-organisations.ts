import type { Organisation } from '@boardwright/api-client/contract';
import type { PreviewCalls, PreviewQuery } from './preview-calls.ts';
import { previewJobs } from './preview-jobs.ts';

const rows = [
  [
    'Zorggroep Lauwers',
    'Winsum',
    31,
    'Thuiszorg en kleinschalig wonen in elf dorpen. Wijkteams plannen zelf hun routes.',
  ],
  [
    'Eemswind Energie',
    'Eemshaven',
    12,
    'Bouwt en onderhoudt 84 turbines langs de Eemsmond, met een eigen opleidingshal.',
  ],
  [
    'Kielwater Scheepsbouw',
    'Delfzijl',
    9,
    'Familiewerf sinds 1924. Bouwt hybride kustvaarders en leidt zijn eigen lassers op.',
  ],
  ['Polderdata', 'Groningen', 1, 'Maakt kaarten van de bodem, voor boeren en waterschappen.'],
  ['Scholengroep Oostvaart', 'Haren', 17, null],
  [
    'Gezondheidszorgvoorzieningencoöperatie Noordoost-Groningen',
    'Winschoten',
    4,
    'Vijf huisartsenposten, twee apotheken en een wachtlijst die korter wordt.',
  ],
  ['Waterschap Drielanden', 'Veendam', 6, 'Houdt de voeten droog van een half miljoen mensen.'],
] as const;

/** Organisations as the API answers them, for previews: without a slogan and with a very long name among them. */
export function previewOrganisations(count: number): Organisation[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, place, jobs, slogan] = rows[index % rows.length] ?? rows[0];
    return {
      id: index + 1,
      slug: `organisation-${index + 1}`,
      name,
      logo: null,
      header: null,
      slogan,
      active: true,
      premium: index % 4 === 0,
      company_size: '640',
      company_type: 'company',
      location_hq: place,
      text_about: null,
      website: null,
      socials: {},
      jobs_count: jobs,
    };
  });
}

/** One organisation with all that its page shows. */
function previewOrganisation(changes: Partial<Organisation> = {}): Organisation {
  return {
    id: 1,
    slug: 'zorggroep-lauwers',
    name: 'Zorggroep Lauwers',
    logo: null,
    header: null,
    slogan: 'Thuiszorg en kleinschalig wonen in elf dorpen. Wijkteams plannen zelf hun routes.',
    active: true,
    premium: true,
    company_size: '640',
    company_type: 'company',
    location_hq: 'Winsum',
    text_about:
      '<p class="lead">Thuiszorg en kleinschalig wonen in elf dorpen tussen Lauwersoog en Groningen.</p><p>Zorggroep Lauwers begon in 1979 met vier wijkzusters en een brommer. Inmiddels zijn er 640 collega’s, verdeeld over 46 teams van hooguit twaalf mensen.</p>',
    website: 'https://www.zorggroeplauwers.example',
    socials: {
      linkedin: 'https://www.linkedin.com/company/zorggroeplauwers-demo',
      instagram: 'https://www.instagram.com/zorggroeplauwers.demo',
    },
    jobs_count: 31,
    organisation_names: ['Zorggroep Lauwers', 'Stichting Thuiszorg Hunsingo'],
    organisation_info: [
      { type: 'benefit', value: 'Een elektrische fiets of een leaseauto vanaf dag één', order: 2 },
      { type: 'benefit', value: 'Je eigen rooster, met je team', order: 3 },
      { type: 'benefit', value: '€ 1.500 per jaar voor scholing die je zelf kiest', order: 4 },
      {
        type: 'text',
        value:
          '<h2>Zo werken we</h2><p>Er is geen rooster van bovenaf: elk team spreekt zelf af wie wanneer rijdt.</p>',
        order: 1,
      },
      { type: 'image', value: '/uploads/art/photo.jpg', order: 5 },
      { type: 'image', value: '/uploads/art/photo.jpg', order: 6 },
      { type: 'video', value: 'https://www.youtube.com/watch?v=lauwers', order: 7 },
      { type: 'location', value: 'Hoofdstraat Obergum 1, Winsum', order: 8 },
      { type: 'location', value: 'Baflo', order: 9 },
      { type: 'social', value: 'https://www.facebook.com/zorggroeplauwers.demo', order: 10 },
    ],
    organisation_segments: [501, 505],
    ...changes,
  };
}

export interface OrganisationResponses {
  /** How many organisations a search finds. */
  readonly total?: (query: PreviewQuery) => number;
  readonly organisation?: Partial<Organisation>;
  /** How many jobs the one organisation has. */
  readonly jobs?: number;
}

/** The calls of the blocks of organisations, on a board that has 38 of them. */
export function organisationCalls({
  total = () => 38,
  organisation,
  jobs = 31,
}: OrganisationResponses = {}): Readonly<Record<string, PreviewCalls>> {
  const findBoardOrganisations: PreviewCalls[string] = async ({ query = {} }) => {
    const found = total(query);
    return pageOf(previewOrganisations(found), query);
  };
  const readOrganisation: PreviewCalls[string] = async () => ({ data: previewOrganisation(organisation) });
  const findBoardJobs: PreviewCalls[string] = async ({ query = {} }) => {
    const own = { organisation_name: 'Zorggroep Lauwers', organisation_slug: 'zorggroep-lauwers' };
    return pageOf(
      previewJobs(jobs).map((job) => ({ ...job, ...own })),
      query,
    );
  };
  return { siteContent: { findBoardOrganisations, readOrganisation }, jobs: { findBoardJobs } };
}

function pageOf<Row>(rowsOfAll: readonly Row[], query: PreviewQuery) {
  const limit = Number(query['limit'] ?? 10);
  const page = Number(query['page'] ?? 1);
  const first = (page - 1) * limit;
  const all = rowsOfAll.length;
  return {
    data: rowsOfAll.slice(first, first + limit),
    meta: { total: all, page, limit, last_page: Math.max(1, Math.ceil(all / limit)) },
  };
}
