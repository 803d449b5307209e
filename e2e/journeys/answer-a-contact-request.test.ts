import { expect, type Page } from '@playwright/test';
import { callApi, newCandidate, tokenOf } from '../board/accounts.ts';
import { expectClean } from '../board/axe.ts';
import { test } from '../board/journey.ts';
import { grantCredits } from '../board/grants.ts';
import { awaitMails } from '../board/outbox.ts';
import { partRuns, refuseCookies, visit } from '../board/visit.ts';

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
  const withdraw = () => callApi('PUT', `employer/v1/resumes/${data.uuid}/withdraw`, { token: employer });
  return { person, link, seen, withdraw };
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

async function openRequests(page: Page) {
  await visit(page, '/my-account?menuType=contact-requests');
  const main = page.locator('main');
  await partRuns(main.getByRole('button', { name: 'Accepteren' }));
  return main;
}

test('what does not arrive is said and sent once more, and a second press is no second answer', async ({
  page,
}) => {
  const { seen } = await askSomebody(page);
  const main = await openRequests(page);
  let tries = 0;
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_page/my-account**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    tries += 1;
    if (tries === 1) return route.abort('internetdisconnected');
    await arrived;
    return route.fallback();
  });
  await main.getByRole('button', { name: 'Accepteren' }).click();
  await expect(main.getByRole('alert')).toContainText('Versturen lukte niet');
  await expectClean(page, 'a contact request that did not arrive');
  expect((await seen())?.status).toBe('requested');
  await main.getByRole('button', { name: 'Opnieuw proberen' }).click();
  for (const name of ['Accepteren', 'Afwijzen']) {
    const button = main.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.dispatchEvent('click');
  }
  arrive();
  await expect(main.getByText('Je hebt geaccepteerd', { exact: false })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  expect([tries, (await seen())?.status]).toEqual([2, 'accepted']);
});

test('who left while it was on its way is not fetched back', async ({ page }) => {
  const { seen } = await askSomebody(page);
  const main = await openRequests(page);
  await page.route('**/_page/my-account**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    // The answer comes once the other page stands there.
    await page.waitForURL(/menuType=resume/);
    return route.fallback();
  });
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await main.getByRole('button', { name: 'Afwijzen' }).click();
  await page.getByRole('link', { name: 'Mijn cv' }).first().click();
  await answered;
  await expect.poll(async () => (await seen())?.status).toBe('declined');
  await expect(page).toHaveURL(/menuType=resume/);
});

test('who is logged out, or too late, reads so and can go on', async ({ page }) => {
  const { withdraw } = await askSomebody(page);
  const main = await openRequests(page);
  const cookies = await page.context().cookies();
  await page.context().clearCookies({ name: 'auth.candidate' });
  await main.getByRole('button', { name: 'Accepteren' }).click();
  await expect(main.getByRole('alert')).toContainText(/niet meer ingelogd|sessie is verlopen/);
  await expect(main.getByRole('alert').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await page.context().addCookies(cookies);
  await withdraw();
  await main.getByRole('button', { name: 'Accepteren' }).click();
  await main.getByRole('button', { name: 'Laat zien hoe het nu is' }).click();
  await expect(main.getByText('Nog geen contactverzoeken')).toBeVisible();
});

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
