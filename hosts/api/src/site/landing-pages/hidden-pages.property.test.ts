import type { AdminLandingPage, LandingPage } from '@boardwright/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { addAccounts, logIn } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { landingPages, pages } from '../../platform/database/schema.ts';
import { knownAddresses } from '../forward-rules/known-addresses.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  admin = await logIn(api, 'admin');
  await api.db
    .insert(pages)
    .values({ siteId: 18, key: 'p-landing-pages', path: { nl: 'zoeken', en: 'searches' }, order: 90 });
});
afterAll(() => api.close());

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  ask(api, `admin/v1/landing-pages${path}`, { method, bearer: admin, ...(body && { body }) });
const step = fc.constantFrom('publish', 'unpublish', 'delete', 'restore', 'rename', 'rewrite');
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(page: AdminLandingPage, next: Step, nth: number): Promise<AdminLandingPage> {
  const { id, revision, state } = page;
  if (next === 'delete') {
    await call('DELETE', `/${id}`);
    return { ...page, state: 'deleted' };
  }
  if (next === 'restore') return (await call('POST', `/${id}/restore`)).body.data;
  if (state === 'deleted') return page;
  const changes = {
    publish: { publish: true },
    unpublish: { publish: false },
    rename: { slug: `geheim-${nth}` },
    rewrite: { text_above: `<p>Geheim ${nth}</p>` },
  }[next];
  return (await call('PUT', `/${id}`, { revision, ...changes })).body.data;
}

/** All that a guest is given of the landing pages of the board, at every slug one ever had too. */
async function forGuests(slugs: readonly string[]): Promise<string> {
  const { data }: { data: LandingPage[] } = (
    await ask(api, 'public/v1/job-boards/1/landing-pages?match[locale]=nl&limit=200')
  ).body;
  const known = await knownAddresses(api.db, await tenant(), api.clock.now());
  const read = await Promise.all(
    [...slugs, 'open'].map(async (slug) => {
      const { status, body } = await ask(api, `public/v1/landing-pages/${slug}`);
      return status === 200 ? body : '';
    }),
  );
  return JSON.stringify([data, known, read]);
}
async function tenant() {
  const found = await api.tenants.atHost('localhost');
  if (!found) throw new Error('There is no site');
  return found;
}

it('whatever an admin did with a landing page, guests are given it by no way unless it is published', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      await api.db.delete(landingPages);
      const query = { search: 'kok' };
      await call('POST', '', { title: 'Open', slug: 'open', locale: 'nl', query, publish: true });
      const made = await call('POST', '', { title: 'Geheim', slug: 'geheim', locale: 'nl', query });
      let page: AdminLandingPage = made.body.data;
      const slugs = [page.slug];
      for (const [nth, next] of steps.entries()) {
        page = await take(page, next, nth);
        slugs.push(page.slug);
      }
      const given = await forGuests(slugs);
      expect(/geheim/i.test(given)).toBe(page.state === 'published');
      expect(given).toContain('open');
    }),
    { numRuns: 20 },
  );
});
