import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let uuid: string;
beforeAll(async () => {
  api = await openTestApi();
  uuid = (await api.addJob()).uuid;
});
afterAll(() => api.close());

async function ask(url: string, payload?: unknown, headers: Readonly<Record<string, string>> = {}) {
  const response = await api.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/public/v1${url}`,
    headers: { 'accept-language': 'en', 'x-site-host': 'localhost', ...headers },
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
  return {
    status: response.statusCode,
    ...response.json<{ code?: string; fields?: Record<string, string[]> }>(),
  };
}
const list = '/job-boards/1/jobs';

describe('a job list is told what is wrong with its query', () => {
  it.each([
    ['an unknown key', '?keyword=x', 'keyword'],
    ['a misspelt operator', '?match[premum]=true', 'match[premum]'],
    ['a page that is no number', '?page=two', 'page'],
    ['a negative page', '?page=-1', 'page'],
    ['a page beyond all sense', '?page=99999999999', 'page'],
    ['half a page', '?page=1.5', 'page'],
    ['a limit over the largest', '?limit=1000', 'limit'],
    ['a latitude beyond the pole', '?lat=91&lon=5', 'lat'],
    ['an unknown sort', '?sort=best', 'sort'],
    ['segments that are no numbers', '?in[segment_ids]=1,x', 'in[segment_ids].0'],
    ['a salary range of words', '?range[salary_year]=much', 'range[salary_year]'],
    ['a boolean that is none', '?match[premium]=perhaps', 'match[premium]'],
    ['a keyword given twice', '?search=a&search=b', 'search'],
    ['a NUL', '?search=%00', 'search'],
    ['a megabyte', `?search=${'x'.repeat(10_000)}`, 'search'],
  ])('%s', async (_, query, field) => {
    const { status, code, fields } = await ask(list + query);
    expect([status, code, Object.keys(fields ?? {})]).toEqual([400, 'badRequest', [field]]);
  });

  it.each([
    ['another tenant’s board', '/job-boards/2/jobs', 404, 'notFound'],
    ['a board nobody has', '/job-boards/999/jobs', 404, 'notFound'],
    ['a board that is no number', '/job-boards/one/jobs', 400, 'badRequest'],
    ['an unknown place', `${list}?location_name=Xqzptlburg`, 404, 'placeUnknown'],
    ['half a place', `${list}?lat=53`, 200, undefined],
    ['a deep page', `${list}?page=1000000&limit=200`, 200, undefined],
    ['segments nobody knows', `${list}?in[segment_ids]=999999999`, 200, undefined],
    ['a keyword of signs', `${list}?search=${encodeURIComponent('\'"%_\\*(){}[]<>')}`, 200, undefined],
  ])('%s', async (_, url, status, code) => {
    expect(await ask(url)).toMatchObject({ status, ...(code ? { code } : {}) });
  });
});

describe('an application is told what is wrong with its body', () => {
  const good = { email: 'a@example.org', given_name: 'A', family_name: 'B', terms: true };
  const apply = (body: unknown, headers = {}) => ask(`/jobs/${uuid}/apply`, body, headers);

  it.each([
    ['an unknown field', { ...good, cvv: 'x' }, 'cvv'],
    ['a missing field', { given_name: 'A', family_name: 'B' }, 'email'],
    ['a wrong type', { ...good, given_name: 7 }, 'given_name'],
    ['a name of a hundred thousand letters', { ...good, family_name: 'x'.repeat(100_000) }, 'family_name'],
    ['a letter longer than a letter', { ...good, motivation_text: 'x'.repeat(10_001) }, 'motivation_text'],
    ['an unknown salutation', { ...good, salutation: 'dr' }, 'salutation'],
    ['a NUL', { ...good, given_name: 'A\u0000' }, 'given_name'],
  ])('%s', async (_, body, field) => {
    const { status, code, fields } = await apply(body);
    expect([status, code, Object.keys(fields ?? {})]).toEqual([400, 'badRequest', [field]]);
  });

  it('a megabyte is too large', async () => {
    expect(await apply({ ...good, motivation_text: 'x'.repeat(1_000_000) })).toMatchObject({
      status: 413,
      code: 'tooLarge',
    });
  });

  it('what is not JSON is not well-formed', async () => {
    const response = await apply('{"email":', { 'content-type': 'application/json' });
    expect(response).toMatchObject({ status: 400, code: 'badRequest' });
  });
});

it('never fails, whatever stands in an address', async () => {
  const keys = fc.constantFrom(
    'search',
    'location_name',
    'lat',
    'lon',
    'distance',
    'in[segment_ids]',
    'range[salary_year]',
    'page',
    'limit',
    'sort',
    'seed',
    'premium',
    'scope',
    'organisation_name',
    'match[organisation_id]',
    'with',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.integer().map(String),
  );
  const paths = fc.constantFrom(
    list,
    `${list}/strategy`,
    '/jobs/slug/x',
    `/jobs/${uuid}/related`,
    '/job-boards/1/suggestions',
  );
  await fc.assert(
    fc.asyncProperty(paths, fc.array(fc.tuple(keys, text), { maxLength: 4 }), async (path, pairs) => {
      const query = new URLSearchParams(pairs);
      expect((await ask(`${path}?${query.toString()}`)).status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});
