import type { Client } from '@boardwright/api-client';
import type { Job, PageMeta } from '@boardwright/api-client/contract';
import { previewApplyForm } from './preview-applications.ts';
import type { PreviewCalls, PreviewQuery, PreviewRequests } from './preview-calls.ts';
import { previewJob } from './preview-job.ts';
import { previewJobs } from './preview-jobs.ts';

/** What a preview's board answers, where it is not the usual. */
export interface PreviewResponses {
  /** How many jobs a search finds. */
  readonly total?: (query: PreviewQuery) => number;
  readonly meta?: Partial<PageMeta>;
  /** The code of the error a search ends in. */
  readonly failOn?: (query: PreviewQuery) => string | undefined;
  /** What is different about the one job that is read. */
  readonly job?: Partial<Job>;
  /** Calls beside those of jobs, or other answers to them: by group of the contract, then by name. */
  readonly calls?: Readonly<Record<string, PreviewCalls>>;
}

/** Jobs per segment of `previewConfiguration`. */
const counts = {
  103: 58,
  201: 12,
  203: 40,
  401: 123,
  402: 38,
  403: 7,
  501: 41,
  502: 27,
  503: 16,
  504: 13,
  505: 9,
  506: 4,
  507: 2,
};

/** A client that has these calls and no others: by group of the contract, then by name. */
// Of a client's hundreds of calls a test gives those it looks at; any other throws, as it is not there.
export const clientOf = (calls: Readonly<Record<string, object>>): Client => calls as unknown as Client;

/** The calls that loads make, on a board of 123 jobs and 312 organisations; `asked` remembers each search. */
export function previewClient(
  answers: PreviewResponses = {},
  locale = 'nl',
): {
  readonly api: Client;
  readonly asked: PreviewQuery[];
} {
  const asked: PreviewQuery[] = [];
  const findBoardJobs = async ({ query }: { readonly query: PreviewQuery }) => {
    asked.push(query);
    return boardJobs(query, answers);
  };
  const jobs = {
    findBoardJobs,
    findJobsByStrategy: async ({ query }: { readonly query: PreviewQuery }) => ({
      data: previewJobs(Number(query['limit'])),
      meta: { total: 123 },
    }),
    readJobBySlug: async () => ({ data: previewJob(answers.job) }),
    readApplyForm: async () => ({ data: previewApplyForm() }),
    findRelatedJobs: async ({ query }: { readonly query?: PreviewQuery }) => ({
      data: previewJobs(Number(query?.['limit'] ?? 3)),
    }),
  };
  const { calls = {} } = answers;
  const localised = Object.entries(calls).map(([group, own]) => [group, inLanguage(own, locale)] as const);
  const { jobs: ownJobs, ...others } = Object.fromEntries(localised);
  const api = { ...others, jobs: { ...jobs, ...ownJobs } };
  return { asked, api: clientOf(api) };
}

/** The same calls, given which language they are asked in. */
function inLanguage(calls: PreviewCalls, locale: string): PreviewCalls {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (asked: PreviewRequests) => call({ ...asked, locale }),
    ]),
  );
}

function boardJobs(query: PreviewQuery, { total = () => 123, meta, failOn }: PreviewResponses) {
  const code = failOn?.(query);
  if (code) throw Object.assign(new Error(code), { name: 'ApiError', code, status: 404, fields: {} });
  const limit = Number(query['limit']);
  const page = Number(query['page'] ?? 1);
  const found = query['scope'] === 'group_organisations' ? 312 : total(query);
  const first = (page - 1) * limit;
  const jobs = previewJobs(123).map((job) => ({ ...job, premium: job.id % 40 === 1 }));
  const data = query['match[premium]']
    ? jobs.filter((job) => job.premium).slice(0, Math.min(limit, found))
    : jobs.slice(first, first + Math.max(0, Math.min(limit, found - first)));
  return {
    data,
    meta: {
      total: found,
      page,
      limit,
      last_page: Math.max(1, Math.ceil(found / limit)),
      aggregations: { segment_ids: found ? counts : {} },
      ...meta,
    },
  };
}
