import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EveryCaller, openEveryCaller } from '../../../test/every-caller.ts';
import { everyRoute, leastOf } from '../../../test/every-endpoint.ts';
import { longTexts, longValue } from '../../../test/long-texts.ts';

/** Characters of a text, where its schema does not say fewer: far beyond what anybody types. */
const longest = 100_000;
/** Of an address, which is cut off elsewhere beyond 16 kB. */
const longestInQuery = 1500;
/** Milliseconds of processor time: the product’s goal is 200; a busy machine counts more. */
const most = 1000;

let every: EveryCaller;
beforeAll(async () => {
  every = await openEveryCaller();
});
const spent: { readonly name: string; readonly time: number }[] = [];
afterAll(async () => {
  const slowest = spent.toSorted((one, other) => other.time - one.time).slice(0, 5);
  process.stdout.write(slowest.map(({ name, time }) => `${time.toFixed(0)} ms ${name}\n`).join(''));
  await every.api.close();
});

async function answered(name: string, ask: () => ReturnType<EveryCaller['call']>): Promise<void> {
  const before = process.cpuUsage();
  const answer = await ask();
  const { user, system } = process.cpuUsage(before);
  const time = (user + system) / 1000;
  spent.push({ name, time });
  expect(time, name).toBeLessThan(most);
  expect(answer.statusCode, `${name} → ${answer.body.slice(0, 200)}`).toBeLessThan(500);
}

const routes = everyRoute().filter(({ endpoint }) => endpoint.path !== '/rss');
const withTexts = routes.filter(
  ({ endpoint }) => endpoint.body !== undefined || endpoint.query !== undefined,
);

describe.each(Object.entries(longTexts))('a text of nothing but %s', (_what, sign) => {
  it.each(withTexts.map((route) => [route.name, route] as const))(
    'is answered soon by %s',
    async (name, route) => {
      const { body, query } = route.endpoint;
      const asked = query ? (longValue(query, sign, longestInQuery) as Record<string, unknown>) : {};
      const search = new URLSearchParams(
        Object.entries({ ...leastOf(query), ...asked }).map(([key, value]): [string, string] => [
          key,
          String(value),
        ]),
      );
      const payload = body && JSON.stringify(longValue(body, sign, longest));
      await answered(name, () => every.call(route, route.url, payload));
      if (query)
        await answered(`${name}, asked`, () =>
          every.call(route, `${route.url}?${search.toString()}`, payload),
        );
    },
  );
});
