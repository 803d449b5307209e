import { expect } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { test } from '../board/journey.ts';
import { expectOnlyReads } from '../board/only-reads.ts';
import { awaitMails } from '../board/outbox.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });

test('an owner lets a colleague in with a role, has them only look on, reads what they did, and takes them off', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const email = `abel.${Date.now()}@example.org`;
  await openEditor(page);
  await page.goto('/admin/team');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('Role').selectOption('Support');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(main).toContainText(`An invitation is on its way to ${email}`);
  const row = main.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Invited');
  await expectClean(page, 'the team');

  const [mail] = await awaitMails(request, email);
  const link = /https?:\/\/\S+\/admin\/invitation\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  const colleague = await browser.newPage(baseURL ? { baseURL, locale: 'en-GB' } : {});
  await colleague.goto(pathname + search);
  await colleague.getByLabel('First name').fill('Abel');
  await colleague.getByLabel('Last name').fill('Hofstra');
  await colleague.getByLabel('Password', { exact: true }).fill('paarse fiets in de regen');
  await colleague.getByLabel('Password once more').fill('paarse fiets in de regen');
  await expectClean(colleague, 'an invitation');
  await colleague.getByRole('button', { name: 'Accept and log in' }).click();
  const sections = colleague.getByRole('navigation', { name: 'Workspaces' });
  await expect(sections.getByRole('link', { name: 'Jobs' })).toBeVisible();
  for (const absent of ['Content', 'Team', 'Pages'])
    await expect(sections.getByRole('link', { name: absent })).toHaveCount(0);
  await colleague.goto('/admin/team');
  await expect(colleague.getByRole('main')).toContainText('Who may: Owner.');
  await expectClean(colleague, 'what is not part of a role');
  await colleague.goto(pathname + search);
  await expect(colleague.getByRole('alert')).toContainText('This invitation was accepted already.');

  await page.goto('/admin/team?part=log');
  await expect(main.getByRole('row').filter({ hasText: 'Abel Hofstra' })).toContainText(
    'Accepted an invitation to the team',
  );
  await expectClean(page, 'the log of the team');
  await page.goto('/admin/team');
  await main.getByLabel('Role of Abel Hofstra').selectOption('Read-only');
  await expect(main.getByLabel('Role of Abel Hofstra')).toHaveValue('read_only');
  expect(await expectOnlyReads(colleague)).toBeGreaterThan(20);

  await page.goto('/admin/team');
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(main).toContainText('Abel Hofstra is off the team and logged out everywhere');
  await colleague.goto('/admin');
  await expect(colleague.getByRole('button', { name: 'Log in' })).toBeVisible();
  await colleague.close();
});
