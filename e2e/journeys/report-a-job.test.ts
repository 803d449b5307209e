import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { callApi } from '../board/accounts.ts';
import { expectClean } from '../board/axe.ts';
import { openEditor } from '../board/editor.ts';
import { newEmployer } from '../board/employer.ts';
import { grantPostings } from '../board/grants.ts';
import { test } from '../board/journey.ts';
import { type Mail, mailsTo } from '../board/outbox.ts';
import { complaints, refuseCookies, visit } from '../board/visit.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 860 } });
test.beforeEach(async ({ page }) => refuseCookies(page));

/** A job that is online, of a company of its own. */
async function newJob(page: Page) {
  const { email, token, title } = await newEmployer(page);
  await grantPostings(token, 1, 1);
  const { data: draft } = await callApi<{ data: { id: number } }>('POST', 'employer/v1/jobs/draft', {
    token,
    body: {
      title,
      description: 'Brood en gebak, vanaf vijf uur.',
      text_type: 'own',
      text_own: '<p>Maak eerst € 50 over voor je werkkleding.</p>',
      location_name: 'Winsum',
      apply_email: email,
      product_id: 1,
    },
  });
  const { data: job } = await callApi<{ data: { id: number; job_url: string } }>(
    'PUT',
    `employer/v1/jobs/${draft.id}/publish/draft`,
    { token },
  );
  return { ...job, title, email };
}

const form = (page: Page) => page.getByRole('region', { name: 'Meld deze vacature' });

/** The mail to somebody with this subject, once it was sent. */
async function mailAbout(request: APIRequestContext, to: string, subject: string): Promise<Mail | undefined> {
  const find = async () => (await mailsTo(request, to)).find((mail) => mail.subject === subject);
  await expect.poll(find, { message: subject }).toBeDefined();
  return find();
}

/** Fills in the form as a visitor does, and sends it. */
async function report(page: Page, explanation: string, email = ''): Promise<void> {
  await page.getByRole('link', { name: 'Meld deze vacature' }).click();
  await form(page).getByLabel('Het lijkt een poging om gegevens of geld van mensen te krijgen.').check();
  await form(page).getByLabel('Leg het uit').fill(explanation);
  if (email !== '') await form(page).getByLabel('Je e-mailadres').fill(email);
  await form(page).getByLabel('Ik denk dat wat ik hier zeg klopt en volledig is.').check();
  await form(page).getByRole('button', { name: 'Melding versturen' }).click();
}

async function openQueue(page: Page, title: string) {
  await openEditor(page);
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await page.getByRole('navigation', { name: 'Jobs' }).getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('searchbox', { name: 'Job, company, words or who reported it' }).fill(title);
  await page.keyboard.press('Enter');
  return page.getByRole('main').getByRole('row').filter({ hasText: title });
}

test('two visitors report a job, with scripts and without; an admin takes it off, and both sides read why', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const job = await newJob(page);
  const melder = `melder.${job.id}@example.org`;
  const visitor = await browser.newPage(baseURL ? { baseURL, locale: 'nl-NL' } : {});
  await refuseCookies(visitor);
  const seen = async () => (await visitor.goto(job.job_url))?.status();
  await expect.poll(seen).toBe(200);
  await visitor.getByRole('link', { name: 'Meld deze vacature' }).click();
  await form(visitor).getByRole('button', { name: 'Melding versturen' }).click();
  await expect(form(visitor)).toContainText('Leg uit wat er mis is');
  await expectClean(visitor, 'a job that is reported');
  await visitor.goto(job.job_url);
  const done = complaints(visitor);
  await report(visitor, 'Ze vragen eerst geld.', melder);
  await expect(form(visitor)).toContainText('Bedankt, je melding is binnen');
  await expect(form(visitor)).toContainText('bevestiging in je mailbox');
  await expectClean(visitor, 'a job that was reported');
  done();
  await visitor.goto(job.job_url);
  await report(visitor, 'Nog een keer.', melder);
  await expect(form(visitor)).toContainText('Je hebt deze vacature al gemeld.');
  await expect(form(visitor).getByLabel('Leg het uit')).toHaveValue('Nog een keer.');
  await visitor.close();
  const received = await mailAbout(request, melder, `Je melding over ${job.title}`);
  expect(received?.text).not.toContain('Ze vragen eerst geld.');

  const bare = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'nl-NL',
    ...(baseURL ? { baseURL } : {}),
  });
  const plain = await bare.newPage();
  await plain.goto(job.job_url);
  await report(plain, 'Dit klopt niet.');
  await expect(form(plain)).toContainText('Je gaf geen e-mailadres');
  await expect(plain.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await bare.close();

  const row = await openQueue(page, job.title);
  await expect(row).toContainText('2');
  await expectClean(page, 'the queue of reports');
  await row.getByRole('button', { name: /^Decide/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ze vragen eerst geld.');
  await expect(dialog).toContainText('No name given');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(dialog).toContainText('Choose what happens to the job');
  await dialog.getByLabel('Take it off the site').check();
  await dialog.getByLabel('In your own words').fill('Nobody pays before a first day.');
  await dialog.getByLabel('To who reported it').fill('Je had gelijk.');
  await dialog.getByRole('button', { name: 'View mails' }).click();
  await expect(dialog.getByRole('article').filter({ hasText: 'Je had gelijk.' })).toContainText(
    'To 1 person who reported it, in Dutch',
  );
  await expectClean(page, 'a report that is decided');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByRole('main')).toContainText(`“${job.title}” was taken off the site`);
  await expect(page.getByRole('main').getByRole('row').filter({ hasText: job.title })).toHaveCount(0);

  const decided = await mailAbout(request, melder, `Over je melding: ${job.title} is van de site`);
  expect(decided?.text).toContain('Je had gelijk.');
  const toCompany = await mailAbout(request, job.email, `${job.title} is van Wadwerk gehaald`);
  expect(toCompany?.text).toContain('Nobody pays before a first day.');
  expect(toCompany?.page).not.toMatch(/melder|Ze vragen eerst geld|Je had gelijk/);
  await visit(page, `/my-account?menuType=manage-jobs&active-job=${job.id}`);
  await expect(page.getByRole('alert')).toContainText('Nobody pays before a first day.');
  await expect(page.getByRole('main')).not.toContainText('melder');
});

test('an admin leaves a job that was reported, and reads it among what was decided', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const job = await newJob(page);
  const melder = `melder.${job.id}@example.org`;
  const visitor = await browser.newPage(baseURL ? { baseURL, locale: 'nl-NL' } : {});
  await refuseCookies(visitor);
  await expect.poll(async () => (await visitor.goto(job.job_url))?.status()).toBe(200);
  await report(visitor, 'Dit staat er dubbel op.', melder);
  await expect(form(visitor)).toContainText('Bedankt, je melding is binnen');

  const row = await openQueue(page, job.title);
  await row.getByRole('button', { name: /^Decide/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Leave it on the site').check();
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(dialog).toContainText('Say why you leave it');
  await dialog.getByLabel('To who reported it').fill('Het zijn twee verschillende banen.');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByRole('main')).toContainText(`“${job.title}” stays on the site`);
  const decided = await mailAbout(request, melder, `Over je melding: ${job.title} blijft staan`);
  expect(decided?.text).toContain('Het zijn twee verschillende banen.');
  expect((await visitor.goto(job.job_url))?.status()).toBe(200);
  await visitor.close();

  await page.getByRole('combobox', { name: 'Which reports' }).selectOption('Decided');
  await page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: job.title })
    .getByRole('button', { name: /^Read/ })
    .click();
  await expect(dialog).toContainText('Het zijn twee verschillende banen.');
  await expectClean(page, 'what was decided');
  await dialog.getByText('The report it answered').click();
  await expect(dialog).toContainText('Dit staat er dubbel op.');
});
