import { describe, expect, it } from 'vitest';
import { contract, defineEndpoint, type Endpoint, openApiDocument, rolesOfCall } from './index.ts';

describe('a call of admins', () => {
  const call = { method: 'POST', path: '/tides', summary: 'Adds a tide.' } as const;

  it('does not compile without an area', () => {
    // @ts-expect-error -- no area
    defineEndpoint({ ...call, roles: ['admin'] });
    // @ts-expect-error -- no area, beside another role
    defineEndpoint({ ...call, roles: ['employer', 'admin'] });
    // @ts-expect-error -- no such area
    defineEndpoint({ ...call, roles: ['admin'], area: 'tides' });
    // @ts-expect-error -- of nobody who has areas
    defineEndpoint({ ...call, roles: ['employer'], area: 'jobs' });
    expect(defineEndpoint({ ...call, roles: ['admin'], area: 'jobs' }).area).toBe('jobs');
  });

  it('that is a PUT is refused what is stale, or says why nobody loses what they typed, not both', () => {
    const calls: [string, Endpoint][] = Object.values(contract).flatMap((group) => Object.entries(group));
    const puts = calls.filter(
      ([, { method, area, changesNothing }]) => method === 'PUT' && area !== undefined && !changesNothing,
    );
    const wrong = puts.filter(
      ([, { errors, overwrites }]) => errors.includes('conflict') === Boolean(overwrites?.endsWith('.')),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
    expect(puts.length).toBeGreaterThan(20);
    const { paths } = openApiDocument({ feeds: contract.feeds }, '1') as {
      paths: Record<string, Record<string, { description?: string }>>;
    };
    expect(paths['/api/admin/v1/feeds/{id}/allowed']?.['put']?.description).toBe(
      contract.feeds.allowFeed.overwrites,
    );
  });

  it('is only for owners where it came without an area all the same', () => {
    expect(rolesOfCall({ method: 'GET' })).toEqual(['owner']);
  });

  it('needs no more than sight of its area where it changes nothing', () => {
    const area = 'shop';
    expect(rolesOfCall({ method: 'POST', area })).toEqual(['owner', 'sales']);
    const readers = ['owner', 'sales', 'support', 'read_only'];
    expect(rolesOfCall({ method: 'GET', area })).toEqual(readers);
    expect(rolesOfCall({ method: 'POST', area, changesNothing: true })).toEqual(readers);
    expect(rolesOfCall({ method: 'GET', area, changesNothing: false })).toEqual(['owner', 'sales']);
  });

  it('says in OpenAPI whose it is and how it is refused', () => {
    const tides = { addTide: defineEndpoint({ ...call, roles: ['admin'], area: 'content' }) };
    const { paths } = openApiDocument({ tides }, '1') as {
      paths: Record<string, Record<string, { responses: object }>>;
    };
    expect(paths['/api/admin/v1/tides']?.['post']).toMatchObject({
      'x-area': 'content',
      'x-admin-roles': ['owner', 'editor', 'content'],
      responses: { 403: { description: expect.stringContaining('rightMissing') } },
    });
  });
});
