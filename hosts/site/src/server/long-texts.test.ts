import { cookieScriptsSchema, pageSettingsSchema, siteSettingsSchema } from '@boardwright/blocks-schema';
import { longSigns, longText, longValue, most, previewJobs, textsIn } from '@boardwright/engine/testing';
import { describe, expect, it } from 'vitest';
import { boardHost } from '../test/board-in-memory.ts';
import { openTestSite, type TestSite } from '../test/open-test-site.ts';

type Values = Record<string, unknown>;
type Ask = Parameters<TestSite['ask']>[0];

/** Every answer that is made of what a site is set to. */
const addresses = [
  '/',
  '/en/about',
  '/vacatures',
  '/nergens',
  '/site-auth',
  '/_page/',
  '/robots.txt',
  '/sitemap.xml',
];
const all = { cookie: 'consent=all@2026-11-20T10:00:00.000Z' };

/** A board with a list of jobs, whose rendering code is loaded. */
async function openBoard(): Promise<TestSite> {
  const site = await openTestSite();
  const data = previewJobs(3);
  const meta = { total: data.length, page: 1, limit: 10, last_page: 1, aggregations: { segment_ids: {} } };
  site.answerBy(async (request) =>
    request.url.startsWith('/api/public/v1/job-boards/1/jobs?')
      ? { status: 200, headers: {}, body: { data, meta } }
      : site.send(request),
  );
  for (const url of addresses) await site.ask({ url, headers: all });
  site.purge();
  return site;
}

/** Milliseconds of processor time for an answer that nothing is stored of. */
async function onceTimed(site: TestSite, ask: Ask): Promise<number> {
  const before = process.cpuUsage();
  const answer = await site.ask(ask);
  const { user, system } = process.cpuUsage(before);
  expect(answer.statusCode, JSON.stringify(ask).slice(0, 200)).toBeLessThan(500);
  return (user + system) / 1000;
}

/**
 * Milliseconds of processor time, of which a process also spends some on its memory and on compiling, whatever is asked: what
 * took long takes long once more where the text is why, and not where it was these.
 */
async function timeOf(site: TestSite, ask: Ask): Promise<number> {
  const time = await onceTimed(site, ask);
  if (time < most) return time;
  site.purge();
  return Math.min(time, await onceTimed(site, ask));
}

/** Asks for everything once: what is worked out once per site is paid by the first answer. */
async function answeredSoon(site: TestSite, texts: number): Promise<void> {
  for (const url of addresses)
    expect(await timeOf(site, { url, headers: all }), url).toBeLessThan(most * Math.max(1, texts));
}

/** The site's own settings, and what its texts in other languages are. */
const settingsOf = (sign: string): Values => ({
  ...(longValue(siteSettingsSchema, sign) as Values),
  // Any namespace, any key: as the editor stores them.
  custom_translations: { nl: { page: { notFound: longText(sign) }, ui: { offline: longText(sign) } } },
});

describe.each(Object.entries(longSigns))('texts of nothing but %s', (_what, sign) => {
  it.each(Object.entries(settingsOf(sign)))(
    'as the site’s setting %s are answered soon',
    async (name, value) => {
      const site = await openBoard();
      site.board.settings = { ...site.board.settings, [name]: value };
      await answeredSoon(site, textsIn(value));
    },
  );

  it('as cookie scripts and as a page’s settings are answered soon', async () => {
    const site = await openBoard();
    const scripts = longValue(cookieScriptsSchema, sign) as Values[];
    site.board.cookieScripts = scripts.map((script, at) => ({
      ...script,
      id: `tab${at}`,
      type: 'marketing',
    }));
    const page = longValue(pageSettingsSchema, sign) as Values;
    site.board.pages = site.board.pages.map((one) => ({ ...one, settings: { ...one.settings, ...page } }));
    await answeredSoon(site, textsIn(scripts) + textsIn(page) * site.board.pages.length);
  });

  it('as fields of a form, or in an address, are answered soon', async () => {
    const site = await openBoard();
    const text = longText(sign);
    const fields = new URLSearchParams({
      _block: text,
      _action: text,
      next: text,
      password: text,
      other: text,
    });
    for (const url of ['/', '/site-auth', '/consent', '/favourite', '/?verify=candidate-link', '/nergens']) {
      const payload = fields.toString();
      const headers = { origin: `http://${boardHost}`, 'content-type': 'application/x-www-form-urlencoded' };
      expect(await timeOf(site, { method: 'POST', url, payload, headers }), url).toBeLessThan(most * 5);
    }
    const asked = encodeURIComponent(longText(sign, 1500));
    for (const name of ['search', 'location_name', 'next', 'host', 'verify', 'newsletter', 'employer_token'])
      expect(await timeOf(site, `/vacatures?${name}=${asked}`), name).toBeLessThan(most);
    expect(await timeOf(site, `/${asked}`)).toBeLessThan(most);
  });
});
