import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { addresses, phones } from '../../platform/database/schema.ts';

let api: TestApi;
let candidate: string;
let employer: string;
let rival: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  candidate = await logIn(api, 'candidate');
  employer = await logIn(api, 'employer');
  rival = await logIn(api, 'employer', 'other@example.org');
});
afterAll(() => api.close());

const home = { address_line_1: 'Dijk 3', city: 'Harlingen', postal_code: '8861 AA', country_code: 'NL' };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (role: string, bearer: string) => (method: Method, path: string, body?: object) =>
  ask(api, `${role}/v1/${path}`, { method, bearer, ...(body ? { body } : {}) });
const mine = (method: Method, path: string, body?: object) =>
  call('candidate', candidate)(method, path, body);
const ours = (method: Method, path: string, body?: object) => call('employer', employer)(method, path, body);
const flags = (rows: readonly Record<string, unknown>[]) =>
  rows.map(({ label, primary, financial, delivery }) => [label, primary, financial, delivery]);

describe('addresses of a person', () => {
  it('are added, the first as the primary one, and listed with it in front', async () => {
    const first = await mine('POST', 'user/addresses', { ...home, label: ' thuis ' });
    expect([first.status, first.body.data]).toEqual([
      201,
      { id: expect.any(Number), ...home, label: 'thuis', primary: true, financial: false, delivery: false },
    ]);
    await mine('POST', 'user/addresses', { ...home, label: 'werk', financial: true });
    await mine('POST', 'user/addresses', { ...home, label: 'boot', primary: true, delivery: true });
    const { body } = await mine('GET', 'user/addresses');
    expect(flags(body.data)).toEqual([
      ['boot', true, false, true],
      ['thuis', false, false, false],
      ['werk', false, true, false],
    ]);
    expect(body.meta).toEqual({ total: 3, page: 1, limit: 20, last_page: 1 });
    expect((await mine('GET', 'user/addresses?limit=1&page=3')).body.data).toHaveLength(1);
  });

  it('change in part, and a flag moves from one to the other', async () => {
    const { data } = (await mine('GET', 'user/addresses')).body;
    const [boat, terrace] = data;
    const moved = await mine('PUT', `user/addresses/${terrace.id}`, {
      city: 'Makkum',
      primary: true,
      financial: true,
    });
    expect(moved.body.data).toMatchObject({ ...terrace, city: 'Makkum', primary: true, financial: true });
    // There is always one to write to: the primary one stops being it when another starts.
    await mine('PUT', `user/addresses/${terrace.id}`, { primary: false, financial: false });
    await mine('PUT', `user/addresses/${boat.id}`, { delivery: false });
    expect(flags((await mine('GET', 'user/addresses')).body.data)).toEqual([
      ['thuis', true, false, false],
      ['werk', false, false, false],
      ['boot', false, false, false],
    ]);
  });

  it('go, and the oldest of the others takes the primary one’s place', async () => {
    const [first, second] = (await mine('GET', 'user/addresses')).body.data;
    expect((await mine('DELETE', `user/addresses/${first.id}`)).status).toBe(204);
    expect((await mine('GET', 'user/addresses')).body.data[0]).toMatchObject({
      id: second.id,
      primary: true,
    });
    const again = await mine('DELETE', `user/addresses/${first.id}`);
    expect([again.status, again.body.message]).toEqual([404, 'Could not delete the address']);
  });

  it.each([
    [{ city: 'X' }, 'Could not update the address'],
    [{ financial: true }, 'Could not set address as financial address'],
    [{ primary: true }, 'Could not set address as primary address'],
    [{ delivery: true }, 'Could not set address as delivery address'],
  ])('that are not there: %j → %s', async (body, message) => {
    const answer = await mine('PUT', 'user/addresses/999999', body);
    expect([answer.status, answer.body.message]).toEqual([404, message]);
  });

  it('say what is missing, when added and when changed', async () => {
    const added = await mine('POST', 'user/addresses', { ...home, city: ' ', country_code: 'ZZ' });
    expect([added.status, added.body.fields]).toEqual([
      422,
      { city: ['This field is required'], country_code: ['We do not know this country'] },
    ]);
    const [first] = (await mine('GET', 'user/addresses')).body.data;
    expect((await mine('PUT', `user/addresses/${first.id}`, { postal_code: '' })).body.fields).toEqual({
      postal_code: ['This field is required'],
    });
    expect((await mine('GET', 'user/addresses')).body.data[0]).toEqual(first);
  });

  it('are twenty at most', async () => {
    const { total } = (await mine('GET', 'user/addresses')).body.meta;
    for (let count = total; count < 20; count += 1)
      expect((await mine('POST', 'user/addresses', home)).status).toBe(201);
    const { status, body } = await mine('POST', 'user/addresses', home);
    expect([status, body.code, body.message]).toEqual([409, 'addressNotAdded', 'Could not add new address']);
    expect(body.fields).toEqual({ addresses: ['You can keep at most 20'] });
  });
});

describe('addresses of a company', () => {
  it('belong to the company: colleagues share them, others do not see them', async () => {
    const { id } = (await ours('POST', 'client/addresses', home)).body.data;
    const other = call('employer', rival);
    expect((await other('GET', 'client/addresses')).body.data).toEqual([]);
    expect((await other('PUT', `client/addresses/${id}`, { city: 'X' })).status).toBe(404);
    expect((await other('DELETE', `client/addresses/${id}`)).status).toBe(404);
    expect((await other('POST', `client/addresses/${id}/financial`)).body.message).toBe(
      'Could not set address as financial address',
    );
    expect((await ours('PUT', `user/addresses/${id}`, { city: 'X' })).status).toBe(404);
    expect((await mine('PUT', `user/addresses/${id}`, { city: 'X' })).status).toBe(404);
    expect((await ours('GET', 'client/addresses')).body.data).toMatchObject([{ id, city: 'Harlingen' }]);
  });

  it('are made financial by a call of their own', async () => {
    const { id } = (await ours('POST', 'client/addresses', { ...home, label: 'boekhouding' })).body.data;
    expect((await ours('POST', `client/addresses/${id}/financial`)).body.data).toMatchObject({
      id,
      financial: true,
    });
    const [first] = (await ours('GET', 'client/addresses')).body.data;
    await ours('POST', `client/addresses/${first.id}/financial`);
    expect(
      (await ours('GET', 'client/addresses')).body.data.map((row: { financial: boolean }) => row.financial),
    ).toEqual([true, false]);
  });
});

describe('phone numbers', () => {
  it.each([
    ['0517 12 34 56', 'NL', '+31517123456'],
    ['+32 470 12 34 56', 'BE', '+32470123456'],
    ['0721 234 567', 'RO', '+40721234567'],
    ['(212) 555-2368', 'US', '+12125552368'],
  ])('%s of %s is %s', async (phone, country_code, number) => {
    const { status, body } = await mine('POST', 'user/phones', { phone, country_code });
    expect([status, body.data.phone, body.data.country_code]).toEqual([201, number, country_code]);
  });

  it('are Dutch where no country is named, and refused where none can be meant', async () => {
    expect((await mine('POST', 'user/phones', { phone: '06 12345678' })).body.data.phone).toBe(
      '+31612345678',
    );
    expect((await mine('POST', 'user/phones', { phone: '12' })).body.fields).toEqual({
      phone: ['Phone number is invalid'],
    });
    expect((await mine('POST', 'user/phones', { phone: ' ' })).body.fields).toEqual({
      phone: ['Phone number is required'],
    });
  });

  it('change and go as addresses do', async () => {
    const [first, second] = (await mine('GET', 'user/phones')).body.data;
    const changed = await mine('PUT', `user/phones/${second.id}`, {
      phone: '010 1234567',
      country_code: 'NL',
      primary: true,
    });
    expect(changed.body.data).toMatchObject({ phone: '+31101234567', primary: true });
    expect((await mine('PUT', `user/phones/${second.id}`, { label: 'werk' })).body.data.label).toBe('werk');
    expect((await mine('DELETE', `user/phones/${second.id}`)).status).toBe(204);
    expect((await mine('GET', 'user/phones')).body.data[0]).toMatchObject({ id: first.id, primary: true });
    expect((await mine('PUT', `user/phones/${second.id}`, { label: 'x' })).status).toBe(404);
  });

  it('of a company are its own', async () => {
    const { id } = (await ours('POST', 'client/phones', { phone: '0517 123456' })).body.data;
    expect((await ours('GET', 'user/phones')).body.data).toEqual([]);
    expect((await call('employer', rival)('DELETE', `client/phones/${id}`)).status).toBe(404);
    expect((await ours('PUT', `client/phones/${id}`, { financial: true })).body.data.financial).toBe(true);
    expect((await ours('DELETE', `client/phones/${id}`)).status).toBe(204);
  });
});

const flagged = { primary: fc.boolean(), financial: fc.boolean(), delivery: fc.boolean() };
const move = fc.oneof(
  fc.record({ does: fc.constant('add' as const), flags: fc.record(flagged, { requiredKeys: [] }) }),
  fc.record({
    does: fc.constant('change' as const),
    at: fc.nat(5),
    flags: fc.record(flagged, { requiredKeys: [] }),
  }),
  fc.record({ does: fc.constant('financial' as const), at: fc.nat(5) }),
  fc.record({ does: fc.constant('delete' as const), at: fc.nat(5) }),
);
type Move = typeof move extends fc.Arbitrary<infer Value> ? Value : never;

it.each([
  ['addresses', 'client/addresses', home],
  ['phones', 'client/phones', { phone: '0517 123456' }],
] as const)(
  '%s: one is primary and at most one financial, whatever is done, also at once',
  async (_what, path, body) => {
    const list = async () =>
      (await ours('GET', path)).body.data as { id: number; primary: boolean; financial: boolean }[];
    const act = async (step: Move, rows: readonly { id: number }[]) => {
      if (step.does === 'add') return ours('POST', path, { ...body, ...step.flags });
      const id = rows[step.at % Math.max(1, rows.length)]?.id ?? 1;
      if (step.does === 'delete') return ours('DELETE', `${path}/${id}`);
      if (step.does === 'change') return ours('PUT', `${path}/${id}`, step.flags);
      return path === 'client/addresses'
        ? ours('POST', `${path}/${id}/financial`)
        : ours('PUT', `${path}/${id}`, { financial: true });
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(move, { minLength: 1, maxLength: 3 }), { maxLength: 8 }),
        async (rounds) => {
          await api.db.delete(path === 'client/addresses' ? addresses : phones);
          for (const steps of rounds) {
            const before = await list();
            const answers = await Promise.all(steps.map((step) => act(step, before)));
            for (const { status } of answers) expect([200, 201, 204, 404]).toContain(status);
            const rows = await list();
            expect(rows.filter(({ primary }) => primary)).toHaveLength(rows.length === 0 ? 0 : 1);
            expect(rows.filter(({ financial }) => financial).length).toBeLessThanOrEqual(1);
          }
        },
      ),
      { numRuns: 12 },
    );
  },
);
