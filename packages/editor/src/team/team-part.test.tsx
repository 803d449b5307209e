// @vitest-environment happy-dom
import { type AdminArea, adminAreas } from '@boardwright/api-client/contract';
import { RequestError } from '@boardwright/engine/request-failure';
import { locales, type Locale } from '@boardwright/messages';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoRight, SeesOnly } from '../back-office/no-right.tsx';
import { AdminRightsContext } from '../ui/admin-rights.ts';
import { LogPart } from './log-part.tsx';
import { PeoplePart } from './people-part.tsx';
import type { TeamApi } from './team-api.ts';
import { aMember, memoryTeam, someLog, someTeam, TeamFixture } from './team.fixture.tsx';

let root: Root;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

interface Opened {
  readonly api?: TeamApi;
  readonly address?: string;
  readonly locale?: Locale;
}

async function open(what: ReactNode, props: Opened = {}) {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () => root.render(<TeamFixture {...props}>{what}</TeamFixture>));
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent.replaceAll(/\s+/g, ' ').trim();
const text = (): string => document.body.textContent;
/** @throws Error where nothing has this name */
function control<Kind extends HTMLElement>(selector: string, name: string): Kind {
  const found = [...document.querySelectorAll<Kind>(selector)].findLast((one) => nameOf(one) === name);
  if (!found) throw new Error(`Nothing is called ${name}: ${text()}`);
  return found;
}
const press = (name: string) => act(async () => control('button, a', name).click());
const field = (label: string) =>
  document.getElementById(control<HTMLLabelElement>('label', label).htmlFor) as HTMLInputElement;
const write = (label: string, typed: string) =>
  act(async () => {
    const input = field(label);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const choose = (name: string, value: string) =>
  act(async () => {
    const select = control<HTMLSelectElement>('select', name);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

it('invites somebody by address and role, and says that a mail is on its way', async () => {
  const { api, rows } = memoryTeam();
  await open(<PeoplePart />, { api });
  await press('Invite');
  await press('Send invitation');
  expect(text()).toContain('Fill in an email address');
  await write('Email address', 'abel@wadwerk.nl');
  await press('Send invitation');
  expect(rows().at(-1)).toMatchObject({ email: 'abel@wadwerk.nl', role: 'content', state: 'invited' });
  expect(text()).toContain('An invitation is on its way to abel@wadwerk.nl');
});

it('says at its field why an address was refused, and keeps it', async () => {
  const fields = { email: ['This person is on the team already'] };
  const refused = new RequestError({ kind: 'refused', message: 'No', fields });
  await open(<PeoplePart />, { api: { ...memoryTeam().api, invite: () => Promise.reject(refused) } });
  await press('Invite');
  await write('Email address', 'jelmer@wadwerk.nl');
  await press('Send invitation');
  expect([field('Email address').value, field('Email address').getAttribute('aria-invalid')]).toEqual([
    'jelmer@wadwerk.nl',
    'true',
  ]);
  expect(text()).toContain('This person is on the team already');
});

it('changes a role at once, and says what the server says of the last owner', async () => {
  const { api, rows } = memoryTeam();
  const changeRole: TeamApi['changeRole'] = (uuid, role, was) =>
    uuid === 'femke' ? Promise.reject(new Error('This is the last owner.')) : api.changeRole(uuid, role, was);
  await open(<PeoplePart />, { api: { ...api, changeRole } });
  await choose('Role of Jelmer Postma', 'sales');
  expect(rows()[1]?.role).toBe('sales');
  expect(text()).toContain('Jelmer Postma has the role Sales now');
  await choose('Role of Femke Dijkstra', 'sales');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('This is the last owner.');
  expect(control<HTMLSelectElement>('select', 'Role of Femke Dijkstra').value).toBe('owner');
});

it('gives no role over one that a colleague gave meanwhile: it says who, and shows that one', async () => {
  const given = {
    id: 3,
    action: 'team.changeAdminRole',
    subject: 'jelmer',
    area: 'team',
    by: 'Abel Bos',
  } as const;
  const { api, rows } = memoryTeam(
    someTeam,
    someLog.slice(0, 1).map((entry) => ({ ...entry, ...given })),
  );
  await open(<PeoplePart />, { api });
  await api.changeRole('jelmer', 'support', 'content');
  await choose('Role of Jelmer Postma', 'sales');
  expect(rows()[1]?.role).toBe('support');
  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'Abel Bos gave Jelmer Postma the role Support meanwhile, so you changed nothing. Choose once more if it is to be Sales.',
  );
  expect(control<HTMLSelectElement>('select', 'Role of Jelmer Postma').value).toBe('support');
  await choose('Role of Jelmer Postma', 'sales');
  expect([rows()[1]?.role, document.querySelector('[role=alert]')]).toEqual(['sales', null]);
});

it('takes somebody off the team, and puts them back at one press', async () => {
  const { api, rows } = memoryTeam();
  await open(<PeoplePart />, { api });
  await press('Remove: Jelmer Postma');
  expect(rows()[1]?.state).toBe('removed');
  expect(text()).toContain('Jelmer Postma is off the team and logged out everywhere');
  await press('Undo');
  expect(rows()[1]?.state).toBe('active');
});

it('resets the two-step login of a colleague once that is meant, and of nobody else', async () => {
  const inTwoSteps = someTeam.map((one) => ({ ...one, second_step: true }));
  const { api, rows } = memoryTeam(inTwoSteps.slice(0, 2));
  await open(<PeoplePart />, { api });
  const offered = [...document.querySelectorAll('button')].map(nameOf);
  expect(offered.filter((name) => name.startsWith('Reset'))).toEqual(['Reset two-step login: Jelmer Postma']);
  await press('Reset two-step login: Jelmer Postma');
  await press('Cancel');
  await press('Reset two-step login: Jelmer Postma');
  expect(rows()[1]?.second_step).toBe(true);
  await press('Reset');
  expect(rows()[1]?.second_step).toBe(false);
  expect(text()).toContain('Jelmer Postma logs in with the password alone now');
});

it('asks two-step login of everybody, or says why not yet', async () => {
  const { api } = memoryTeam();
  const box = () => document.querySelector<HTMLInputElement>('input[type=checkbox]');
  await open(<PeoplePart />, { api });
  await act(async () => box()?.click());
  expect(await api.rules()).toEqual({ second_step_required: true });
  expect(box()?.checked).toBe(true);
  await act(async () => root.unmount());
  const changeRules = () => Promise.reject(new Error('Turn it on for yourself first'));
  await open(<PeoplePart />, { api: { ...memoryTeam().api, changeRules } });
  await act(async () => box()?.click());
  expect([box()?.checked, text().includes('Turn it on for yourself first')]).toEqual([false, true]);
});

it('offers an owner of one site no verb about who runs all of them', async () => {
  const boss = aMember('boss', { given_name: 'Boss', family_name: 'Bos', role: 'owner', of_all_sites: true });
  const team = [boss, { ...someTeam[0]!, of_all_sites: false }];
  await open(<PeoplePart />, { api: memoryTeam(team).api });
  const verbs = [...document.querySelectorAll('button, select')].map(nameOf);
  expect(verbs.filter((name) => name.includes('Boss'))).toEqual([]);
});

it('lists who did what, narrows it by area, and exports what it lists', async () => {
  await open(<LogPart />, { address: '/team?part=log' });
  expect(text()).toContain('Bakker in Winsum');
  expect(text()).toContain('It is not known whether this was done');
  await choose('In which area', 'server');
  expect(text()).not.toContain('Bakker in Winsum');
  expect(control('a', 'Export').getAttribute('href')).toBe('/log.csv?match%5Barea%5D=server');
});

it('says whose a section is, and whose it is to change what one sees', async () => {
  const areas = Object.fromEntries(adminAreas.map((area) => [area, 'sees'])) as Record<AdminArea, 'sees'>;
  const admin = { role: 'support', areas } as const;
  await open(
    <AdminRightsContext value={admin}>
      <NoRight area="pages" needs="does" />
      <SeesOnly area="shop" />
    </AdminRightsContext>,
  );
  expect(text()).toContain('Who may: Owner or Editor. An owner of the site gives roles.');
  expect(text()).toContain('Your role: Support.');
  expect(text()).toContain('changes nothing here. Who may: Owner or Sales.');
});

it.each(locales)('is drawn in %s without a raw key', async (locale) => {
  for (const part of [<PeoplePart key="people" />, <LogPart key="log" />]) {
    await open(part, { locale, address: '/team?open=invite' });
    expect(text()).not.toMatch(/\b(?:rights|states|areas|part|about|log)\.\w|\{\{/);
    await act(async () => root.unmount());
  }
  await open(<NoRight area="team" needs="sees" />, { locale });
  expect(text()).not.toMatch(/noRight\.|\{\{/);
});
