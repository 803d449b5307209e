import { expect, type Page } from '@playwright/test';
import { callApi, newCandidate, tokenOf } from '../board/accounts.ts';
import { expectClean } from '../board/axe.ts';
import { test } from '../board/journey.ts';
import { grantCredits } from '../board/grants.ts';
import { awaitMails } from '../board/outbox.ts';
import { refuseCookies, visit } from '../board/visit.ts';

test.beforeEach(async ({ page }) => refuseCookies(page));

interface Contacted {
  readonly uuid: string;
  readonly status: string;
  readonly resume: { readonly email: string | null };
}

/** Somebody with a resume whom the demo's employer asks for contact, and the link they were mailed. */
async function askSomebody(page: Page) {
  const person = await newCandidate(page);
  const token = await tokenOf('candidate', person);
  const resume = { position: 'Kok', short_description: 'Kookt met zeewier', status: 'available' };
  const { data } = await callApi<{ data: { uuid: string } }>('PUT', 'candidate/v1/resume', {
    token,
    body: resume,
  });
  const employer = await tokenOf('employer');
  await grantCredits(employer, 20);
  const body = { introduction_text: 'Wij zoeken een kok.', motivation: 'Jij kookt met zeewier.' };
  const order = `employer/v1/resumes/${data.uuid}/order`;
  const { data: asked } = await callApi<{ data: Contacted }>('POST', order, { token: employer, body });
  const mails = await awaitMails(page.request, person.email, 2);
  const link = new URL(
    mails.map(({ text }) => /https?:\/\/\S*contact-requests\S*/.exec(text)?.[0]).find(Boolean) ?? '',
  );
  const seen = async () => {
    const path = 'employer/v1/resumes/contacted?with=resume&order=-created_at&limit=50';
    const { data: all } = await callApi<{ data: Contacted[] }>('GET', path, {
      token: employer,
    });
    return all.find(({ uuid }) => uuid === asked.uuid);
  };
  return { person, link, seen };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, address: string) =>
      javaScriptEnabled ? visit(page, address) : page.goto(address);

    test('opening the mailed link changes nothing; its buttons answer, without logging in', async ({
      page,
    }) => {
      const { link, seen } = await askSomebody(page);
      await page.context().clearCookies({ name: 'auth.candidate' });
      await open(page, link.pathname + link.search);
      const main = page.locator('main');
      await expect(main.getByRole('heading', { level: 1 })).toContainText('wil graag contact met je');
      await expect(main.getByText('Jij kookt met zeewier.')).toBeVisible();
      expect(await seen()).toMatchObject({ status: 'requested', resume: { email: null } });
      await main.getByRole('button', { name: 'Accepteren' }).click();
      await expect(main.getByText('Je hebt geaccepteerd', { exact: false })).toBeVisible();
      expect((await seen())?.status).toBe('accepted');
      expect((await seen())?.resume.email).not.toBeNull();
      await main.getByRole('button', { name: 'Toch geen contact' }).click();
      await expect(main.getByText('Je hebt afgewezen', { exact: false })).toBeVisible();
      expect(await seen()).toMatchObject({ status: 'declined', resume: { email: null } });
    });

    test('in the account it is answered as well', async ({ page }) => {
      const { person, seen } = await askSomebody(page);
      await open(page, '/my-account?menuType=contact-requests');
      const main = page.locator('main');
      await expect(main.getByText('Wij zoeken een kok.')).toBeVisible();
      await main.getByRole('button', { name: 'Afwijzen' }).click();
      await expect(main.getByText('Je hebt afgewezen', { exact: false })).toBeVisible();
      expect((await seen())?.status).toBe('declined');
      await main.getByRole('button', { name: 'Toch accepteren' }).click();
      await expect(main.getByText('Je hebt geaccepteerd', { exact: false })).toBeVisible();
      expect((await seen())?.resume.email).toBe(person.email);
    });
  });
}

test('the page of a link stands in nobody’s way, also once it is no good', async ({ page }) => {
  const { link } = await askSomebody(page);
  await page.context().clearCookies({ name: 'auth.candidate' });
  await visit(page, link.pathname + link.search);
  await expectClean(page, 'a contact request by link');
  const answer = await page.goto('/my-account?menuType=contact-requests&token=guessed');
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link is verlopen of ongeldig');
  await expectClean(page, 'an expired link');
});
