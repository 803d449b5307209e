import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTestSite } from '../test/open-test-site.ts';

it.each(['/%09/x:y', '/%0a/x:y', '/%0d%0a/evil.example', '/%00', '/%', '/%7f', '/%c2%85/x:y'])(
  '%s is nobody’s page',
  async (url) => {
    const { ask } = await openTestSite();
    expect((await ask(url)).statusCode).toBe(404);
  },
);

it('any path is answered, and never by an error of ours', async () => {
  const { ask } = await openTestSite();
  const odd = fc.constantFrom(
    '%09',
    '%0a',
    '%00',
    '%2f',
    '%5c',
    '%',
    '/',
    '.',
    '..',
    ':',
    '@',
    '\\',
    ';',
    '%c3%28',
    '%ed%a0%80',
    'en',
    'x',
    '?',
    '#',
  );
  const segment = fc.string({ unit: 'grapheme', maxLength: 5 }).map((text) => encodeURIComponent(text));
  const path = fc
    .array(fc.oneof(odd, segment), { maxLength: 8 })
    .map((parts) => `/${parts.join('')}`)
    // The test's own client reads an address before it sends it.
    .filter((url) => URL.canParse(url, 'http://localhost'));
  await fc.assert(
    fc.asyncProperty(path, async (url) => {
      const answer = await ask(url);
      expect(answer.statusCode, url).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
});
