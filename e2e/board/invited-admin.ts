import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { openEditor } from './editor.ts';
import { awaitMails } from './outbox.ts';

interface Invited {
  readonly owner: Page;
  readonly browser: Browser;
  readonly request: APIRequestContext;
  readonly baseURL: string | undefined;
  readonly person: { readonly given: string; readonly family: string; readonly password: string };
}

/**
 * An editor whom the owner invites and who accepts: somebody whom nobody else logs in as.
 * @returns their address, and the page on which they are logged in
 */
export async function inviteAdmin({ owner, browser, request, baseURL, person }: Invited) {
  const email = `${person.given.toLowerCase()}.${Date.now()}@example.org`;
  await openEditor(owner);
  await owner.goto('/admin/team?open=invite');
  const invitation = owner.getByRole('dialog');
  await invitation.getByLabel('Email address').fill(email);
  await invitation.getByLabel('Role').selectOption('Editor');
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  const [mail] = await awaitMails(request, email);
  const link = /https?:\/\/\S+\/admin\/invitation\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  const page = await browser.newPage(baseURL ? { baseURL, locale: 'en-GB' } : {});
  await page.goto(pathname + search);
  await page.getByLabel('First name').fill(person.given);
  await page.getByLabel('Last name').fill(person.family);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Password once more').fill(person.password);
  await page.getByRole('button', { name: 'Accept and log in' }).click();
  return { email, page };
}
