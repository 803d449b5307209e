import type { Job, JobSummary } from '@boardwright/api-client/contract';
import type { APIRequestContext } from '@playwright/test';

/** What the API answers for the same search: a page must never say anything else. */
export interface Found {
  readonly slugs: readonly string[];
  readonly total: number;
  readonly titles: readonly string[];
}

interface List {
  readonly data: readonly JobSummary[];
  readonly meta: { readonly total: number };
}

async function ask<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(`/api/public/v1${path}`);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The board whose site answers at the base address. */
export async function boardId(request: APIRequestContext): Promise<number> {
  const { data } = await ask<{ data: { job_boards: { id: number }[] } }>(request, '/configuration');
  return data.job_boards[0]?.id ?? 0;
}

/** @param search the query of a page's address, with or without its question mark */
export async function findJobs(request: APIRequestContext, search: string): Promise<Found> {
  // A form without scripts sends its empty fields too; they ask for nothing.
  const given = [...new URLSearchParams(search)].filter(([name, value]) => value !== '' && name !== 'view');
  const query = new URLSearchParams(given);
  const path = `/job-boards/${await boardId(request)}/jobs?${query}`;
  const { data, meta } = await ask<List>(request, path);
  return { total: meta.total, titles: data.map(({ title }) => title), slugs: data.map(({ slug }) => slug) };
}

/** A running job that takes applications on the site itself, in a language. Another `nth`, another job. */
export async function jobToApplyFor(request: APIRequestContext, locale: string, nth = 0): Promise<Job> {
  const board = await boardId(request);
  const found: Job[] = [];
  for (let page = 1; found.length <= nth && page < 20; page += 1) {
    const list = await ask<List>(request, `/job-boards/${board}/jobs?limit=50&sort=from&page=${page}`);
    for (const { slug, locale: own } of list.data) {
      if (own !== locale || found.length > nth) continue;
      const { data } = await ask<{ data: Job }>(request, `/jobs/slug/${slug}`);
      if (data.apply_type === 'email') found.push(data);
    }
  }
  const job = found[nth];
  if (!job) throw new Error(`No job in '${locale}' takes applications on the site`);
  return job;
}

/** '1.788 vacatures' → 1788. */
export function numberIn(text: string | null): number {
  return Number(/\d[\d.,\s]*/.exec(text ?? '')?.[0].replaceAll(/\D/g, '') ?? Number.NaN);
}
