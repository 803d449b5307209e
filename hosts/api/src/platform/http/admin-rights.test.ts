import {
  adminRights,
  adminRoleName,
  type AdminRole,
  adminRoles,
  rolesOfCall,
} from '@boardwright/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRoute, leastOf, type Route } from '../../../test/every-endpoint.ts';
import { issueToken } from '../../../test/issue-token.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { users } from '../database/schema.ts';

let api: TestApi;
let subjects: ReadonlyMap<AdminRole, string>;
let calls = 0;

beforeAll(async () => {
  api = await openTestApi();
  const rows = await api.db
    .insert(users)
    .values(
      adminRoles.map((adminRole) => ({
        role: 'admin' as const,
        adminRole,
        email: `${adminRole}@example.org`,
        givenName: adminRole,
        familyName: 'X',
        siteId: 18,
      })),
    )
    .returning();
  subjects = new Map(rows.flatMap(({ adminRole, uuid }) => (adminRole ? [[adminRole, uuid] as const] : [])));
});
afterAll(() => api.close());

async function call({ endpoint, url }: Route, role: AdminRole, locale = 'en') {
  calls += 1;
  // Anew each time: some calls end the session.
  const bearer = await issueToken(api, {
    subject: subjects.get(role),
    role: 'admin',
    siteId: 18,
    clientId: null,
  });
  const query = new URLSearchParams(leastOf(endpoint.query) as Record<string, string>).toString();
  const answer = await api.app.inject({
    method: endpoint.method,
    url: query ? `${url}?${query}` : url,
    remoteAddress: `10.2.${Math.floor(calls / 250)}.${calls % 250}`,
    headers: { 'x-site-host': 'localhost', 'accept-language': locale, authorization: `Bearer ${bearer}` },
    ...(endpoint.body ? { payload: leastOf(endpoint.body) } : {}),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return { status: answer.statusCode, body: isJson ? answer.json() : undefined };
}

const ofAdmins = everyRoute().filter(
  ({ role, endpoint }) => role === 'admin' && endpoint.open?.includes('admin') !== true,
);

describe('every call of admins', () => {
  it.each(ofAdmins.map((route) => [route.name, route] as const))(
    '%s: is for the roles that its area gives it to, and for no other',
    async (_name, route) => {
      const { area, method, changesNothing } = route.endpoint;
      for (const role of adminRoles) {
        const right = area === undefined || area === 'everyone' ? 'does' : adminRights[area][role];
        const isRead = changesNothing ?? method === 'GET';
        const isAllowed = right === 'does' || (right === 'sees' && isRead);
        const { status, body } = await call(route, role);
        const refused = status === 403 && body?.code === 'rightMissing';
        expect([role, refused], `${role} got ${status}`).toEqual([role, !isAllowed]);
        if (refused)
          for (const other of rolesOfCall(route.endpoint))
            expect(body.message).toContain(adminRoleName(other, 'en'));
      }
    },
  );
});

describe('a refused call', () => {
  const boost = ofAdmins.find(({ name }) => name === 'boostJob as admin') as Route;

  it.each([
    ['en', 'Your role does not include this. Who may: Owner, Sales, or Support.'],
    ['nl', 'Dit hoort niet bij jouw rol. Wie dit wel mag: Eigenaar, Verkoop of Ondersteuning.'],
    ['ro', 'Rolul tău nu include acest lucru. Cine are dreptul: Proprietar, Vânzări sau Asistență.'],
  ])('names in %s the roles that may', async (locale, message) => {
    expect((await call(boost, 'editor', locale)).body).toEqual({ code: 'rightMissing', message });
  });
});

describe('the table of rights', () => {
  it('gives an owner everything, and only them the team and the site', () => {
    for (const area of Object.values(adminRights)) expect(area.owner).toBe('does');
    for (const role of adminRoles.filter((one) => one !== 'owner')) {
      expect(adminRights.team[role]).toBe('nothing');
      expect(adminRights.site[role]).not.toBe('does');
    }
  });

  it('lets the role that only reads change nothing', () => {
    for (const area of Object.values(adminRights)) expect(area.read_only).not.toBe('does');
  });
});
