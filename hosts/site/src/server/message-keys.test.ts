import { locales } from '@boardwright/messages';
import { namespaceOf, type PageData } from '@boardwright/engine';
import { describe, expect, it } from 'vitest';
import { engine } from '../engine.ts';
import { boardHost, pageOf } from '../test/board-in-memory.ts';
import { openTestSite, sessionCookie, type TestSite } from '../test/open-test-site.ts';

/** How a key may look, also one that nobody wrote words for: `form.title`, `jobAlert`. */
const likeAKey = /^[a-z]+(?:[A-Z][a-z]+)+$|^[a-z][\w-]*(?:\.[a-z0-9]\w*)+$/;
const hosts = /\.(?:example|nl|localhost)$/;
const textAttribute = /\s(?:aria-label|aria-description|placeholder|title|alt|content)="([^"]*)"/g;

/** Texts of a document, and what it says aloud, that are keys of messages. */
function rawKeys(html: string): readonly string[] {
  const visibleText = html.replaceAll(/<(style|script|code|pre)\b[^>]*>.*?<\/\1>/gs, '');
  const texts = [...visibleText.matchAll(/>([^<]+)</g), ...visibleText.matchAll(textAttribute)].map(
    ([, text = '']) => text.trim(),
  );
  return texts.filter((text) => likeAKey.test(text) && !hosts.test(text));
}

const messagesOf = ({ blocks }: PageData): readonly string[] => [
  'ui',
  'page',
  'jobs',
  'consent',
  ...blocks.map(({ key }) => namespaceOf(key)),
];

const form = { origin: `http://${boardHost}`, 'content-type': 'application/x-www-form-urlencoded' };

type Ask = Parameters<TestSite['ask']>[0];
interface Case {
  /** From an address in the site's language. */
  readonly to: (at: (path: string) => string) => Ask;
  readonly status: number;
  readonly given?: (site: TestSite) => void;
}

const toPath =
  (path: string): Case['to'] =>
  (at) =>
    at(path);
const locked = ({ board }: TestSite): void =>
  void (board.settings = { ...board.settings, site_password_enabled: true });
const broken =
  (calls: Record<string, number>) =>
  ({ board }: TestSite): void =>
    void (board.broken = calls);
const theJob = 'GET /api/public/v1/jobs/slug/wijkverpleegkundige';
const post = (payload: string, headers: Record<string, string> = {}): Exclude<Ask, string> => ({
  method: 'POST',
  payload,
  headers: { ...form, ...headers },
});

/** Every way to a page, each answered in its own: by the site's blocks or by the product's. */
const cases: Readonly<Record<string, Case>> = {
  'a page on the canvas': { to: toPath('?layout=editor'), status: 200 },
  'a page that is not there': { to: toPath('nergens'), status: 404 },
  'a page that is not there, on the canvas': { to: toPath('nergens?layout=editor'), status: 404 },
  'a page that is not there, in the site’s own blocks': {
    to: toPath('nergens?layout=editor'),
    status: 404,
    given: ({ board }) =>
      void board.pages.push(
        pageOf('p-not-found-error', { nl: '404', en: '404', ro: '404' }, [['faq'], ['login']]),
      ),
  },
  'a page without blocks of the frame': {
    to: toPath('nergens'),
    status: 404,
    given: ({ board }) => void (board.pages = []),
  },
  'a site that is being built': {
    to: () => '/create-jobboard',
    status: 200,
    given: ({ board }) => void (board.status = 'draft'),
  },
  'a site behind a password': { to: () => '/site-auth', status: 200, given: locked },
  'a wrong password': {
    to: () => ({ url: '/site-auth', ...post('password=x') }),
    status: 422,
    given: locked,
  },
  'a host that nobody knows': {
    to: () => ({ url: '/coming-soon', headers: { host: 'nergens.example', 'accept-language': 'ro' } }),
    status: 200,
  },
  'a link that verifies': { to: toPath('?verify=candidate-link'), status: 200 },
  'a link that verifies, with a bad password': {
    to: (at) => ({ url: at('?verify=candidate-link'), ...post('password=kort') }),
    status: 422,
  },
  'a newsletter’s link': { to: toPath('?newsletter=good-link'), status: 200 },
  'a newsletter’s link to its end': { to: toPath('?unsubscribe=good-link'), status: 200 },
  'a newsletter’s link that is too old': { to: toPath('?unsubscribe=old'), status: 410 },
  'a link that logs in, while somebody else is': {
    to: (at) => ({
      url: at('?employer_token=good-employer'),
      headers: { cookie: sessionCookie('candidate', 'good-candidate') },
    }),
    status: 200,
  },
  'a form that is none': { to: (at) => ({ url: at(''), ...post('a=b') }), status: 400 },
  'a form from elsewhere': {
    to: (at) => ({ url: at(''), ...post('a=b', { origin: 'http://evil.example' }) }),
    status: 403,
  },
  'a form that is too large': { to: (at) => ({ url: at(''), ...post('a&'.repeat(1000)) }), status: 413 },
  'a failure of ours': {
    to: toPath('jobs/wijkverpleegkundige'),
    status: 500,
    given: broken({ [theJob]: 500 }),
  },
  'a database that is away': {
    to: toPath('jobs/wijkverpleegkundige'),
    status: 503,
    given: broken({ [theJob]: 503 }),
  },
  'a site that cannot be read': {
    to: toPath(''),
    status: 503,
    given: broken({ 'POST /api/v1/public/host': 503 }),
  },
};

const paths = { en: 'home', nl: 'home', ro: 'home' };

async function follow(
  { to, given }: Case,
  locale: string,
): Promise<{ readonly site: TestSite; readonly ask: Ask }> {
  const site = await openTestSite();
  site.board.settings = { ...site.board.settings, supported_languages: [...locales], default_language: 'nl' };
  site.board.pages = [
    pageOf('p-home', paths, [['navbar'], ['html', { html: '<p>Hallo</p>' }], ['footer']]),
    pageOf('p-job-details', { nl: 'jobs', en: 'jobs', ro: 'jobs' }, [['navbar'], ['job-details']]),
  ];
  given?.(site);
  const at = (path: string): string =>
    locale === 'nl' ? `/${path}` : `/${locale}${path ? '/' : ''}${path}`.replace('/?', '?');
  return { site, ask: to(at) };
}

describe.each([...locales])('a page in %s', (locale) => {
  it.each(Object.entries(cases))('says %s in words, whichever way it is asked for', async (_name, one) => {
    const { site, ask } = await follow(one, locale);
    const document = await site.ask(ask);
    expect([document.statusCode, rawKeys(document.body)]).toEqual([one.status, []]);
    const whole = typeof ask === 'string' ? { url: ask } : ask;
    const data = await site.ask({ ...whole, url: `/_page${String(whole.url)}` });
    if (whole.method === 'POST') {
      // What a script's form is answered is no page.
      expect(data.json()).toMatchObject({ ok: false, message: expect.stringMatching(/\s/) as string });
      return;
    }
    if (data.statusCode !== 200) return;
    const page = data.json<PageData>();
    expect(Object.keys(page.messages)).toEqual(expect.arrayContaining([...messagesOf(page)]));
  });

  it('answers a form of a script, and the canvas, on a page that is not there: never with a page', async () => {
    for (const payload of [
      '_block=1&_action=send',
      '_canvas=[{"id":1,"key":"faq","settings":{},"siblings":{}}]',
    ]) {
      const { site, ask } = await follow({ to: toPath('nergens'), status: 404 }, locale);
      const answer = await site.ask({ ...post(payload), url: `/_page${String(ask)}` });
      expect(answer.statusCode).toBe(404);
      const { message, ...rest } = answer.json<{ readonly message: string }>();
      expect(rest).toEqual({ ok: false });
      expect(message).toBe(refusedIn(locale));
    }
  });
});

/** What a form gets whose page was deleted. */
function refusedIn(locale: string): string {
  const page = engine.messagesOf(locale, [])['page'] as {
    readonly refused: Readonly<Record<string, string>>;
  };
  return page.refused['404'] ?? 'nothing';
}
