import type {
  Applicant,
  ApplicantSummary,
  ApplicationStage,
  AppliedJob,
  StageKind,
} from '@boardwright/api-client/contract';
import type { PreviewCalls } from './preview-calls.ts';

const kinds: readonly StageKind[] = ['received', 'review', 'interview', 'offer', 'hired', 'rejected'];

/** A company's stages; one has a name of its own. */
export const previewStages: readonly ApplicationStage[] = kinds.map((kind, index) => ({
  id: index + 1,
  kind,
  name: kind === 'offer' ? 'Arbeidsvoorwaarden' : null,
}));

const people = [
  ['Amira', 'El Amrani', 1, null],
  ['Ștefan', 'Țurcanu', 1, null],
  ['Bram', 'de Vries', 2, 3],
  ['Sanne', 'Wiersma', 3, 5],
  ['Anouk', 'Zijlstra', 5, 5],
  ['Willemijn Charlotte', 'van der Heijden-Oosterhuis', 6, 1],
  ['Ilona', 'Kramer', 6, null],
] as const;

/** Applicants in most stages, a very long name among them; the last one withdrew. */
export function previewApplicants(): ApplicantSummary[] {
  return people.map(([given_name, family_name, stage_id, rating], index) => ({
    id: index + 1,
    given_name,
    family_name,
    email: `${given_name.slice(0, 1).toLowerCase()}${index}@voorbeeld.nl`,
    created_at: `2026-11-${String(20 - index).padStart(2, '0')}T08:30:00.000Z`,
    moved_at: stage_id === 1 ? null : '2026-11-19T10:00:00.000Z',
    stage_id,
    rating,
    withdrawn: index === people.length - 1,
    has_cv: index !== 1,
    has_motivation: index % 2 === 0,
    notes_count: index === 3 ? 1 : 0,
    job: { id: index === 4 ? 2 : 1, title: index === 4 ? 'Helpende plus' : 'Wijkverpleegkundige niveau 6' },
  }));
}

const jobs: readonly AppliedJob[] = [
  {
    id: 1,
    title: 'Wijkverpleegkundige niveau 6',
    status: 'active',
    till: '2026-12-12T22:59:59.000Z',
    applicants: 6,
  },
  { id: 2, title: 'Helpende plus', status: 'expired', till: '2026-11-01T22:59:59.000Z', applicants: 1 },
];

/** One of them with all that came and was done. */
export function previewApplicant(id: number, changes: Partial<Applicant> = {}): Applicant {
  const all = previewApplicants();
  const summary = all.find((one) => one.id === id) ?? all[0];
  if (!summary) throw new RangeError('There is no first applicant');
  return {
    ...summary,
    salutation: null,
    phone: '+31612345678',
    motivation_text: 'Beste team,\n\nNa drie jaar ziekenhuis mis ik de mensen thuis.\n\nSanne',
    locale: 'nl',
    files: [{ kind: 'cv', token: 'f9', name: 'cv Sanne.pdf', size: 182_000 }],
    notes: [
      {
        id: 1,
        text: 'Belde meteen terug.',
        by: 'Femke Hoekstra',
        own: false,
        created_at: '2026-11-19T11:00:00.000Z',
      },
      {
        id: 2,
        text: 'Dinsdag om tien uur.',
        by: 'Ilse Veenstra',
        own: true,
        created_at: '2026-11-19T12:00:00.000Z',
      },
    ],
    events: [
      {
        event: 'downloaded',
        by: 'Ilse Veenstra',
        file: 'cv Sanne.pdf',
        created_at: '2026-11-19T10:05:00.000Z',
      },
      { event: 'moved', by: null, kind: 'interview', stage: null, created_at: '2026-11-19T10:00:00.000Z' },
    ],
    delete_at: '2027-01-09T22:59:59.000Z',
    ...changes,
  };
}

/** The calls of a company's applicants. */
export function previewApplicantCalls(applicants = previewApplicants()): PreviewCalls {
  const inStage = (id: number) => applicants.filter((one) => one.stage_id === id && !one.withdrawn);
  return {
    findAppliedJobs: async () => ({ data: applicants.length === 0 ? [] : jobs }),
    findApplicationStages: async () => ({ data: previewStages }),
    findApplicantColumns: async () => ({
      data: previewStages.map((stage) => {
        const own = inStage(stage.id);
        return { stage, total: own.length, applicants: own };
      }),
    }),
    findApplicants: async ({ query = {} }) => {
      const chosen = typeof query['in[id]'] === 'string' ? query['in[id]'].split(',').map(Number) : undefined;
      const data = chosen ? applicants.filter(({ id }) => chosen.includes(id)) : applicants;
      return { data, meta: { total: data.length, page: 1, limit: 25, last_page: 1 } };
    },
    findApplicantLetters: async () => ({
      data: kinds.map((kind) => ({
        kind,
        subject: 'Je sollicitatie op {{job}}',
        text: 'Hallo {{given_name}},\n\nBedankt.\n\n{{sender}}',
      })),
    }),
    readApplicant: async ({ params }) => ({ data: previewApplicant(Number(params?.['id'])) }),
  };
}
