import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EveryCaller, openEveryCaller } from '../../../test/every-caller.ts';
import { everyRoute, leastOf, type Route } from '../../../test/every-endpoint.ts';

let every: EveryCaller;
const call: EveryCaller['call'] = (...parts) => every.call(...parts);

beforeAll(async () => {
  every = await openEveryCaller();
});
afterAll(() => every.api.close());

const scalar = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e999',
    'NaN',
    'true',
    'null',
    '9'.repeat(30),
    '\0',
    '\u{1F600}',
    "'; drop table jobs; --",
    '%',
    '\\',
    '../../etc/passwd',
    'ß'.repeat(300),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
  fc.double().map(String),
);
const json = fc.oneof(
  scalar,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, -1, 1e308, 2 ** 53, [], {}, [[[]]], { $ne: null }, '\ud800'),
);
const queryKeys = [
  'page',
  'limit',
  'search',
  'sort',
  'with',
  'lat',
  'lon',
  'distance',
  'in[segment_ids]',
  'in[product_id]',
  'range[salary_year]',
  'match[organisation_id]',
  'match[premium]',
  'match[uuid]',
  'match[locale]',
  'location_name',
  'location',
  'countries',
  'url',
  'seed',
  'locale',
  'scope',
  'premium',
  '__proto__',
  'constructor',
  'image_tag',
  'organisation_name',
];
const query = fc.array(
  fc.tuple(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...queryKeys) }, { weight: 1, arbitrary: fc.string() }),
    scalar,
  ),
  {
    maxLength: 4,
  },
);
const routes = everyRoute();
/** A foreign feed that cannot be reached is the one 5xx that is not ours. */
const allowed = (route: Route, status: number) =>
  status < 500 || (route.endpoint.path === '/rss' && status === 502);

it.each(routes.map((route) => [route.name, route] as const))(
  '%s: no input makes it fail',
  async (_name, route) => {
    const least = leastOf(route.endpoint.query);
    await fc.assert(
      fc.asyncProperty(
        query,
        fc.dictionary(
          fc.constantFrom(...Object.keys(leastOf(route.endpoint.body)), 'x', 'phone', 'cv', 'newsletters'),
          json,
          { maxKeys: 4 },
        ),
        fc.boolean(),
        async (asked, body, complete) => {
          const search = new URLSearchParams([
            ...Object.entries(least).map(([key, value]): [string, string] => [key, String(value)]),
            ...asked,
          ]);
          const payload = route.endpoint.body
            ? JSON.stringify(complete ? { ...leastOf(route.endpoint.body), ...body } : body)
            : undefined;
          const url = route.endpoint.path === '/rss' ? route.url : `${route.url}?${search.toString()}`;
          const answer = await call(route, url, payload);
          expect(
            allowed(route, answer.statusCode),
            `${url} ${payload ?? ''} → ${answer.statusCode} ${answer.body}`,
          ).toBe(true);
          if (answer.statusCode >= 400)
            expect(Object.keys(answer.json())).toEqual(expect.arrayContaining(['code', 'message']));
        },
      ),
      // For each of some 360 calls; every run of the suite tries others.
      { numRuns: 5 },
    );
  },
);

/** More than any call takes. */
const huge = JSON.stringify({ email: 'a'.repeat(5_000_000) });
const deep = '['.repeat(20_000) + ']'.repeat(20_000);

it.each(routes.filter(({ endpoint }) => endpoint.body).map((route) => [route.name, route] as const))(
  '%s: broken, huge and foreign bodies are the sender’s fault',
  async (_name, route) => {
    const bodies: [string, string, number[]][] = [
      ['{"a":', 'application/json', [400]],
      ['', 'application/json', [400]],
      ['{"__proto__":{"admin":true}}', 'application/json', [400]],
      [huge, 'application/json', [413]],
      [deep, 'application/json', [400]],
      ['a=b', 'application/x-www-form-urlencoded', [400]],
      ['<a/>', 'text/xml', [400]],
    ];
    for (const [payload, type, statuses] of bodies) {
      const answer = await call(route, route.url, payload, { 'content-type': type });
      expect(statuses, `${payload.slice(0, 30)} → ${answer.statusCode}`).toContain(answer.statusCode);
      expect(answer.json().code).toBe(answer.statusCode === 413 ? 'tooLarge' : 'badRequest');
    }
  },
);

it('parameters that no path could mean are refused or not found', async () => {
  for (const value of ['%00', '%ff', 'a'.repeat(5000), '-1', '0', '1.5', '99999999999', '%2e%2e%2f', "'"]) {
    for (const route of routes.filter(({ endpoint }) => endpoint.path.includes('{'))) {
      const url = route.url.replace(/\/(1|some-name)(\/|$)/, `/${value}$2`);
      const answer = await call(
        route,
        url,
        route.endpoint.body ? JSON.stringify(leastOf(route.endpoint.body)) : undefined,
      );
      expect(
        [400, 404, 410, 414, 422],
        `${url.slice(0, 80)} → ${answer.statusCode} ${answer.body.slice(0, 200)}`,
      ).toContain(answer.statusCode);
    }
  }
});
