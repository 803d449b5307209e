import type { Resume, ResumeProposal } from '@boardwright/api-client/contract';
import type { PreviewCalls } from './preview-calls.ts';

/** The resume of Sanne, who nurses in Winsum. */
export function previewResume(changes: Partial<Resume> = {}): Resume {
  return {
    uuid: '00000000-0000-4000-8000-0000000000d1',
    slug: 'sanne-000000d1',
    status: 'available',
    given_name: 'Sanne',
    family_name: 'Wiersma',
    position: 'Wijkverpleegkundige',
    short_description: 'Verpleegkundige die graag fietst, van deur tot deur.',
    info: '<p>Ik werk het liefst in een <strong>klein team</strong>.</p>',
    phone: '+31612345678',
    phone_country: 'NL',
    address: 'Hoofdstraat Obergum 12',
    place: 'Winsum',
    postal_code: '9951 AA',
    city: 'Winsum',
    country: 'Nederland',
    country_code: 'NL',
    lat: 53.33,
    lon: 6.52,
    open_to_relocate: true,
    salary_type: 'month',
    salary_min: 3400,
    travel_distance: 25,
    segment_ids: [401],
    history: [
      {
        id: 'thuiszorg',
        type: 'employer',
        name: 'Wijkverpleegkundige',
        institution: 'Zorggroep Lauwers',
        place: 'Winsum',
        description: '- Twaalf cliënten\n- Stagiairs begeleiden',
        from: '2019-03-15',
        till: null,
      },
      {
        id: 'hbo',
        type: 'education',
        name: 'Hbo Verpleegkunde',
        institution: 'Hanzehogeschool',
        place: 'Groningen',
        description: null,
        from: '2014',
        till: '2018',
      },
    ],
    visibility: 'everybody',
    client_ids: [],
    file_token: 'file-token',
    file: { name: 'CV-Sanne-Wiersma-2026.pdf', size: 212_000, uploaded_at: '2026-11-14T10:00:00.000Z' },
    has_proposal: false,
    revision: 4,
    updated_at: '2026-11-14T10:00:00.000Z',
    ...changes,
  };
}

/** What was read in a CV of hers. */
export function previewProposal(changes: Partial<ResumeProposal> = {}): ResumeProposal {
  return {
    source: 'cv',
    name: 'cv Sanne.pdf',
    fields: { position: 'Praktijkopleider', postal_code: '9712 HL', travel_distance: 40 },
    history: [
      {
        id: 'new-1',
        type: 'employer',
        name: 'Praktijkopleider',
        institution: 'Medisch Centrum Stadspark',
        place: null,
        description: 'Zestig leerlingen.',
        from: '2023-01',
        till: '2025-06',
      },
    ],
    segment_ids: [103],
    left_out: ['sanne@elders.example', 'Wondzorg'],
    ...changes,
  };
}

function missing(): Promise<never> {
  const facts = { name: 'ApiError', code: 'notFound', status: 404, fields: {} };
  return Promise.reject(Object.assign(new Error('notFound'), facts));
}

/** The calls about a resume, on a board of two companies. @param resume undefined: nothing is kept yet */
export function resumeCalls(resume: Resume | undefined, proposal?: ResumeProposal): PreviewCalls {
  const chosen = (id: number) => resume?.client_ids.includes(id) ?? false;
  return {
    readResume: () => (resume ? Promise.resolve({ data: resume }) : missing()),
    readResumeProposal: () => (proposal ? Promise.resolve({ data: proposal }) : missing()),
    findResumeClients: async () => ({
      data: [
        { id: 31, name: 'Medisch Centrum Stadspark', chosen: chosen(31), sees: true },
        { id: 32, name: 'Zorggroep Lauwers', chosen: chosen(32), sees: true },
      ],
      meta: { total: 2, page: 1, limit: 100, last_page: 1 },
    }),
  };
}
