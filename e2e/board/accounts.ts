import { request, type Page } from '@playwright/test';
import { newApplicant } from './applicant.ts';
import { awaitMails } from './outbox.ts';

type Role = 'candidate' | 'employer';

/** The demo's people, and the password they share. */
export const demoPeople = {
  candidate: { email: 'candidate@demo.test', password: 'boardwright-demo' },
  employer: { email: 'employer@demo.test', password: 'boardwright-demo' },
} as const;

const part = () => Math.floor(Math.random() * 256);

/** Calls the API as a program does, which has no cookies and says no origin; what was refused is thrown. */
export async function callApi<Answer>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { token, body }: { readonly token?: string; readonly body?: object } = {},
): Promise<Answer> {
  const program = await request.newContext({
    baseURL: process.env['BOARDWRIGHT_URL'] ?? '',
    extraHTTPHeaders: {
      'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  try {
    const answer = await program.fetch(`/api/${path}`, { method, ...(body ? { data: body } : {}) });
    if (!answer.ok())
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
  } finally {
    await program.dispose();
  }
}

/** A token of somebody, for calls of a program. */
export async function tokenOf(
  role: Role,
  person: { readonly email: string; readonly password: string } = demoPeople[role],
): Promise<string> {
  const body = { email: person.email, password: person.password };
  const { data } = await callApi<{ data: { token: string } }>('POST', `${role}/v1/login`, { body });
  return data.token;
}

/**
 * Has a browser make a call of the account's own forms; a session that comes of it is the browser's. The forms themselves
 * are walked by have-an-account, who-opens-the-mail and log-in-as-admin: everybody else starts logged in.
 */
export async function callInBrowser(page: Page, path: string, data: object): Promise<void> {
  const { origin } = new URL(process.env['BOARDWRIGHT_URL'] ?? '');
  const answer = await page.request.post(`${origin}/api/${path}`, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}: ${await answer.text()}`);
}

/** Opens the link that was mailed to somebody who registered, choosing the password anew: the account was made by a program. */
export async function verifyAddress(
  page: Page,
  role: Role,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const [welcome] = await awaitMails(page.request, email);
  const [, token = ''] = /[?&]verify=([^&\s]+)/.exec(welcome?.text ?? '') ?? [];
  await callInBrowser(page, `${role}/v1/verify`, { token, password });
}

/** A candidate nobody has seen before, whose address is theirs; the page is logged in as them. */
export async function newCandidate(page: Page) {
  const { given, family, email } = newApplicant();
  const password = 'het wad valt droog';
  const body = {
    given_name: given,
    family_name: family,
    email,
    password,
    password_confirmation: password,
    newsletters: [],
    job_board_id: 1,
  };
  await callApi('POST', 'candidate/v1/register', { body });
  await verifyAddress(page, 'candidate', { email, password });
  return { given, family, email, password };
}

/** Logs the browser in. */
export async function logIn(
  page: Page,
  role: Role,
  { email, password }: { readonly email: string; readonly password: string } = demoPeople[role],
): Promise<void> {
  await callInBrowser(page, `${role}/v1/login`, { email, password });
}
