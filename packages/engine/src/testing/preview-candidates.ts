import type { EmployerResume, PublicCandidate, RelationStatus } from '@boardwright/api-client/contract';
import type { PreviewRequests, PreviewCalls } from './preview-calls.ts';

const people = [
  [
    'Sanne',
    'Verpleegkundige interne geneeskunde',
    'Winsum',
    'Zes jaar ziekenhuis, klaar voor de wijk.',
    [501, 203, 302, 401, 103],
  ],
  [
    'Jelle',
    'Verzorgende IG',
    'Bedum',
    'Rustige nachtdienst-man die ook overdag kan lachen.',
    [501, 202, 302, 401],
  ],
  [
    'Noor',
    'Begeleider gehandicaptenzorg',
    'Haren',
    'Kijkt naar wat iemand kan en begint daar.',
    [501, 202, 302, 102],
  ],
  [
    'Ruben',
    'Servicemonteur',
    'Delfzijl',
    'Liever op hoogte dan achter een bureau.',
    [502, 202, 303, 401, 104],
  ],
  ['Ioana', 'Frontend developer', 'Groningen', 'Bouwt formulieren die iedereen snapt.', [505, 204, 302, 104]],
  [
    'Thijs',
    'Timmerman',
    'Drachten',
    'Houdt van oude kozijnen en strakke planning.',
    [504, 202, 303, 401, 104],
  ],
] as const;

/** Candidates as the API shows them to visitors: somebody without a position, a preference or a text is among them. */
export function previewCandidates(count: number): PublicCandidate[] {
  return Array.from({ length: count }, (_, index) => {
    const [given_name, position, city, short, segment_ids] = people[index % people.length] ?? people[0];
    const bare = index === 5;
    return {
      uuid: `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`,
      slug: `candidate-${index + 1}`,
      given_name,
      position: bare ? null : position,
      city: bare ? null : city,
      country_code: 'NL',
      short_description: bare ? null : short,
      info: bare
        ? null
        : '<p>Ik werk graag zelfstandig en houd van mensen met een eigen wil. Na zes jaar op de afdeling wil ik terug naar het dorp waar ik opgroeide.</p>',
      open_to_relocate: index % 3 === 1,
      salary_type: 'month',
      salary_min: index % 4 === 3 ? null : 3500 - index * 50,
      travel_distance: bare ? null : 25,
      segment_ids: [...segment_ids],
      status: 'available',
      history: [
        {
          type: 'employer',
          name: position,
          institution: 'Medisch Centrum Stadspark',
          place: 'Groningen',
          description: 'Interne geneeskunde, ook als werkbegeleider van twee leerlingen.',
          from: '2020-09-01',
          till: null,
        },
        {
          type: 'employer',
          name: 'Verzorgende',
          institution: 'Zorgerf Westerkwartier',
          place: 'Zuidhorn',
          description: null,
          from: '2017-09-01',
          till: '2020-07-01',
        },
        {
          type: 'education',
          name: 'Hbo-verpleegkunde',
          institution: 'Hogeschool Noordzij',
          place: 'Groningen',
          description: 'Afgestudeerd op thuis wonen met hartfalen.',
          from: '2013-09-01',
          till: '2017-07-01',
        },
      ],
    };
  });
}

const counts = {
  103: 5,
  104: 11,
  202: 17,
  203: 6,
  204: 3,
  302: 14,
  303: 9,
  401: 18,
  501: 12,
  502: 6,
  504: 4,
  505: 3,
};

/** What a board with so many candidates answers to a search for them. */
export function respondWithCandidates(total: (query: PreviewRequests['query']) => number, place?: string) {
  return async ({ query = {} }: PreviewRequests) => {
    const found = total(query);
    const limit = Number(query['limit'] ?? 10);
    const page = Number(query['page'] ?? 1);
    const first = (page - 1) * limit;
    return {
      data: previewCandidates(found).slice(first, first + limit),
      meta: {
        total: found,
        page,
        limit,
        last_page: Math.max(1, Math.ceil(found / limit)),
        aggregations: { segment_ids: found ? counts : {} },
        ...(place && { location: { name: place, lat: 53.2, lon: 6.57 } }),
      },
    };
  };
}

/** A candidate's resume as an employer reads it. @param status of the company's request; without one nobody asked */
function previewEmployerResume(candidate: PublicCandidate, status?: RelationStatus): EmployerResume {
  const { lat: _lat, lon: _lon, history = [], ...visible } = candidate;
  const isAccepted = status === 'accepted';
  return {
    ...visible,
    info: visible.info ?? null,
    open_to_relocate: visible.open_to_relocate ?? false,
    salary_type: visible.salary_type ?? null,
    salary_min: visible.salary_min ?? null,
    travel_distance: visible.travel_distance ?? null,
    history,
    client: status !== undefined,
    contact: status ? { status, created_at: '2026-11-12T09:00:00.000Z', withdrawn_at: null } : null,
    family_name: isAccepted ? 'Wiersma' : null,
    email: isAccepted ? 'sanne.wiersma@voorbeeld.nl' : null,
    phone: isAccepted ? '+31 6 12345678' : null,
    address: isAccepted ? 'Stationsweg 12' : null,
    postal_code: isAccepted ? '9951 CE' : null,
    file_token: isAccepted ? 'cv1' : null,
  };
}

const standings = [undefined, 'requested', 'accepted', 'declined'] as const;

/** What an employer's search finds on a board with so many candidates. */
export function respondWithResumes(total: number) {
  const answer = respondWithCandidates(() => total, 'Groningen');
  return async (asked: PreviewRequests) => {
    const { data, meta } = await answer(asked);
    return {
      data: data.map((candidate, index) => ({
        ...previewEmployerResume(candidate, standings[index % standings.length]),
        distance: index * 3,
      })),
      meta,
    };
  };
}

/** The calls of an employer's visit to the first candidate. */
export function previewResumeCalls({
  status,
  credits,
  contracts = 0,
}: {
  readonly status?: RelationStatus;
  readonly credits: number;
  readonly contracts?: number;
}): Readonly<Record<string, PreviewCalls>> {
  const [candidate] = previewCandidates(1);
  if (!candidate) throw new Error('previewCandidates(1) gave nobody');
  return {
    candidates: { readEmployerResume: async () => ({ data: previewEmployerResume(candidate, status) }) },
    shop: {
      readCreditsBalance: async () => ({ data: { balance: credits } }),
      readContractsBalance: async () => ({ data: { balance: contracts } }),
    },
  };
}
