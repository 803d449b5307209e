import { JobsPage, ReportsApiContext, type ReportsApi } from '@boardwright/editor';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';
const limit = 20;

/** Reports of jobs, as an admin decides about them. */
const reports: ReportsApi = {
  jobs: ({ state, search }, page) =>
    withFieldMessages(
      client.jobReports.findReportedJobs({ query: { page, limit, search, 'match[state]': state }, as }),
    ),
  job: async (uuid) =>
    (await withFieldMessages(client.jobReports.readReportedJob({ params: { uuid }, as }))).data,
  preview: async (uuid, ids, decision) => {
    const body = { ...decision, reports: [...ids] };
    return (await withFieldMessages(client.jobReports.previewDecision({ params: { uuid }, body, as }))).data;
  },
  decide: (uuid, ids, decision) => {
    const body = { ...decision, reports: [...ids] };
    return withFieldMessages(client.jobReports.decideReports({ params: { uuid }, body, as }));
  },
};

/** The workspace of jobs with its calls; fetched when somebody goes there. */
export function Component() {
  return (
    <ReportsApiContext value={reports}>
      <JobsPage />
    </ReportsApiContext>
  );
}
