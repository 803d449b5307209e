import { expect, request, type Page } from '@playwright/test';
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
  const [welcome] = await awaitMails(page.request, email);
  const link = new URL(/https?:\/\/\S*verify=\S+/.exec(welcome?.text ?? '')?.[0] ?? '');
  await page.goto(link.pathname + link.search);
  // The account was made by a program: in this browser its password is chosen anew.
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form[method=post] button').last().click();
  await page.waitForURL(/verified=1/);
  return { given, family, email, password };
}

/** Logs in through the login page. */
export async function logIn(
  page: Page,
  role: Role,
  person: { readonly email: string; readonly password: string } = demoPeople[role],
): Promise<void> {
  await page.goto(role === 'employer' ? '/login?isEmployer=true' : '/login');
  const form = page
    .locator('main form')
    .filter({ has: page.locator('input[name="password"]') })
    .first();
  await form.locator('input[name="email"]').fill(person.email);
  await form.locator('input[name="password"]').fill(person.password);
  await form.locator('button:not([type="button"])').last().click();
  await expect(page).not.toHaveURL(/\/login/);
}
