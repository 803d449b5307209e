import type { Configuration, Job, NewsletterLink, Site, StoredPage } from '@boardwright/api-client/contract';
import { toWire } from '@boardwright/blocks-schema';
import { previewAlert, previewConfiguration, previewJob } from '@boardwright/engine/testing';
import type { Send } from '@boardwright/api-client';

type SendRequest = Parameters<Send>[0];

/** What a test chooses about the one board that the API in memory knows. */
export interface BoardInMemory {
  status: Site['status'];
  settings: Record<string, unknown>;
  cookieScripts: Record<string, unknown>[];
  pages: StoredPage[];
  job: Job;
  /** Forward rules: address → where to. */
  forwards: Record<string, { url: string; status: number }>;
  password: string;
  /** The one preview link that works, and its page as it is saved. */
  preview?: { readonly token: string; readonly page: StoredPage };
  /** Blocks with another version for some. */
  experiments?: NonNullable<Site['experiments']>;
  /** What its one candidate keeps: uuids of jobs. */
  favourites: string[];
  /** How the newsletter of the mailed link `good-link` stands. */
  newsletter: NewsletterLink['state'];
  /** Endpoints, as 'GET /jobs/slug/x', that answer with a status of failure. */
  broken: Record<string, number>;
}

export interface ApiInMemory {
  readonly board: BoardInMemory;
  /** Every call, in order. */
  readonly calls: SendRequest[];
  readonly send: Send;
}

export const boardHost = 'wadwerk.example';
const later = '2027-01-01T00:00:00.000Z';

let nextId = 1;

/** A page of blocks: each a key with settings that differ from its defaults. */
export function pageOf(
  key: string,
  path: Record<string, string>,
  blocks: readonly (readonly [key: string, settings?: Record<string, unknown>])[],
): StoredPage {
  const id = (nextId += 1);
  return {
    id,
    key,
    path,
    settings: { page_label: key, page_title: path['nl'] ?? key },
    blocks: blocks.map(([block, settings = {}], order) => ({
      id: (nextId += 1),
      key: block,
      order,
      page_id: id,
      isGlobal: false,
      settingsId: 1,
      settingsVersion: 0,
      settings: toWire(block, settings),
    })),
  };
}

const html = (text: string) => ['html', { html: text }] as const;

function usualBoard(): BoardInMemory {
  return {
    status: 'active',
    settings: { supported_languages: ['nl', 'en'], default_language: 'nl', site_name: 'Wadwerk' },
    cookieScripts: [],
    pages: [
      pageOf('p-home', { nl: 'home', en: 'home' }, [['navbar'], html('<p>Welkom bij Wadwerk</p>')]),
      pageOf('p-about', { nl: 'over-ons', en: 'about' }, [html('<p>Wie wij zijn</p>')]),
      pageOf('p-job-list', { nl: 'vacatures', en: 'job-list' }, [['job-list']]),
      pageOf('p-job-details', { nl: 'vacature', en: 'jobs' }, [['job-details']]),
    ],
    job: previewJob({ slug: 'wijkverpleegkundige' }),
    forwards: {},
    password: 'open-sesame',
    favourites: [],
    newsletter: 'pending',
    broken: {},
  };
}

/** The same API for every test: one board, its pages, one job, accounts by token. */
export function apiInMemory(): ApiInMemory {
  const board = usualBoard();
  const calls: SendRequest[] = [];
  return {
    board,
    calls,
    async send(request) {
      calls.push(request);
      const { pathname, searchParams } = new URL(request.url, 'http://api.test');
      const broken = board.broken[`${request.method} ${pathname}`];
      const answer = broken
        ? { status: broken, body: { code: 'broken', message: `The API said ${broken}` } }
        : reply(board, request, pathname, searchParams);
      return { headers: {}, ...answer };
    },
  };
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}
const ok = (data: unknown): Reply => ({ status: 200, body: { data } });
const no = (status: number, message: string): Reply => ({ status, body: { code: 'no', message } });

function reply(board: BoardInMemory, request: SendRequest, path: string, query: URLSearchParams): Reply {
  const host = request.headers['X-Site-Host'] ?? (request.body as { host?: string } | undefined)?.host;
  if (host !== boardHost) return no(404, 'No board lives here');
  const bearer = request.headers['Authorization']?.replace('Bearer ', '');
  const at = `${request.method} ${path.replace(/^\/api\/(public|candidate|employer|admin)\/v1/, '')}`;
  if (at === 'POST /api/v1/public/host') return ok([{ type: 'api', host: 'api.test' }]);
  if (at === 'GET /configuration') return ok(configurationOf());
  if (path.startsWith('/api/admin/') && bearer !== 'good-admin') return no(401, 'Log in first');
  if (bearer?.startsWith('bwpv_') && bearer !== board.preview?.token) return no(401, 'It has ended');
  if (at === 'GET /job-board-builder/sites/18') return ok(siteOf(board, query.get('locale') ?? 'NL', bearer));
  if (at === 'GET /job-boards/1/forward') {
    const forward = board.forwards[query.get('url') ?? ''];
    return forward ? ok(forward) : no(404, 'No rule');
  }
  if (at === 'POST /job-board-builder/previews') {
    const { token } = request.body as { readonly token: string };
    return token === board.preview?.token ? ok(previewOf(board)) : no(401, 'It has ended');
  }
  if (at === 'GET /cms')
    return isLockedTo(board, bearer)
      ? no(401, 'Log in first')
      : { status: 200, body: { data: [], meta: { total: 0 } } };
  if (at === 'GET /job-boards/1/jobs')
    return { status: 200, body: { data: [board.job], meta: { total: 1 } } };
  if (at === `GET /jobs/slug/${board.job.slug}`) return ok(board.job);
  if (at.endsWith('/related')) return { status: 200, body: { data: [], meta: { total: 0 } } };
  if (at === 'GET /you') return bearer?.startsWith('good') ? ok(you(board)) : no(401, 'No');
  if (at.includes(' /favourites')) return favourites(board, request, at);
  if (
    at === 'POST /job-views' ||
    at === 'POST /visits' ||
    at === 'POST /log-out' ||
    at === 'DELETE /impersonation'
  )
    return { status: 204, body: undefined };
  if (at === 'POST /validate-token' || at === 'POST /site-auth') return tokenFor(board, request.body);
  if (at === 'POST /login') return logIn(path, request.body);
  if (at === 'POST /verify') return verify(path, request.body);
  if (/^GET \/(candidates\/status|introductions|profile-offers)\//.test(at))
    return { status: 410, body: { code: 'linkExpired', message: 'Too late' } };
  if (at.startsWith('GET /verify/'))
    return at === `GET /verify/${path.split('/')[2]}-link`
      ? ok({ email: 'femke@voorbeeld.nl', needs_password: true })
      : no(410, 'This link has expired or is invalid');
  if (at === 'GET /job-alerts/manage/good-link') return ok(previewAlert());
  const newsletter = /^(GET|POST) \/newsletters\/(links|confirm|unsubscribe)\/good-link$/.exec(at);
  if (newsletter) {
    const states = { links: board.newsletter, confirm: 'confirmed', unsubscribe: 'ended' } as const;
    board.newsletter = states[newsletter[2] as keyof typeof states];
    return ok({ email: 'femke@voorbeeld.nl', name: 'Weekbericht', state: board.newsletter });
  }
  return no(404, `Nothing at ${at}`);
}

const you = ({ favourites: stored }: BoardInMemory) => ({
  uuid: 'femke',
  family_name: '',
  given_name: 'Femke',
  favourite_jobs: stored.map((uuid) => ({ uuid: `of-${uuid}`, job_uuid: uuid })),
  favourite_organisations: [],
});

/** Keeps the board's one job, and no other. */
function favourites(board: BoardInMemory, { body }: SendRequest, at: string): Reply {
  const { uuid, title } = board.job;
  if (at === 'GET /favourites')
    return {
      status: 200,
      body: { data: board.favourites.map((one) => ({ job_uuid: one, job: { title } })) },
    };
  if (at === `DELETE /favourites/of-${uuid}`) {
    board.favourites = [];
    return { status: 204, body: undefined };
  }
  if ((body as { readonly job_id?: string } | undefined)?.job_id !== uuid) return no(404, 'No such job');
  board.favourites = [uuid];
  return ok({ uuid: `of-${uuid}` });
}

function tokenFor(board: BoardInMemory, body: unknown): Reply {
  const { token, password } = body as { readonly token?: string; readonly password?: string };
  if (password === board.password) return ok({ token: 'good-site', expires_at: later });
  if (token?.startsWith('good')) return ok({ token, expires_at: later });
  return no(401, password === undefined ? 'Your token is not valid.' : 'Provided password is invalid');
}

/** Everybody's password is 'wadlopen 26'. */
function logIn(path: string, body: unknown): Reply {
  const { password } = body as { readonly password?: string };
  const role = path.split('/')[2] ?? '';
  return password === 'wadlopen 26'
    ? ok({ token: `good-${role}`, expires_at: later })
    : no(401, 'The credentials you entered are invalid');
}

/** A mailed link is of one role: 'employer-link'. */
function verify(path: string, body: unknown): Reply {
  const { token, password } = body as { readonly token?: string; readonly password?: string };
  if (password === 'kort')
    return { status: 422, body: { code: 'validation', message: 'No', fields: { password: ['Te kort'] } } };
  return token === `${path.split('/')[2]}-link`
    ? ok({
        email: 'femke@voorbeeld.nl',
        token: `good-${path.split('/')[2]}`,
        expires_at: '2027-01-01T00:00:00.000Z',
      })
    : no(410, 'This link has expired or is invalid');
}

function configurationOf(): Configuration {
  return {
    ...previewConfiguration,
    sites: [{ host: boardHost, job_board_builder_site_id: 18, job_board_id: 1 }],
  };
}

/** As the real one: before the password, or while it is a draft, nobody gets the pages. */
const isLockedTo = (board: BoardInMemory, bearer: string | undefined): boolean =>
  board.settings['site_password_enabled'] === true && !bearer?.startsWith('good');

const previewOf = ({ preview }: BoardInMemory): Site['preview'] => ({
  page_id: preview?.page.id ?? 0,
  whole_site: false,
  ends_at: later,
});

function siteOf(board: BoardInMemory, locale: string, bearer: string | undefined): Site {
  const { preview, pages } = board;
  const isPreview = preview !== undefined && bearer === preview.token;
  const hidden =
    !isPreview && bearer !== 'good-admin' && (isLockedTo(board, bearer) || board.status === 'draft');
  return {
    id: 18,
    status: board.status,
    name: 'Wadwerk',
    job_board_id: 1,
    locale: locale.toLowerCase(),
    version: 1,
    settings: board.settings,
    cookie_scripts: board.cookieScripts,
    ...(isPreview && { preview: previewOf(board) }),
    ...(board.experiments && !isPreview && { experiments: board.experiments }),
    pages: hidden
      ? []
      : isPreview
        ? [...pages.filter(({ id }) => id !== preview.page.id), preview.page]
        : pages,
  };
}
