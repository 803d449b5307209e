import type { EmployerJob, EmployerJobSummary, JobKpi, LogEntry } from '@boardwright/api-client/contract';
import type { PreviewCalls, PreviewQuery } from './preview-calls.ts';

const rows = [
  ['Wijkverpleegkundige niveau 6', 'active', 'Winsum', 14, 1280],
  ['Verzorgende IG in de nachtzorg', 'active', 'Leens', 6, 412],
  ['Kok in het woonhuis van Kloosterburen', 'draft', null, 0, 0],
  ['Teamleider thuiszorg Het Hogeland', 'paused', 'Uithuizen', 3, 97],
  ['Fysiotherapeut, twee dagen in de week', 'scheduled', 'Bedum', 0, 0],
  [
    'Arbeidsmarktcommunicatiemedewerker en verpleegkundig specialist ouderengeneeskunde',
    'expired',
    'Groningen',
    41,
    3120,
  ],
] as const;

const takenOff = {
  at: '2026-11-18T10:20:00.000Z',
  ground: 'misleading',
  explanation: 'De tekst belooft een vast contract, maar sollicitanten kregen een oproepcontract aangeboden.',
} as const;

/** A company's own jobs, one of them taken off the site, one of every status, a very long title among them. */
function previewOwnJobs(): EmployerJobSummary[] {
  return rows.map(([title, status, place, applied, views], index) => ({
    id: index + 1,
    uuid: `00000000-0000-4000-8000-00000000020${index}`,
    slug: `job-${index + 1}`,
    title,
    description: place ? 'In Winsum en de dorpen eromheen ben jij het gezicht van de wijkzorg.' : '',
    status,
    locale: 'nl',
    organisation_id: 1,
    organisation_name: 'Zorggroep Lauwers',
    from: status === 'scheduled' ? '2026-12-01T08:00:00.000Z' : '2026-11-12T08:00:00.000Z',
    till: status === 'expired' ? '2026-11-18T22:59:59.000Z' : '2026-12-12T22:59:59.000Z',
    premium: index === 0,
    withheld: index === 3 ? takenOff : null,
    waits_for: null,
    returned: null,
    remote: false,
    location_type: 'fixed',
    location_name: place,
    country_code: 'NL',
    reference_code: index === 0 ? 'ZL-204' : null,
    job_url: `https://wadwerk.example/vacature/job-${index + 1}`,
    applications_count: applied,
    views_count: views,
    apply_clicks_count: index === 1 ? 38 : 0,
    created_at: '2026-11-11T09:30:00.000Z',
    updated_at: '2026-11-17T15:00:00.000Z',
  }));
}

/** One of them with all that its form holds; the third is a draft that lacks a few things. */
export function previewMyJob(id: number, changes: Partial<EmployerJob> = {}): EmployerJob {
  const [first, ...others] = previewOwnJobs();
  const summary = others.find((job) => job.id === id) ?? first;
  if (!summary) throw new RangeError('There is no first job');
  const isDraft = summary.status === 'draft';
  return {
    ...summary,
    text_type: 'platform',
    text_own: null,
    text_platform: {
      job: isDraft ? null : '<p>Je fietst door elf dorpen.</p><ul><li>wondzorg</li><li>een praatje</li></ul>',
      function: null,
      company: null,
      offer: null,
    },
    lat: isDraft ? null : 53.33,
    lon: isDraft ? null : 6.52,
    apply_type: 'email',
    apply_url: null,
    apply_email: 'werk@zorggroeplauwers.example',
    recruiter_name: 'Ilse Veenstra',
    recruiter_email: null,
    recruiter_phone: '+31595123456',
    recruiter_phone_country: 'NL',
    website: null,
    salary_min: 3389,
    salary_max: 4736.5,
    salary_type: 'month',
    hours_min: 24,
    hours_max: 32,
    segment_ids: isDraft ? [] : [103, 203, 501],
    revision: 12,
    logo: null,
    show_logo: true,
    pixel_url: null,
    product_id: null,
    paid_till: null,
    missing: isDraft ? ['description', 'text_platform.job', 'location_name'] : [],
    ...changes,
  };
}

/** The thirty days up to 20 November, with a peak on the thirteenth. */
const kpi: JobKpi = {
  views: 1280,
  apply_clicks: 31,
  applications: 14,
  new_applications: 5,
  favourites: 23,
  days: Array.from({ length: 30 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
    views: 20 + ((index * 37) % 60),
    apply_clicks: index % 3,
    applications: index === 22 ? 4 : index > 20 && index % 2 === 1 ? 2 : 0,
  })),
};

const logs: LogEntry[] = [
  {
    id: 2,
    event: 'job.published',
    message: 'Een vacature is gepubliceerd: Wijkverpleegkundige niveau 6',
    created_at: '2026-11-12T08:00:00.000Z',
    by: 'Femke Hoekstra',
  },
  {
    id: 1,
    event: 'job.created',
    message: 'Er is een concept gemaakt: Wijkverpleegkundige niveau 6',
    created_at: '2026-11-11T09:30:00.000Z',
  },
];

export interface PreviewEmployerJobs {
  readonly jobs?: readonly EmployerJobSummary[];
  readonly total?: number;
  readonly job?: Partial<EmployerJob>;
}

/** The calls of a company's own jobs; a list of 23 of which the first page is known. */
export function previewEmployerJobs({ jobs, total, job }: PreviewEmployerJobs = {}): PreviewCalls {
  const meta = ({ page, limit }: PreviewQuery, count: number) => ({
    total: count,
    page: Number(page ?? 1),
    limit: Number(limit ?? 10),
    last_page: Math.max(1, Math.ceil(count / Number(limit ?? 10))),
  });
  return {
    findEmployerJobs: async ({ query = {} }) => {
      const wanted = query['match[status]'];
      const data = (jobs ?? previewOwnJobs()).filter(({ status }) => !wanted || status === wanted);
      return { data, meta: meta(query, total ?? (jobs || wanted ? data.length : 23)) };
    },
    countEmployerJobs: async () => ({
      data: { all: 23, draft: 4, scheduled: 1, active: 12, paused: 2, expired: 4 },
    }),
    readEmployerJob: async ({ params }) => ({ data: previewMyJob(Number(params?.['id']), job) }),
    readJobKpi: async () => ({ data: kpi }),
    findJobLogs: async ({ query = {} }) => ({ data: logs, meta: meta(query, logs.length) }),
  };
}
