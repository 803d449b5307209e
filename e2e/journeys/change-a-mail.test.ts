import { expect } from '@playwright/test';
import { callApi } from '../board/accounts.ts';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { test } from '../board/journey.ts';
import { mailsTo } from '../board/outbox.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });

test('an admin writes the mail of a registration in their own words, tries it out, and puts it back', async ({
  page,
  request,
}) => {
  const name = `Femke${Date.now()}`;
  const email = `${name.toLowerCase()}@example.org`;
  const subjectsTo = async (address: string) =>
    (await mailsTo(request, address)).map(({ subject }) => subject);

  await openEditor(page);
  await page.getByRole('link', { name: 'Mails', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();
  await expectClean(page, 'the list of mails');
  await main.getByRole('link', { name: 'Confirm your address' }).click();
  await main.getByRole('link', { name: 'Dutch' }).click();
  const subject = main.getByLabel(/^Subject/);
  await expect(subject).toHaveValue('Bevestig je e-mailadres voor {{site}}');

  await subject.fill('Welkom {{voornaam}}');
  await expect(main).toContainText('There is no variable {{voornaam}} in this text');
  await expect(main.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectClean(page, 'a mail with something to mend');

  await subject.fill(`${name}: welkom `);
  await main.getByRole('button', { name: '{{givenName}}' }).click();
  await expect(main.locator('header').last()).toContainText(`${name}: welkom Sanne`);
  await main.getByLabel(/^Text, 2/).fill('Fijn dat je er bent op {{site}}.');
  await expect(main.frameLocator('iframe').getByText('Fijn dat je er bent op')).toBeVisible();
  await main.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(main).toContainText('Sent to admin@demo.test');
  await expect.poll(() => subjectsTo('admin@demo.test')).toContain(`${name}: welkom Sanne`);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main).toContainText('it goes out like this from now on');
  await expectClean(page, 'a mail that is changed');

  const password = 'zeehonden op het wad';
  await callApi('POST', 'candidate/v1/register', {
    body: {
      given_name: '<b>Femke</b>',
      family_name: 'Zijlstra',
      email,
      password,
      password_confirmation: password,
      newsletters: [],
      job_board_id: 1,
    },
  });
  await expect.poll(() => subjectsTo(email)).toEqual([`${name}: welkom <b>Femke</b>`]);

  await main.getByRole('button', { name: 'Put everything back' }).click();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main).toContainText('it goes out as it came');
});
