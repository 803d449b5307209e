import type {
  AccountSession,
  Passkey,
  Address,
  Kpi,
  LogEntry,
  Phone,
  User,
} from '@boardwright/api-client/contract';
import type { PreviewCalls } from './preview-calls.ts';

const candidate: User = {
  uuid: '00000000-0000-4000-8000-0000000000c1',
  email: 'sanne.wiersma@voorbeeld.nl',
  email_verified: true,
  address_proved: true,
  given_name: 'Sanne',
  family_name: 'Wiersma',
  locale: 'nl',
  newsletters: [1],
  isCandidate: true,
  client: null,
};
const employer: User = {
  ...candidate,
  uuid: '00000000-0000-4000-8000-0000000000e1',
  email: 'ilse.veenstra@zorggroeplauwers.example',
  given_name: 'Ilse',
  family_name: 'Veenstra',
  isCandidate: false,
  client: {
    uuid: '00000000-0000-4000-8000-0000000000e2',
    name: 'Zorggroep Lauwers',
    organisations: [
      { id: 1, name: 'Zorggroep Lauwers' },
      { id: 2, name: 'Lauwers Thuis' },
    ],
  },
};
const candidateKpi: Kpi = {
  profile_progress: 60,
  has_resume: true,
  job_alerts: 0,
  favourites: 4,
  contact_requests: 1,
  applications: 4,
};
const employerKpi: Kpi = { jobs: { active: 31, draft: 2 }, applications: 118, new_applications: 9 };
const logsOf = (colleague: boolean): LogEntry[] => [
  {
    id: 3,
    event: 'profile.changed',
    message: 'Het profiel is gewijzigd',
    created_at: '2026-11-20T08:12:00.000Z',
  },
  {
    id: 2,
    event: 'password.changed',
    message: 'Het wachtwoord is gewijzigd',
    created_at: '2026-11-18T19:40:00.000Z',
    ...(colleague && { by: 'Femke Hoekstra' }),
  },
  {
    id: 1,
    event: 'account.created',
    message: 'Het account is gemaakt',
    created_at: '2026-10-02T07:00:00.000Z',
  },
];
const addresses: Address[] = [
  {
    id: 11,
    label: 'Thuis',
    address_line_1: 'Hoofdstraat Obergum 12',
    city: 'Winsum',
    postal_code: '9951 AA',
    country_code: 'NL',
    primary: true,
    financial: true,
    delivery: false,
  },
  {
    id: 12,
    label: '',
    address_line_1: 'Turfsingel 87',
    city: 'Groningen',
    postal_code: '9711 VX',
    country_code: 'NL',
    primary: false,
    financial: false,
    delivery: false,
  },
];
const phones: Phone[] = [
  {
    id: 21,
    label: 'Mobiel',
    phone: '+31612345678',
    country_code: 'NL',
    primary: true,
    financial: false,
    delivery: false,
  },
];

const sessions: AccountSession[] = [
  {
    uuid: '00000000-0000-4000-8000-0000000000d1',
    is_current: true,
    browser: 'Firefox',
    system: 'Windows',
    created_at: '2026-11-18T08:02:00.000Z',
    last_used_at: '2026-11-20T09:00:00.000Z',
  },
  {
    uuid: '00000000-0000-4000-8000-0000000000d2',
    is_current: false,
    browser: 'Safari',
    system: 'iOS',
    created_at: '2026-11-02T17:21:00.000Z',
    last_used_at: '2026-11-19T21:44:00.000Z',
  },
  {
    uuid: '00000000-0000-4000-8000-0000000000d3',
    is_current: false,
    browser: null,
    system: null,
    created_at: '2026-10-30T11:10:00.000Z',
    last_used_at: '2026-10-30T11:15:00.000Z',
  },
];

const passkeys: Passkey[] = [
  {
    uuid: '00000000-0000-4000-8000-0000000000e1',
    name: 'Safari, iOS',
    host: 'jobs.example',
    is_here: true,
    is_synced: true,
    created_at: '2026-11-02T17:21:00.000Z',
    last_used_at: '2026-11-19T21:44:00.000Z',
  },
];

export interface PreviewAccount {
  readonly passkeys?: readonly Passkey[];
  readonly sessions?: readonly AccountSession[];
  readonly you?: Partial<User>;
  readonly kpi?: Kpi;
  readonly logs?: readonly LogEntry[];
  readonly addresses?: readonly Address[];
  readonly phones?: readonly Phone[];
}

const list = (data: readonly unknown[]) => ({
  data,
  meta: { total: data.length, page: 1, limit: 10, last_page: 1 },
});

/** The account calls of somebody who is logged in: Sanne who looks for work, or Ilse who hires. */
export function previewAccount(role: 'candidate' | 'employer', changes: PreviewAccount = {}): PreviewCalls {
  const you = { ...(role === 'employer' ? employer : candidate), ...changes.you };
  const kpi = changes.kpi ?? (role === 'employer' ? employerKpi : candidateKpi);
  return {
    readYou: async () => ({ data: you }),
    readKpi: async () => ({ data: kpi }),
    findLogs: async () => list(changes.logs ?? logsOf(role === 'employer')),
    findAddresses: async () => list(changes.addresses ?? addresses),
    findClientAddresses: async () => list(changes.addresses ?? addresses),
    findSessions: async () => ({ data: changes.sessions ?? sessions }),
    findPasskeys: async () => ({ data: changes.passkeys ?? passkeys }),
    findPhones: async () => list(changes.phones ?? phones),
    findClientPhones: async () => list(changes.phones ?? phones),
  };
}
