import type { AdminMove, EmployerJob } from '@boardwright/api-client/contract';
import {
  type JobsApi,
  ListViewsApiContext,
  JobsApiContext,
  JobsPage,
  type MoveWords,
  NewCompanyApiContext,
  newUid,
  ReportsApiContext,
  type ReportsApi,
  type WantedJobs,
} from '@boardwright/editor';
import { client } from './engine.ts';
import { listViews } from './list-views.ts';
import { newCompany } from './new-company.ts';
import { orCurrent } from './or-current.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';
const limit = 20;

const queryOf = ({ search, client: clientId }: WantedJobs) => ({
  search,
  ...(clientId === undefined ? {} : { 'match[client_id]': clientId }),
});

const bodyOf = (uuids: readonly string[], move: AdminMove, words: MoveWords) => ({
  jobs: [...uuids],
  move,
  ...words,
  reasons: [...words.reasons],
});

/** The jobs of the board, as an admin looks after them. */
const jobs: JobsApi = {
  jobs: ({ filter, sort, ...wanted }, page) =>
    withFieldMessages(
      client.adminJobs.findAllJobs({
        query: { page, limit: 50, sort, 'match[filter]': filter, ...queryOf(wanted) },
        as,
      }),
    ),
  counts: async (wanted) =>
    (await withFieldMessages(client.adminJobs.countAllJobs({ query: queryOf(wanted), as }))).data,
  picks: async ({ filter, sort, ...wanted }) =>
    (
      await withFieldMessages(
        client.adminJobs.pickAllJobs({ query: { 'match[filter]': filter, sort, ...queryOf(wanted) }, as }),
      )
    ).data,
  exportAddress: ({ filter, ...wanted }) => {
    const query = Object.entries({ 'match[filter]': filter, ...queryOf(wanted) });
    // The gateway puts the admin's token on what the browser itself asks for here, as a file.
    return `/api/admin/v1/jobs/export?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`;
  },
  job: async (uuid) => (await withFieldMessages(client.adminJobs.readAnyJob({ params: { uuid }, as }))).data,
  categories: async () => {
    const { data } = await withFieldMessages(client.siteContent.readConfiguration());
    return data.segments_groups
      .filter(({ jobs: isForJobs }) => isForJobs)
      .map(({ id, name }) => ({
        id,
        name,
        categories: data.segments.filter(({ segment_group_id: group }) => group === id),
      }));
  },
  companies: async (search) =>
    (await withFieldMessages(client.companies.findCompanies({ query: { search, sort: 'name' }, as }))).data
      .companies,
  organisations: async (id) =>
    (await withFieldMessages(client.companies.readCompany({ params: { id }, as }))).data.organisations,
  create: async (body) => (await withFieldMessages(client.adminJobs.createAnyJob({ body, as }))).data,
  payments: async (uuid) =>
    (await withFieldMessages(client.shop.findJobPayments({ params: { uuid }, as }))).data,
  publish: async (uuid, body) =>
    (await withFieldMessages(client.shop.publishForCompany({ params: { uuid }, body, as }))).data,
  previewTransfer: async (uuid, body) =>
    (await withFieldMessages(client.adminJobs.previewTransfer({ params: { uuid }, body, as }))).data,
  transfer: async (uuid, body) =>
    (await withFieldMessages(client.adminJobs.transferJob({ params: { uuid }, body, as }))).data,
  newKey: newUid,
  change: (uuid, body) =>
    orCurrent<EmployerJob>(
      client.adminJobs.changeAnyJob({ params: { uuid }, body, as }).then(({ data }) => ({ data: data.form })),
    ),
  preview: async (uuids, move, words) => {
    const body = bodyOf(uuids, move, words);
    return (await withFieldMessages(client.adminJobs.previewMove({ body, as }))).data;
  },
  move: async (uuids, move, words) => {
    const body = bodyOf(uuids, move, words);
    return (await withFieldMessages(client.adminJobs.moveJobs({ body, as }))).data;
  },
  withhold: (uuid, body) => withFieldMessages(client.adminJobs.withholdJob({ params: { uuid }, body, as })),
  restore: (uuid, mail) =>
    withFieldMessages(client.adminJobs.restoreJob({ params: { uuid }, body: { mail }, as })),
  boost: (uuid, boost_factor, was) =>
    orCurrent(
      client.adminJobs
        .boostJob({ params: { uuid }, body: { boost_factor, was }, as })
        .then(() => ({ data: { boost_factor } })),
    ),
};

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
    <ListViewsApiContext value={listViews}>
      <JobsApiContext value={jobs}>
        <ReportsApiContext value={reports}>
          <NewCompanyApiContext value={newCompany}>
            <JobsPage />
          </NewCompanyApiContext>
        </ReportsApiContext>
      </JobsApiContext>
    </ListViewsApiContext>
  );
}
