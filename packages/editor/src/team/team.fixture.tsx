import type { TeamLogEntry, TeamMember } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { TranslatorContext } from '@boardwright/ui/use-t';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { editorMessages } from '../editor.messages.ts';
import { aSite } from '../page-editing/a-site.ts';
import { EditingProvider } from '../page-editing/page-editing.react.tsx';
import { type TeamApi, TeamApiContext } from './team-api.ts';

export function aMember(uuid: string, more: Partial<TeamMember> = {}): TeamMember {
  return {
    uuid,
    email: `${uuid}@wadwerk.nl`,
    given_name: 'Jelmer',
    family_name: 'Postma',
    role: 'content',
    state: 'active',
    of_all_sites: false,
    is_you: false,
    last_seen_at: '2026-11-26T08:52:00Z',
    invited_until: null,
    second_step: false,
    second_steps: [],
    ...more,
  };
}

export const someTeam: readonly TeamMember[] = [
  aMember('femke', {
    given_name: 'Femke',
    family_name: 'Dijkstra',
    role: 'owner',
    is_you: true,
    of_all_sites: true,
  }),
  aMember('jelmer'),
  aMember('marit', {
    given_name: '',
    family_name: '',
    role: 'support',
    state: 'invited',
    last_seen_at: null,
    invited_until: '2026-12-03T10:00:00Z',
  }),
];

export const someLog: readonly TeamLogEntry[] = [
  {
    id: 2,
    created_at: '2026-11-26T08:52:00Z',
    by: 'Femke Dijkstra',
    area: 'jobs',
    action: 'adminJobs.withholdJob',
    message: 'Took a job off the board',
    subject: '7d1b',
    title: 'Bakker in Winsum',
    is_done: true,
  },
  {
    id: 1,
    created_at: '2026-11-25T08:52:00Z',
    by: null,
    area: 'server',
    action: 'user role',
    message: 'Changed a role at the command line',
    subject: 'jelmer@wadwerk.nl content',
    title: null,
    is_done: false,
  },
];

/** A team in memory, as the API keeps it. */
export function memoryTeam(given = someTeam, logged = someLog) {
  let rows = given;
  let rules = { second_step_required: false };
  const change = async (uuid: string, to: Partial<TeamMember>) => {
    rows = rows.map((row) => (row.uuid === uuid ? { ...row, ...to } : row));
  };
  const api: TeamApi = {
    members: async () => rows,
    async invite({ email, role }) {
      const invited = aMember(`new-${rows.length}`, {
        email,
        role,
        given_name: '',
        family_name: '',
        state: 'invited',
      });
      rows = [...rows, invited];
      return invited;
    },
    resend: async () => undefined,
    async changeRole(uuid, role, was) {
      const before = rows.find((row) => row.uuid === uuid) ?? aMember(uuid);
      if (before.role !== was && before.role !== role) return { current: before };
      await change(uuid, { role });
      return { saved: { ...before, role } };
    },
    remove: (uuid) => change(uuid, { state: 'removed' }),
    restore: (uuid) => change(uuid, { state: 'active' }),
    resetSecondStep: (uuid) => change(uuid, { second_step: false }),
    rules: async () => rules,
    async changeRules(next) {
      rules = next;
    },
    async log({ search = '', 'match[area]': area }) {
      const data = logged.filter(
        (entry) =>
          (area === undefined || entry.area === area) && `${entry.by} ${entry.title}`.includes(search),
      );
      return { data, meta: { total: data.length, page: 1, limit: 50, last_page: 1 } };
    },
    exportAddress: (query) => `/log.csv?${new URLSearchParams(query).toString()}`,
  };
  return { api, rows: () => rows };
}

const never = () => new Promise<never>(() => undefined);
const effects = { save: never, storeJournal: () => undefined, now: () => 0, newUid: () => 'uid' };

interface TeamFixtureProps {
  readonly api?: TeamApi;
  readonly locale?: Locale;
  readonly address?: string;
  readonly children: ReactNode;
}

/** The team with all it stands in: a site, and its api. */
export function TeamFixture(props: TeamFixtureProps) {
  const { api = memoryTeam().api, locale = 'en', address = '/team', children } = props;
  return (
    <TranslatorContext value={createTranslator(locale, { editor: editorMessages[locale] })}>
      <MemoryRouter initialEntries={[address]}>
        <EditingProvider site={aSite()} journal={undefined} effects={effects}>
          <TeamApiContext value={api}>{children}</TeamApiContext>
        </EditingProvider>
      </MemoryRouter>
    </TranslatorContext>
  );
}
