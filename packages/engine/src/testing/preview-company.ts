import type {
  Client,
  ClientUser,
  MultiposterToken,
  MyOrganisation,
  MyUser,
} from '@boardwright/api-client/contract';
import type { PreviewCalls } from './preview-calls.ts';

export const previewClient: Client = {
  uuid: '00000000-0000-4000-8000-0000000000e2',
  name: 'Zorggroep Lauwers',
  vat_number: 'NL004495445B01',
  kvk_number: '01149273',
  invoice_email: null,
  state: 'approved',
  blocked_reason: null,
  revision: 3,
  created_at: '2025-02-11T09:30:00.000Z',
};

const person = (id: number, change: Partial<ClientUser>): ClientUser => ({
  id,
  given_name: '',
  family_name: '',
  email: `persoon${id}@zorggroeplauwers.example`,
  status: 'active',
  is_you: false,
  created_at: '2026-03-02T10:00:00.000Z',
  ...change,
});
const people: readonly ClientUser[] = [
  person(31, { given_name: 'Femke', family_name: 'Hoekstra' }),
  person(32, { given_name: 'Ilse', family_name: 'Veenstra', is_you: true }),
  person(33, { status: 'invited' }),
  person(34, { given_name: 'Wiebe', family_name: 'de Boer', status: 'inactive' }),
];
const companies: readonly MyUser[] = [
  {
    id: 32,
    client: { uuid: previewClient.uuid, name: previewClient.name },
    status: 'active',
    is_current: true,
  },
  {
    id: 41,
    client: { uuid: '00000000-0000-4000-8000-0000000000e3', name: 'Zorgkring Dollard' },
    status: 'invited',
    is_current: false,
  },
];

/** One of the company's organisations, with a part of each kind. */
export function previewMyOrganisation(changes: Partial<MyOrganisation> = {}): MyOrganisation {
  return {
    id: 1,
    slug: 'zorggroep-lauwers',
    name: 'Zorggroep Lauwers',
    organisation_names: ['Stichting Thuiszorg Hunsingo'],
    email: 'werken@zorggroeplauwers.example',
    phone: '+31595123456',
    logo: null,
    header: null,
    slogan: { nl: 'Dichtbij, in elf dorpen', en: 'Close by, in eleven villages' },
    active: true,
    premium: false,
    company_size: '640',
    company_type: 'company',
    location_hq: 'Winsum',
    country_code: 'NL',
    lat: 53.33,
    lon: 6.52,
    text_about: { nl: '<p>Wij zorgen.</p>' },
    organisation_info: [
      { type: 'text', value: { nl: '<p>Teams van hooguit twaalf mensen.</p>' }, order: 0 },
      { type: 'benefit', value: { nl: 'Zelf roosteren met je team' }, order: 1 },
      { type: 'location', value: 'Winsum', order: 2 },
      { type: 'video', value: 'https://video.example/lauwers', order: 3 },
    ],
    organisation_segments: [501],
    socials: { website: 'https://zorggroeplauwers.example' },
    job_board_ids: [1],
    jobs_count: 31,
    revision: 4,
    created_at: '2025-02-11T09:30:00.000Z',
    updated_at: '2026-11-01T12:00:00.000Z',
    ...changes,
  };
}

const tokens: readonly MultiposterToken[] = [
  {
    id: 2,
    name: 'Ons wervingssysteem',
    ending: 'x7Qp',
    active: true,
    last_used: '2026-11-20T06:00:00.000Z',
    created_at: '2026-09-01T08:00:00.000Z',
  },
  {
    id: 1,
    name: 'Proef',
    ending: 'b3Zk',
    active: false,
    last_used: null,
    created_at: '2026-08-12T08:00:00.000Z',
  },
];

const list = <Item>(data: readonly Item[]) => ({
  data,
  meta: { total: data.length, page: 1, limit: 10, last_page: 1 },
});

/** The calls about a company, its people, its organisations and its posting systems; `isNew` has none of them yet. */
export function companyCalls({ isNew = false }: { readonly isNew?: boolean } = {}): {
  readonly clients: PreviewCalls;
  readonly organisations: PreviewCalls;
  readonly multiposter: PreviewCalls;
} {
  const own = isNew
    ? []
    : [
        previewMyOrganisation(),
        previewMyOrganisation({ id: 2, name: 'Lauwers Thuis', active: false, jobs_count: 0 }),
      ];
  return {
    clients: {
      readClient: async () => ({ data: previewClient }),
      findClientUsers: async () => list(people),
      findMyUsers: async () => ({ data: companies }),
    },
    organisations: {
      findMyOrganisations: async () => list(own),
      readMyOrganisation: async () => ({ data: previewMyOrganisation() }),
    },
    multiposter: { findMultiposterTokens: async () => list(isNew ? [] : tokens) },
  };
}
