import { ApiError } from '@boardwright/api-client';
import type { Token } from '@boardwright/api-client/contract';
import { pagePath, type LinkView, type SessionRole, type SystemView } from '@boardwright/engine';
import { respondWithPage, redirectResponse, type Session, type SiteAppOptions } from './responses.ts';
import type { AppResponse } from './app-types.ts';
import { framePage } from './handle-page.ts';
import { readForm } from './read-form.ts';
import { visitorSession } from './visitor-session.ts';

/** A mailed link that logs in: opening it shows a page, whose button acts (see docs/decisions). */
interface MailedLink {
  readonly kind: 'verify-address' | 'save-profile';
  /** In the query of the address. */
  readonly parameter: string;
  readonly roles: (session: Session) => readonly SessionRole[];
  /** What its page shows; undefined where the link is of another role, used or too old. */
  readonly read: (session: Session, token: string, role: SessionRole) => Promise<LinkView>;
  readonly act: (session: Session, token: string, role: SessionRole, form: FormData) => Promise<Token>;
  /** The query of the account page afterwards, by which it says what happened. */
  readonly done: string;
}

const wordOf = (form: FormData) => String(form.get('password') ?? '').slice(0, 1000);

const verification: MailedLink = {
  kind: 'verify-address',
  parameter: 'verify',
  done: 'verified=1',
  // The address should say whose link it is; where it does not, the role whose it is not finds it invalid.
  roles: ({ request }) =>
    request.url.searchParams.has('isEmployer') ? ['employer', 'candidate'] : ['candidate', 'employer'],
  async read({ page }, token, role) {
    const { data } = await page.api.account.readVerification({ params: { token }, as: role });
    return { email: data.email, needsPassword: data.needs_password, needsTerms: false };
  },
  async act({ page }, token, role, form) {
    // A field that was there is checked, also when it is empty.
    const password = form.has('password') ? { password: wordOf(form) } : {};
    return (await page.api.account.verifyEmail({ body: { token, ...password }, as: role })).data;
  },
};

const profileOffer: MailedLink = {
  kind: 'save-profile',
  parameter: 'profile',
  done: 'profileSaved=1',
  roles: () => ['candidate'],
  async read({ page }, token) {
    const { data } = await page.api.account.readProfileOffer({ params: { token } });
    const { given_name, family_name, phone, cv_name: cv, has_account: hasAccount } = data;
    return {
      email: data.email,
      needsPassword: data.needs_password,
      needsTerms: data.needs_terms,
      stored: { name: `${given_name} ${family_name}`, phone, cv, hasAccount },
    };
  },
  async act({ page }, token, _role, form) {
    const password = form.has('password') ? { password: wordOf(form) } : {};
    const body = { ...password, terms: form.has('terms') };
    return (await page.api.account.acceptProfileOffer({ params: { token }, body })).data;
  },
};

/** Calls as each role until one knows the link; undefined where none does (§8: shown on the page it leads to). */
async function asRole<Result>(
  roles: readonly SessionRole[],
  call: (role: SessionRole) => Promise<Result>,
): Promise<{ readonly role: SessionRole; readonly result: Result } | undefined> {
  for (const role of roles) {
    try {
      return { role, result: await call(role) };
    } catch (error) {
      if (!(error instanceof ApiError) || ![403, 404, 410].includes(error.status)) throw error;
    }
  }
  return undefined;
}

/** To the account of who is logged in, else to the login page: both say how it went. */
function leadOn({ page: { view, who } }: Session, done: string | undefined): AppResponse {
  const board = {
    locale: view.locale,
    defaultLocale: view.settings.default_language,
    paths: view.pathsOf,
  };
  const key = done || who.visitor !== 'guest' ? 'p-account' : 'p-login';
  return redirectResponse(`${pagePath(board, key)}?${done ?? 'verified=0'}`, 303);
}

async function showLink(session: Session, options: SiteAppOptions, system: SystemView): Promise<AppResponse> {
  const { page } = session;
  const framed = framePage(page, { system });
  const status = system.link?.fields ? 422 : 200;
  const data = { ...framed.data, status, head: { ...framed.data.head, private: true } };
  return respondWithPage(session, options, { ...framed, data });
}

async function press(
  session: Session,
  options: SiteAppOptions,
  { kind, done, roles, read, act }: MailedLink,
  token: string,
): Promise<AppResponse> {
  const form = await readForm(session.request);
  try {
    const opened = await asRole(roles(session), (role) => act(session, token, role, form));
    if (opened) visitorSession(session.tokens).logIn(opened.role, opened.result);
    return leadOn(session, opened && done);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    const found = await asRole(roles(session), (role) => read(session, token, role));
    return found
      ? showLink(session, options, { kind, link: { ...found.result, fields: error.fields } })
      : leadOn(session, undefined);
  }
}

/**
 * The page of a mailed link that logs in, `?verify={token}` or `?profile={token}` on any page: a GET shows its button,
 * and only the button's POST acts, as programs open links too.
 * @returns undefined for an address without such a link
 */
export async function respondToMailedLink(
  session: Session,
  options: SiteAppOptions,
): Promise<AppResponse | undefined> {
  const { request } = session;
  for (const link of [verification, profileOffer]) {
    const token = request.url.searchParams.get(link.parameter)?.slice(0, 200);
    if (!token) continue;
    if (request.method === 'POST') return press(session, options, link, token);
    const found = await asRole(link.roles(session), (role) => link.read(session, token, role));
    return found
      ? showLink(session, options, { kind: link.kind, link: found.result })
      : leadOn(session, undefined);
  }
  return undefined;
}
