import type {
  ApplyForm,
  ContactedCandidate,
  ContactRequest,
  SentApplication,
} from '@boardwright/api-client/contract';
import type { PreviewRequests, PreviewCalls } from './preview-calls.ts';

const sent = [
  ['Wijkverpleegkundige niveau 6', 'Zorggroep Lauwers', 'Winsum', 'interview', true],
  ['SEH-verpleegkundige', 'Medisch Centrum Stadspark', 'Groningen', 'received', true],
  ['Schoolverpleegkundige', 'Scholengroep Oostvaart', 'Haren', 'rejected', false],
  ['Casemanager dementie', 'Anders Zorg Noord', null, 'withdrawn', false],
] as const;

/** What a candidate sent: one of most statuses; of the first a letter and files. */
export function previewSent(changes: Partial<SentApplication> = {}): SentApplication[] {
  return sent.map(([title, organisation_name, location_name, status, live], index) => ({
    uuid: `00000000-0000-4000-8000-00000000030${index}`,
    status,
    created_at: `2026-11-${String(18 - 5 * index).padStart(2, '0')}T09:12:00.000Z`,
    changed_at: `2026-11-${String(19 - 5 * index).padStart(2, '0')}T14:00:00.000Z`,
    can_withdraw: status === 'interview' || status === 'received',
    email: 'sanne.wiersma@voorbeeld.nl',
    given_name: 'Sanne',
    family_name: 'Wiersma',
    phone: index === 0 ? '+31612345678' : null,
    motivation_text: index === 0 ? 'Goedendag,\n\nGraag kom ik eens kijken.\n\nSanne' : null,
    files:
      index === 0
        ? [{ kind: 'cv' as const, token: 'f1', name: 'CV Sanne Wiersma 2026.pdf', size: 182_000 }]
        : [],
    job: {
      uuid: `00000000-0000-4000-8000-00000000040${index}`,
      slug: `job-${index}`,
      title,
      organisation_name,
      logo: null,
      location_name,
      live,
    },
    ...changes,
  }));
}

export function previewRequests(changes: Partial<ContactRequest> = {}): ContactRequest[] {
  const first: ContactRequest = {
    uuid: '00000000-0000-4000-8000-000000000501',
    status: 'requested',
    client_name: 'Medisch Centrum Stadspark',
    client_logo: null,
    introduction_text:
      'Beste Sanne, op onze hartbewaking zoeken we iemand met jouw ervaring. Zin in een kop koffie op de afdeling?',
    motivation: 'Je werkte op een verpleegafdeling en in de wijk.',
    motivation_file: { token: 'm1', name: 'Werken op de hartbewaking.pdf' },
    created_at: '2026-11-18T09:00:00.000Z',
    answered_at: null,
    expires_at: '2026-12-18T09:00:00.000Z',
    ...changes,
  };
  return [
    first,
    {
      ...first,
      uuid: '00000000-0000-4000-8000-000000000502',
      status: 'accepted',
      client_name: 'Zorggroep Lauwers',
      motivation: null,
      motivation_file: null,
      answered_at: '2026-11-10T09:00:00.000Z',
    },
    {
      ...first,
      uuid: '00000000-0000-4000-8000-000000000503',
      status: 'declined',
      client_name: 'Anders Zorg Noord',
      motivation_file: null,
      answered_at: '2026-10-10T09:00:00.000Z',
      expires_at: '2026-11-08T09:00:00.000Z',
    },
  ];
}

/** Candidates whom a company asked: one of every status, and one whose request was taken back. */
export function previewContacted(): ContactedCandidate[] {
  const people = [
    ['Sanne', 'Verpleegkundige interne geneeskunde', 'Winsum', 'accepted'],
    ['Jelle', 'Verzorgende IG', 'Bedum', 'requested'],
    ['Noor', 'Begeleider gehandicaptenzorg', 'Haren', 'declined'],
    ['Ruben', null, 'Delfzijl', 'requested'],
  ] as const;
  return people.map(([given_name, position, city, status], index) => {
    const isAccepted = status === 'accepted';
    return {
      uuid: `00000000-0000-4000-8000-00000000060${index}`,
      status,
      client_name: 'Zorggroep Lauwers',
      client_logo: null,
      introduction_text: 'Ons team in Winsum zoekt iemand die de dorpen kent.\n\nZullen we bellen?',
      motivation: index === 0 ? 'Je woont dichtbij.' : null,
      motivation_file: null,
      created_at: `2026-11-${String(8 + 3 * index).padStart(2, '0')}T09:00:00.000Z`,
      answered_at: status === 'requested' ? null : '2026-11-18T10:00:00.000Z',
      expires_at: '2026-12-18T09:00:00.000Z',
      credits: index === 2 ? 0 : 1,
      withdrawn_at: index === 3 ? '2026-11-19T08:00:00.000Z' : null,
      resume: {
        uuid: `00000000-0000-4000-9000-00000000000${index}`,
        slug: `candidate-${index + 1}`,
        given_name,
        family_name: isAccepted ? 'Wiersma' : null,
        position,
        city,
        country_code: 'NL',
        short_description: null,
        email: isAccepted ? 'sanne.wiersma@voorbeeld.nl' : null,
        phone: isAccepted ? '+31 6 12345678' : null,
        address: isAccepted ? 'Stationsweg 12' : null,
        postal_code: isAccepted ? '9951 CE' : null,
        file_token: isAccepted ? 'cv1' : null,
      },
    };
  });
}

/** The calls of a company's contacted candidates. */
export function previewContactedCalls(candidates = previewContacted()): PreviewCalls {
  return {
    findContactedCandidates: async (asked) => {
      const status = asked.query?.['match[status]'];
      const data = candidates.filter((one) => status === undefined || one.status === status);
      return { data, meta: meta(data.length, asked) };
    },
  };
}

const meta = (total: number, { query = {} }: PreviewRequests) => ({
  total,
  page: Number(query['page'] ?? 1),
  limit: Number(query['limit'] ?? 10),
  last_page: Math.max(1, Math.ceil(total / Number(query['limit'] ?? 10))),
});

/** The calls of a candidate's applications. */
export function previewApplications(applications = previewSent(), total = applications.length): PreviewCalls {
  return {
    findApplications: async (asked) => ({ data: applications, meta: meta(total, asked) }),
    readApplication: async ({ params }) => {
      const found = applications.find(({ uuid }) => uuid === params?.['uuid']);
      if (!found)
        throw Object.assign(new Error('notFound'), { name: 'ApiError', code: 'notFound', status: 404 });
      return { data: found };
    },
  };
}

/** The calls of contact requests; a link's token is a request's uuid. */
export function previewRelations(requests = previewRequests()): PreviewCalls {
  return {
    findContactRequests: async (asked) => ({ data: requests, meta: meta(requests.length, asked) }),
    readContactRequest: async ({ params }) => {
      const found = requests.find(({ uuid }) => uuid === params?.['token']);
      if (!found)
        throw Object.assign(new Error('linkExpired'), { name: 'ApiError', code: 'linkExpired', status: 410 });
      return { data: found };
    },
  };
}

/** What is known of a candidate who keeps two CVs. */
export function previewApplyForm(changes: Partial<ApplyForm> = {}): ApplyForm {
  return {
    applied: null,
    email: 'sanne.wiersma@voorbeeld.nl',
    given_name: 'Sanne',
    family_name: 'Wiersma',
    salutation: null,
    phone: '+31612345678',
    phone_country: 'NL',
    files: [
      {
        token: 'kept-1',
        name: 'CV Sanne Wiersma 2026.pdf',
        size: 182_000,
        created_at: '2026-11-02T09:00:00.000Z',
        source: 'resume',
      },
      {
        token: 'kept-2',
        name: 'Sanne-Wiersma-verpleegkundige.docx',
        size: 64_000,
        created_at: '2026-09-14T09:00:00.000Z',
        source: 'application',
      },
    ],
    terms_accepted_at: '2026-03-02T09:00:00.000Z',
    ...changes,
  };
}
