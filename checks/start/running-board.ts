import type { SiteSettings, SiteTextName } from '../../packages/blocks-schema/src/index.ts';

/** What the demo's admin sets, and what anybody then gets. */
export interface RunningBoard {
  /** A page as a guest reads it: without the data that is only its scripts'. @param cookies as a browser sends them */
  readonly page: (path: string, cookies?: string) => Promise<string>;
  /** An answer of the API, as text. */
  readonly api: (path: string, as?: Role, body?: unknown) => Promise<string>;
  /** What a form of a page answers a guest's scripts. */
  readonly form: (path: string, fields: Readonly<Record<string, string>>) => Promise<string>;
  /** Has somebody ask for a new password, and reads the mail. */
  readonly mail: () => Promise<string>;
  readonly set: (settings: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly setText: (name: SiteTextName, text: string | null) => Promise<void>;
  /** How the demo has them set; null: as the schema says. */
  readonly was: (name: keyof SiteSettings) => unknown;
  readonly textWas: (name: SiteTextName) => string | null;
}
export type Role = 'public' | 'employer' | 'admin';

const site = 'admin/v1/job-board-builder/sites/18';

/** Who sets the settings of the demo that runs at an address, and looks at what comes of them. */
export async function openBoard(url: string): Promise<RunningBoard> {
  const request = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { 'accept-language': 'nl', ...init.headers } });
  const json = (method: string, path: string, body?: unknown, token?: string) =>
    request(`/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const logIn = async (role: Role) => {
    const person = { email: `${role}@demo.test`, password: 'boardwright-demo' };
    const { data } = (await (await json('POST', `${role}/v1/login`, person)).json()) as {
      data: { token: string };
    };
    return data.token;
  };
  const tokens = { public: undefined, employer: await logIn('employer'), admin: await logIn('admin') };
  const change = async (body: unknown) => {
    const answer = await json('PUT', site, body, tokens.admin);
    if (!answer.ok) throw new Error(`${JSON.stringify(body)} was refused: ${await answer.text()}`);
  };
  const { data } = (await (await json('GET', `${site}/document`, undefined, tokens.admin)).json()) as {
    data: {
      settings: Record<string, unknown>;
      texts: Record<string, Record<string, string>>;
      default_language: string;
      supported_languages: string[];
    };
  };
  const { settings, texts, default_language, supported_languages } = data;
  const before: Readonly<Record<string, unknown>> = { ...settings, default_language, supported_languages };
  return {
    page: async (path, cookies) => {
      const answer = await request(path, cookies === undefined ? {} : { headers: { cookie: cookies } });
      return (await answer.text()).replace(
        /<script type="application\/json" id="page-data">.*?<\/script>/s,
        '',
      );
    },
    api: async (path, as = 'public', body) =>
      (await json(body === undefined ? 'GET' : 'POST', `${as}/v1/${path}`, body, tokens[as])).text(),
    form: async (path, fields) => {
      const headers = { accept: 'application/json', origin: url };
      return (await request(path, { method: 'POST', headers, body: new URLSearchParams(fields) })).text();
    },
    mail: async () => {
      await json('POST', 'candidate/v1/password', { email: 'candidate@demo.test' });
      const list = await (await request('/outbox')).text();
      const [, newest] = /href="(\/outbox\/[^"]+)"/.exec(list) ?? [];
      return newest === undefined ? '' : (await request(newest)).text();
    },
    set: (changed) => change({ settings: changed }),
    setText: (name, text) => change({ texts: { NL: { [name]: text } } }),
    was: (name) => before[name] ?? null,
    textWas: (name) => texts['NL']?.[name] ?? null,
  };
}
