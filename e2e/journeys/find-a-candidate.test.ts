import { expect, type Page } from '@playwright/test';
import { callApi, logIn, newCandidate, tokenOf } from '../board/accounts.ts';
import { newApplicant } from '../board/applicant.ts';
import { expectClean } from '../board/axe.ts';
import { grantCredits } from '../board/grants.ts';
import { test } from '../board/journey.ts';
import { awaitMails } from '../board/outbox.ts';
import { pdfOf } from '../board/resume-files.ts';
import { partRuns, refuseCookies, scriptsRun, visit } from '../board/visit.ts';

test.beforeEach(async ({ page }) => refuseCookies(page));

const letter = { name: 'Over ons team.pdf', mimeType: 'application/pdf', buffer: pdfOf(['Ons team']) };

/** Somebody who looks for work in Winsum, with a profession that nobody else has. */
async function newResume(page: Page) {
  const person = await newCandidate(page);
  const token = await tokenOf('candidate', person);
  const position = `Wadkok${crypto.randomUUID().slice(0, 8)}`;
  const { data } = await callApi<{ data: { uuid: string; given_name: string } }>(
    'PUT',
    'candidate/v1/resume',
    {
      token,
      body: { position, place: 'Winsum', short_description: 'Kookt met zeewier', status: 'available' },
    },
  );
  await page.context().clearCookies({ name: 'auth.candidate' });
  return { person, token, position, ...data };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, address: string) =>
      javaScriptEnabled ? visit(page, address) : page.goto(address);
    const settled = async (page: Page) => {
      if (javaScriptEnabled) await scriptsRun(page);
    };

    test('an employer finds somebody near, asks for contact, takes it back, asks again and gets an answer', async ({
      page,
    }) => {
      const { token, position, given_name: name } = await newResume(page);
      const address = `/kandidaten?search=${position.slice(0, -2)}&location_name=Winsum&distance=10`;
      const main = page.locator('main');

      await open(page, address);
      await expect(main.getByText('Hiervoor is een werkgeversaccount nodig')).toBeVisible();
      await main.getByRole('link', { name: position }).click();
      await expect(main.getByText('Hiervoor is een werkgeversaccount nodig')).toBeVisible();
      await expect(main.locator('textarea')).toHaveCount(0);

      await grantCredits(await tokenOf('employer'), 20);
      await logIn(page, 'employer');
      await open(page, address.replace('Winsum', 'Maastricht'));
      await expect(main.getByRole('link', { name: position })).toHaveCount(0);
      await open(page, address);
      await main.getByRole('link', { name: `Contact vragen: ${name}` }).click();
      await settled(page);

      const form = main.locator('form:has(textarea[name="introduction_text"])');
      await form.locator('input[type="file"]').setInputFiles(letter);
      await form.getByRole('button', { name: 'Contact vragen' }).click();
      await expect(form.locator('[id="ask-introduction_text-error"]')).toBeVisible();
      // What was uploaded is kept.
      await expect(form.getByText(letter.name)).toBeVisible();
      await form.locator('textarea[name="introduction_text"]').fill('Wij zoeken een kok in Winsum.');
      await form.getByRole('button', { name: 'Contact vragen' }).click();
      await expect(main.getByText('Je verzoek is verstuurd')).toBeVisible();

      await open(page, '/my-account?menuType=contacted-candidates&match[status]=requested&page=999');
      const row = main.locator('li', { hasText: position });
      await expect(row.getByText('Wacht op antwoord')).toBeVisible();
      await row.getByRole('link', { name: /Verzoek intrekken/ }).click();
      await settled(page);
      await main.getByRole('button', { name: 'Verzoek intrekken' }).click();
      await expect(main.getByText('Het verzoek is ingetrokken')).toBeVisible();
      await row.getByRole('link', { name: /Opnieuw vragen/ }).click();
      await settled(page);
      await expect(main.getByText(/voor \d+ credit/)).toHaveCount(0);
      await main.locator('textarea[name="introduction_text"]').fill('Toch wel, als je wilt.');
      await main.getByRole('button', { name: 'Contact vragen' }).click();
      await expect(main.getByText('Je verzoek is verstuurd')).toBeVisible();
      await expect(main.locator('a[href^="mailto:"]')).toHaveCount(0);

      const { data } = await callApi<{ data: { uuid: string }[] }>('GET', 'candidate/v1/contact-requests', {
        token,
      });
      await callApi('PUT', `candidate/v1/contact-requests/${data[0]?.uuid}/status`, {
        token,
        body: { status: 'accepted' },
      });
      await open(page, '/my-account?menuType=contacted-candidates&match[status]=accepted&page=999');
      await expect(row.locator('a[href^="mailto:"]')).toBeVisible();
    });

    test('an employer introduces somebody, who objects by the mailed link', async ({ page }) => {
      const { email, given, family } = newApplicant();
      await logIn(page, 'employer');
      await open(page, '/vacatures');
      const main = page.locator('main');
      const job = await main.locator('a[href^="/vacature/"]').first().getAttribute('href');
      await open(page, job ?? '');
      await main.getByRole('link', { name: 'Draag een kandidaat voor' }).click();
      await settled(page);
      const form = main.locator('form:has(input[name="consent"])');
      await form.locator('input[name="given_name"]').fill(given);
      await form.locator('input[name="family_name"]').fill(family);
      await form.locator('input[name="email"]').fill(email);
      await form.getByRole('button', { name: 'Voordragen' }).click();
      await expect(form.locator('[id="introduce-consent-error"]')).toBeVisible();
      await form.locator('input[name="consent"]').check();
      await form.getByRole('button', { name: 'Voordragen' }).click();
      await expect(main.getByText('De kandidaat is voorgedragen')).toBeVisible();

      await page.context().clearCookies({ name: 'auth.employer' });
      const [mail] = await awaitMails(page.request, email, 1);
      const link = new URL(/https?:\/\/\S*menuType=introduction\S*/.exec(mail?.text ?? '')?.[0] ?? '');
      await open(page, link.pathname + link.search);
      await expect(main.getByRole('heading', { level: 1 })).toContainText('je bent voorgedragen');
      await main.getByRole('button', { name: 'Bezwaar maken' }).click();
      await expect(
        main.getByRole('heading', { level: 1 }).or(main.getByRole('heading', { level: 2 })),
      ).toHaveText('Je gegevens zijn verwijderd');
      const answer = await page.goto(link.pathname + link.search);
      expect(answer?.status()).toBe(410);
    });
  });
}

test('what an employer asks while the line is down is kept as it was typed, and sent once more', async ({
  page,
}) => {
  const { uuid, position } = await newResume(page);
  await grantCredits(await tokenOf('employer'), 20);
  await logIn(page, 'employer');
  await visit(page, `/kandidaat/${uuid}`);
  const main = page.locator('main');
  let tries = 0;
  const isDown = () => (tries += 1) % 2 === 1;
  await page.route('**/_page/**', (route) =>
    route.request().method() === 'POST' && isDown() ? route.abort('internetdisconnected') : route.fallback(),
  );
  const text = main.locator('textarea[name="introduction_text"]');
  await partRuns(text);
  await text.fill('Wij zoeken een kok in Winsum.');
  await main.getByRole('button', { name: 'Contact vragen' }).click();
  await expect(main.getByRole('alert')).toContainText('Versturen lukte niet');
  await expect(text).toHaveValue('Wij zoeken een kok in Winsum.');
  await main.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(main.getByText('Je verzoek is verstuurd')).toBeVisible();

  await visit(page, '/my-account?menuType=contacted-candidates&match[status]=requested&page=999');
  const row = main.locator('li', { hasText: position });
  const opener = row.getByRole('link', { name: /Verzoek intrekken/ });
  await partRuns(opener);
  const address = page.url();
  await opener.click();
  await expect(row.getByRole('heading', { level: 4 })).toBeFocused();
  await row.getByRole('link', { name: 'Annuleren' }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  expect(page.url()).toBe(address);
  await row.getByRole('button', { name: 'Verzoek intrekken' }).click();
  await expect(row.getByRole('alert')).toContainText('Versturen lukte niet');
  await expectClean(page, 'a request that could not be taken back');
  await row.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(main.getByText('Het verzoek is ingetrokken')).toBeVisible();
  expect(tries).toBe(4);
});

test('its pages stand in nobody’s way', async ({ page }) => {
  const { position, uuid } = await newResume(page);
  await visit(page, '/kandidaten');
  await expectClean(page, 'the candidates as a guest sees them');
  await logIn(page, 'employer');
  await visit(page, `/kandidaten?search=${position}&sort=relevance`);
  await expectClean(page, 'the candidates as an employer sees them');
  await visit(page, `/kandidaat/${uuid}`);
  await expectClean(page, 'the form that asks for contact');
  await visit(page, '/my-account?menuType=contacted-candidates');
  await expectClean(page, 'contacted candidates');
  await visit(page, '/my-account?menuType=contacted-candidates&match[status]=declined');
  await expectClean(page, 'contacted candidates of a status');
  await visit(page, '/vacatures');
  const job = await page.locator('main a[href^="/vacature/"]').first().getAttribute('href');
  await visit(page, `${job?.split('?')[0]}?introduce=1`);
  await expectClean(page, 'the form that introduces somebody');
  const answer = await page.goto('/my-account?menuType=introduction&token=guessed');
  expect(answer?.status()).toBe(410);
  await scriptsRun(page);
  await expectClean(page, 'an introduction that is gone');
});
