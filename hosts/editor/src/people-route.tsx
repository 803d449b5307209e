import {
  type ApplicationsApi,
  ListViewsApiContext,
  PeopleApiContext,
  type PeopleApi,
  PeoplePage,
} from '@boardwright/editor';
import { client } from './engine.ts';
import { listViews } from './list-views.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';
const calls = client.people;

const sent = client.adminApplications;

/** The applications of the board, as an admin looks after them. */
const applications: ApplicationsApi = {
  list: async (query) => (await withFieldMessages(sent.findAllApplications({ query, as }))).data,
  read: async (uuid) => (await withFieldMessages(sent.readAnyApplication({ params: { uuid }, as }))).data,
  resend: async (uuid) => (await withFieldMessages(sent.resendApplication({ params: { uuid }, as }))).data,
  remove: async (uuid, reason) =>
    (await withFieldMessages(sent.deleteApplication({ params: { uuid }, body: { reason }, as }))).data,
  keep: async (uuid) => (await withFieldMessages(sent.keepApplication({ params: { uuid }, as }))).data,
};

/** Candidates and employers' users, as an admin looks after them. */
const people: PeopleApi = {
  list: async (query) => (await withFieldMessages(calls.findPeople({ query, as }))).data,
  // The gateway puts the admin's token on what the browser itself asks for here, as a file.
  exportAddress: (query) => `/api/admin/v1/people/export?${new URLSearchParams(Object.entries(query))}`,
  read: async (uuid) => (await withFieldMessages(calls.readPerson({ params: { uuid }, as }))).data,
  preview: async (uuid, body) =>
    (await withFieldMessages(calls.previewPersonDecision({ params: { uuid }, body, as }))).data,
  decide: async (uuid, body) =>
    (await withFieldMessages(calls.decidePerson({ params: { uuid }, body, as }))).data,
  deletion: async (uuid) =>
    (await withFieldMessages(calls.previewPersonDeletion({ params: { uuid }, as }))).data,
  documentAddress: (uuid) => `/api/admin/v1/people/${uuid}/export`,
  endSessions: async (uuid) =>
    (await withFieldMessages(calls.endPersonSessions({ params: { uuid }, as }))).data,
  sendLink: (uuid, link) => withFieldMessages(calls.sendPersonLink({ params: { uuid }, body: { link }, as })),
  async viewAs(uuid, reason) {
    await withFieldMessages(calls.startImpersonation({ params: { uuid }, body: { reason }, as }));
    location.assign('/');
  },
  applications,
};

/** The workspace of people with its calls; fetched when somebody goes there. */
export function Component() {
  return (
    <ListViewsApiContext value={listViews}>
      <PeopleApiContext value={people}>
        <PeoplePage />
      </PeopleApiContext>
    </ListViewsApiContext>
  );
}
