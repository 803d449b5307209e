import type {
  AdminApplication,
  Person,
  PersonPage,
  PersonState,
  PersonSummary,
} from '@boardwright/api-client/contract';
import { RequestError } from '@boardwright/engine/request-failure';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { editorMessages } from '../editor.messages.ts';
import { aSite } from '../page-editing/a-site.ts';
import { EditingProvider } from '../page-editing/page-editing.react.tsx';
import { AdminRightsContext } from '../ui/admin-rights.ts';
import { ApplicationsPart } from './applications/applications-part.tsx';
import {
  type ApplicationsApi,
  type ApplicationsQuery,
  type PeopleApi,
  PeopleApiContext,
  type PeopleQuery,
} from './people-api.ts';
import { PeoplePart } from './people-page.tsx';
import { usePeopleAddress } from './use-people-address.ts';

export const femke: Person = {
  uuid: 'femke',
  name: 'Femke Zijlstra',
  email: 'femke@example.org',
  role: 'candidate',
  state: 'unproved',
  company: null,
  created_at: '2026-11-20T08:00:00Z',
  last_login: '2026-11-26T07:40:00Z',
  locale: 'nl',
  proved_at: null,
  terms_accepted_at: '2026-11-20T08:00:00Z',
  has_password: true,
  blocked: null,
  deletion: null,
  companies: [],
  sessions: [
    {
      uuid: 'phone',
      browser: 'Firefox',
      system: 'Android',
      created_at: '2026-11-26T07:40:00Z',
      last_used_at: '2026-11-26T07:45:00Z',
    },
  ],
  applications: [
    {
      uuid: 'kok',
      job: 'Kok op zee',
      organisation: 'Zorggroep Lauwers',
      created_at: '2026-11-21T08:00:00Z',
      withdrawn: true,
    },
  ],
  applications_count: 3,
  alerts: [{ search: 'kok', frequency: 'weekly', active: false, created_at: '2026-11-21T08:00:00Z' }],
  favourites: 2,
  resume: { position: 'Kok', visible: true, updated_at: '2026-11-22T08:00:00Z' },
  newsletters: [
    {
      text: 'Nieuws voor koks',
      agreed_at: '2026-11-20T08:00:00Z',
      confirmed_at: null,
      ended_at: null,
    },
  ],
  opened: [{ at: '2026-11-26T08:00:00Z', by: 'Lauwers BV', event: 'resume' }],
};

export const asCook: AdminApplication = {
  uuid: 'kok',
  name: 'Femke Zijlstra',
  email: 'femke@example.org',
  job: { id: 7, uuid: 'job', title: 'Kok op zee' },
  organisation: 'Zorggroep Lauwers',
  created_at: '2026-11-21T08:00:00Z',
  withdrawn_at: null,
  state: 'failed',
  locale: 'nl',
  files: 1,
  has_letter: true,
  introduced_by: null,
  person: 'femke',
  company: { id: 3, name: 'Lauwers BV' },
  goes_at: null,
  send_to: 'hr@lauwers.example',
  send_from: null,
  mails: [
    {
      uuid: 'mail',
      to: 'employer',
      address: 'oud@lauwers.example',
      subject: 'Sollicitatie van Femke Zijlstra',
      state: 'failed',
      error: '550 no such user',
      created_at: '2026-11-21T08:00:00Z',
      sent_at: null,
    },
  ],
  deletion: null,
};

/** One application in memory, as the API keeps it; what was asked for. */
function memoryApplications(given: AdminApplication | undefined) {
  let one = given;
  const asked: ApplicationsQuery[] = [];
  const changed = (changes: Partial<AdminApplication>): AdminApplication => {
    if (!one) throw new RequestError({ kind: 'notFound', message: 'Not found' });
    one = { ...one, ...changes };
    return one;
  };
  const api: ApplicationsApi = {
    async list(query) {
      asked.push(query);
      const isFound = one !== undefined && (query['match[state]'] ?? one.state) === one.state;
      const none = { delivered: 0, waiting: 0, failed: 0, unknown: 0, leaving: 0 };
      return {
        applications: isFound && one ? [one] : [],
        next: null,
        counts: one ? { ...none, [one.state]: 1 } : none,
      };
    },
    read: async () => changed({}),
    resend: async () => changed({ state: 'waiting' }),
    remove: async (_uuid, reason) =>
      changed({
        state: 'leaving',
        deletion: { at: '2026-11-27T08:00:00Z', due_at: '2026-12-27T08:00:00Z', by: 'Anna', reason },
      }),
    keep: async () => changed({ state: 'waiting', deletion: null }),
  };
  return { api, asked };
}

const rowOf = ({
  uuid,
  name,
  email,
  role,
  state,
  company,
  created_at,
  last_login,
}: Person): PersonSummary => ({
  uuid,
  name,
  email,
  role,
  state,
  company,
  created_at,
  last_login,
});

/** People in memory, as the API keeps them; what was asked for and done. */
export function memoryPeople(given: readonly Person[] = [femke], application?: AdminApplication) {
  const applications = memoryApplications(application);
  let all = given;
  const asked: PeopleQuery[] = [];
  const sent: string[] = [];
  const find = (uuid: string): Person => {
    const found = all.find((one) => one.uuid === uuid);
    if (!found) throw new RequestError({ kind: 'notFound', message: 'Not found' });
    return found;
  };
  const change = (uuid: string, changes: Partial<Person>): Person => {
    all = all.map((one) => (one.uuid === uuid ? { ...one, ...changes } : one));
    return find(uuid);
  };
  const api: PeopleApi = {
    async list(query): Promise<PersonPage> {
      asked.push(query);
      const ofRole = all.filter(({ role }) => role === query['match[role]']);
      const count = (state: PersonState) => ofRole.filter((one) => one.state === state).length;
      const wanted = ofRole.filter(
        ({ name, state }) =>
          name.toLowerCase().includes((query.search ?? '').toLowerCase()) &&
          (query['match[state]'] === undefined || state === query['match[state]']),
      );
      return {
        people: wanted.map(rowOf),
        next: query.after === undefined && wanted.length > 1 ? 'key' : null,
        counts: {
          active: count('active'),
          unproved: count('unproved'),
          blocked: count('blocked'),
          leaving: count('leaving'),
        },
      };
    },
    exportAddress: (query) => `/export?${JSON.stringify(query)}`,
    read: async (uuid) => find(uuid),
    preview: async (_uuid, { decision, reason }) => [
      { to: 'person', locale: 'nl', count: 1, subject: `Over ${decision}`, text: reason },
    ],
    async decide(uuid, { decision, known, reason }) {
      if (find(uuid).state !== known)
        throw new RequestError({ kind: 'conflict', message: 'Anna blocked this account meanwhile.' });
      const at = '2026-11-27T08:00:00Z';
      if (decision === 'delete')
        return change(uuid, { state: 'leaving', deletion: { due_at: '2026-12-27T08:00:00Z', by: 'Anna' } });
      return decision === 'block'
        ? change(uuid, { state: 'blocked', blocked: { at, by: 'Anna de Vries', reason }, sessions: [] })
        : change(uuid, { state: 'unproved', blocked: null, deletion: null });
    },
    deletion: async () => ({
      due_at: '2026-12-27T08:00:00Z',
      applications: 3,
      files: 1,
      alerts: 1,
      newsletters: 0,
      favourites: 2,
      resume: true,
      companies: ['Werf BV'],
    }),
    documentAddress: (uuid) => `/document/${uuid}`,
    viewAs: async () => undefined,
    endSessions: async (uuid) => change(uuid, { sessions: [] }),
    sendLink: async (uuid, link) => void sent.push(`${uuid} ${link}`),
    applications: applications.api,
  };
  return { api, asked, sent, change, askedForApplications: applications.asked };
}

const never = () => new Promise<never>(() => undefined);
const effects = { save: never, storeJournal: () => undefined, now: () => 0, newUid: () => 'uid' };

interface PeopleFixtureProps {
  readonly api?: PeopleApi;
  readonly address?: string;
  readonly admin?: Parameters<typeof AdminRightsContext>[0]['value'];
}

function Part() {
  return usePeopleAddress().part === 'applications' ? <ApplicationsPart /> : <PeoplePart />;
}

/** The workspace's part with all it stands in. */
function PeopleFixture({ api = memoryPeople().api, address = '/people', admin }: PeopleFixtureProps) {
  return (
    <TranslatorContext value={createTranslator('en', { editor: editorMessages.en })}>
      <MemoryRouter initialEntries={[address]}>
        <EditingProvider site={aSite()} journal={undefined} effects={effects}>
          <AdminRightsContext value={admin}>
            <PeopleApiContext value={api}>
              <main>
                <Part />
              </main>
            </PeopleApiContext>
          </AdminRightsContext>
        </EditingProvider>
      </MemoryRouter>
    </TranslatorContext>
  );
}

/** People as an admin has them before them, and what is done there. */
export async function openPeople(props: PeopleFixtureProps) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () => root.render(<PeopleFixture {...props} />));
  /** @throws Error where nothing is called that */
  function last<Part extends HTMLElement>(selector: string, name: string): Part {
    const found = [...document.querySelectorAll<Part>(selector)].findLast((one) =>
      one.textContent.trim().startsWith(name),
    );
    if (!found) throw new Error(`Nothing is called ${name}: ${document.body.textContent}`);
    return found;
  }
  return {
    press: (name: string) => act(async () => last('button, a', name).click()),
    write: (label: string, text: string) =>
      act(async () => {
        const control = document.getElementById(last<HTMLLabelElement>('label', label).htmlFor);
        Object.getOwnPropertyDescriptors(HTMLTextAreaElement.prototype).value.set?.call(control, text);
        control?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    rows: () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent),
    dialog: () => document.querySelector('dialog')?.textContent,
    alert: () => document.querySelector('[role=alert]')?.textContent,
    text: () => document.body.textContent,
    close: () => act(async () => root.unmount()),
  };
}
