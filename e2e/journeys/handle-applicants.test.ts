import { expect, type Page } from '@playwright/test';
import { callApi, logIn, tokenOf } from '../board/accounts.ts';
import { newApplicant } from '../board/applicant.ts';
import { expectClean } from '../board/axe.ts';
import { test } from '../board/journey.ts';
import { awaitMails, mailsTo } from '../board/outbox.ts';
import { complaints, refuseCookies, visit } from '../board/visit.ts';

test.beforeEach(async ({ page }) => refuseCookies(page));

/** Somebody applies for a job of the demo's employer. */
async function somebodyApplies() {
  const token = await tokenOf('employer');
  const path = 'employer/v1/jobs?match[status]=active&limit=1&sort=created_at';
  const { data } = await callApi<{ data: { uuid: string; title: string }[] }>('GET', path, {
    token,
  });
  const job = data[0];
  if (!job) throw new Error('The demo’s employer has no active job');
  const person = newApplicant();
  const body = {
    email: person.email,
    given_name: person.given,
    family_name: person.family,
    motivation_text: 'Ik woon om de hoek.',
    terms: true,
  };
  await callApi('POST', `public/v1/jobs/${job.uuid}/apply`, { body });
  return { ...person, job, name: `${person.given} ${person.family}` };
}

const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('somebody is moved by menu, by key and by dragging; each is said, and nobody is mailed', async ({
  page,
}) => {
  const { name, family, email } = await somebodyApplies();
  await logIn(page, 'employer');
  const done = complaints(page);
  await visit(page, `/my-account?menuType=job-applicants&search=${family}`);
  const main = page.locator('main');
  const opener = main.getByLabel(`Verplaats ${name}`);
  const status = main.getByRole('status').first();

  await opener.click();
  await main.getByRole('button', { name: 'Gesprek' }).click();
  await expect(lane(page, 'Gesprek').getByRole('link', { name })).toBeVisible();
  await expect(status).toHaveText(`${name} staat nu in Gesprek.`);
  await expect(opener).toBeFocused();

  await page.keyboard.press('2');
  await expect(lane(page, 'In behandeling').getByRole('link', { name })).toBeVisible();
  await expect(status).toHaveText(`${name} staat nu in In behandeling.`);

  await lane(page, 'In behandeling').getByRole('article').dragTo(lane(page, 'Aanbod'));
  await expect(lane(page, 'Aanbod').getByRole('link', { name })).toBeVisible();
  await expect(status).toHaveText(`${name} staat nu in Aanbod.`);
  await page.reload();
  await expect(lane(page, 'Aanbod').getByRole('link', { name })).toBeVisible();
  expect(await mailsTo(page.request, email)).toHaveLength(1);
  done();
});

test('what a colleague did meanwhile is told, and not overwritten', async ({ page }) => {
  const { name, family } = await somebodyApplies();
  await logIn(page, 'employer');
  await visit(page, `/my-account?menuType=job-applicants&search=${family}`);
  const token = await tokenOf('employer');
  const { data } = await callApi<{ data: { id: number }[] }>(
    'GET',
    `employer/v1/applicants?search=${family}`,
    { token },
  );
  const stages = await callApi<{ data: { id: number; kind: string }[] }>(
    'GET',
    'employer/v1/application-stages',
    { token },
  );
  const hired = stages.data.find(({ kind }) => kind === 'hired');
  await callApi('PUT', `employer/v1/applicants/${data[0]?.id}/stage`, {
    token,
    body: { stage_id: hired?.id },
  });
  await page.locator('main').getByLabel(`Verplaats ${name}`).focus();
  await page.keyboard.press('2');
  await expect(page.locator('main').getByRole('alert')).toContainText(`${name} is niet verplaatst`);
  await expect(lane(page, 'Aangenomen').getByRole('link', { name })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, address: string) =>
      javaScriptEnabled ? visit(page, address) : page.goto(address);

    test('one is rejected with a mail that was looked at first', async ({ page }) => {
      const { name, family, email, given, job } = await somebodyApplies();
      await logIn(page, 'employer');
      await open(page, `/my-account?menuType=job-applicants&view=table&search=${family}`);
      const main = page.locator('main');
      await main.getByLabel(`Kies ${name}`).check();
      await main.getByLabel('Verplaats wie je koos naar').selectOption({ label: 'Afgewezen' });
      await main.getByRole('button', { name: 'Verder' }).click();
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(
        '1 sollicitant verplaatsen naar Afgewezen',
      );
      await expect(main.getByLabel('Stuur ook een mail')).not.toBeChecked();
      await main.getByLabel('Stuur ook een mail').check();
      await main.getByRole('button', { name: 'Toon de mail' }).click();
      await expect(main.getByText(`Hallo ${given},`, { exact: false })).toBeVisible();
      await expect(main.getByLabel('Stuur ook een mail')).toBeChecked();
      await main.getByRole('button', { name: 'Verplaatsen', exact: true }).click();
      await expect(main.getByText('1 sollicitant verplaatst')).toBeVisible();
      await expect(main.getByRole('row').filter({ hasText: name })).toContainText('Afgewezen');
      const mails = await awaitMails(page.request, email, 2);
      expect(mails.map(({ subject }) => subject)).toContain(`Je sollicitatie op ${job.title}`);
    });

    test('one is looked at, rated, noted and moved', async ({ page }) => {
      const { name, family } = await somebodyApplies();
      await logIn(page, 'employer');
      await open(page, `/my-account?menuType=job-applicants&search=${family}`);
      const main = page.locator('main');
      await main.getByRole('link', { name, exact: true }).click();
      await expect(main.getByText('Ik woon om de hoek.')).toBeVisible();
      await expect(main.getByText('Dit alles wordt verwijderd', { exact: false })).toBeVisible();
      await main.getByRole('button', { name: '4 sterren' }).click();
      await expect(
        main.getByText('Jullie beoordeling is bewaard').or(main.getByText('Je beoordeling is bewaard')),
      ).toBeVisible();
      await expect(main.getByRole('button', { name: '4 sterren' })).toHaveAttribute('aria-pressed', 'true');
      await main.getByRole('textbox', { name: 'Nieuwe notitie' }).fill('Belde meteen terug.');
      await main.getByRole('button', { name: 'Notitie bewaren' }).click();
      await expect(main.getByText('Je notitie is bewaard')).toBeVisible();
      await expect(main.getByText('Belde meteen terug.')).toBeVisible();
      await main.getByRole('combobox', { name: 'Fase', exact: true }).selectOption({ label: 'Gesprek' });
      await main.getByRole('button', { name: 'Verplaats', exact: true }).click();
      await expect(main.getByText('1 sollicitant verplaatst')).toBeVisible();
      await expect(main.getByText('Verplaatst naar Gesprek')).toBeVisible();
    });
  });
}

// In the other languages, and for other brands, each state of it is looked at by its stories.
test('applicants stand in nobody’s way', async ({ page }) => {
  test.slow();
  await logIn(page, 'employer');
  const tab = '/my-account?menuType=job-applicants';
  for (const query of [
    '',
    '&view=table',
    '&search=qqqzzz',
    '&view=table&match[withdrawn]=true',
    '&step=stages',
  ]) {
    await visit(page, tab + query);
    await expectClean(page, `applicants${query}`);
  }
  await visit(page, tab);
  await page.locator('main article summary').first().click();
  await expectClean(page, 'an open menu');
  await page.locator('main article details[open] a').click();
  await expect(page).toHaveURL(/step=move/);
  await expectClean(page, 'the question before a move');
  await visit(page, tab);
  await page.locator('main article h4 a').first().click();
  await expect(page).toHaveURL(/applicant=/);
  await expectClean(page, 'an applicant');
});

test('applicants fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'employer');
  for (const query of ['', '&view=table']) {
    await visit(page, `/my-account?menuType=job-applicants${query}`);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide, query).toBe(0);
  }
});
