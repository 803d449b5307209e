import type { Client } from '@boardwright/api-client';
import type { DetailKind } from '@boardwright/blocks-schema';

/** Slugs with which a page of details can be shown: a job's page needs a job. */
export type DetailExamples = Readonly<Partial<Record<DetailKind, string>>>;

/** An example of what pages of details detail, of those that visitors of a board see. */
export async function readExamples(api: Client, boardId: number): Promise<DetailExamples> {
  try {
    const { data } = await api.jobs.findBoardJobs({ params: { boardId }, query: { limit: 1 } });
    return data[0] ? { job: data[0].slug } : {};
  } catch {
    // Without an example the page shows a made-up one; the editor works all the same.
    return {};
  }
}
