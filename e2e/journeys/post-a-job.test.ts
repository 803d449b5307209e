import { expect, type Page } from '@playwright/test';
import { callApi } from '../board/accounts.ts';
import { newApplicant } from '../board/applicant.ts';
import { expectClean } from '../board/axe.ts';
import { newEmployer } from '../board/employer.ts';
import { grantPostings } from '../board/grants.ts';
import { test } from '../board/journey.ts';
import { complaints, partRuns, refuseCookies, scriptsRun, visit } from '../board/visit.ts';

test.beforeEach(async ({ page }) => refuseCookies(page));

const jobs = '/my-account?menuType=manage-jobs';
const { family } = newApplicant();

/** A new company with postings to publish with. */
async function companyWithPostings(page: Page) {
  const employer = await newEmployer(page);
  await grantPostings(employer.token, 1, 2);
  return employer;
}

/** The page of a job on the site, as its employer's list knows it. */
async function addressOf(token: string, title: string): Promise<string> {
  const path = `employer/v1/jobs?search=${encodeURIComponent(title)}`;
  const { data } = await callApi<{ data: { job_url: string }[] }>('GET', path, { token });
  return new URL(data[0]?.job_url ?? '').pathname;
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Takes a published job from the site and brings it back, each after a question. */
async function pauseAndActivate(page: Page, token: string, title: string) {
  const address = await addressOf(token, title);
  for (const [way, asks, status, answers] of [
    ['Pauzeren', 'De vacature wordt op pauze gezet', 'Op pauze', 404],
    ['Activeren', 'De vacature wordt actief', 'Actief', 200],
  ] as const) {
    await page.getByRole('link', { name: way }).click();
    await expect(heading(page, 'Status van de vacature wijzigen?')).toBeVisible();
    await expect(page.getByText(asks)).toBeVisible();
    await page.getByRole('button', { name: way }).click();
    await expect(page.locator('main').getByText(status, { exact: true })).toBeVisible();
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(answers);
  }
}

test('a draft is kept while it is written, found again, published, paused and made active', async ({
  page,
}) => {
  const { token } = await companyWithPostings(page);
  const title = `Kok ${family} met scripts`;
  const done = complaints(page);
  await visit(page, `${jobs}&active-job=new`);
  const next = () => page.getByRole('button', { name: 'Verder' }).click();
  await field(page, 'title').fill(title);
  await field(page, 'description').fill('Koken voor dertig bewoners, in een jong team.');
  await expect(page.getByText(/^Bewaard om \d\d:\d\d$/)).toBeVisible();
  await expect(page).toHaveURL(/active-job=\d+&edit=1/);
  await expect(page.locator('mark', { hasText: 'jong team' })).toBeVisible();
  await expectClean(page, 'first step');

  await next();
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await text.click();
  await page.keyboard.type('Jij kookt vier dagen.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Lijst', exact: true }).click();
  await page.keyboard.type('met groente van het land');
  const preview = page.getByRole('group', { name: 'Zo ziet de bezoeker het' });
  await expect(preview.getByRole('listitem')).toHaveText('met groente van het land');
  await expect(field(page, 'text_own')).toHaveValue(
    '<p>Jij kookt vier dagen.</p><ul><li>met groente van het land</li></ul>',
  );
  await expectClean(page, 'text');

  const id = new URL(page.url()).searchParams.get('active-job');
  const stored = () => callApi<{ data: { text_own: string } }>('GET', `employer/v1/jobs/${id}`, { token });
  await expect.poll(async () => (await stored()).data.text_own).toContain('groente van het land');
  await page.reload();
  await scriptsRun(page);
  await expect(field(page, 'title')).toHaveValue(title);
  await page.getByRole('link', { name: /^Publiceren/ }).click();
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();

  // What is wrong stands in another step: the form goes there.
  await expect(field(page, 'location_name')).toBeFocused();
  await expect(page.getByText('Vul dit veld in')).toBeVisible();
  await field(page, 'location_name').fill('Winsum');
  await page.keyboard.press('Escape');
  await next();
  await field(page, 'salary_min').fill('2.800,50');
  await page.getByRole('link', { name: /^Publiceren/ }).click();
  await expectClean(page, 'last step');
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(page.getByText('De vacature is gepubliceerd')).toBeVisible();
  await expectClean(page, 'job');
  await pauseAndActivate(page, token, title);
  done();

  await visit(page, await addressOf(token, title));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('main')).toContainText('met groente van het land');
});

test('what does not arrive is asked again, what is pressed twice is done once, and who is late reads how it stands', async ({
  page,
}) => {
  const { draft, title, token } = await companyWithPostings(page);
  const main = page.locator('main');
  let isDown = true;
  let posts = 0;
  let arrive = (): void => {};
  let arrived = Promise.resolve();
  await page.route('**/_page/my-account**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    if (isDown) return route.abort('internetdisconnected');
    await arrived;
    return route.fallback();
  });

  await visit(page, `${jobs}&active-job=${draft}&edit=1`);
  await partRuns(field(page, 'title'));
  await page.getByRole('link', { name: /^Publiceren/ }).click();
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText('Versturen lukte niet');
  await expect(field(page, 'title')).toHaveValue(title);
  isDown = false;
  await main.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(main.getByText('De vacature is gepubliceerd')).toBeVisible();

  const pause = main.getByRole('link', { name: 'Pauzeren' });
  const address = page.url();
  await pause.click();
  expect(page.url()).toBe(address);
  await expect(main.locator('p:focus')).toContainText('De vacature wordt op pauze gezet');
  await main.getByRole('link', { name: 'Annuleren' }).click();
  await expect(pause).toBeFocused();
  await pause.click();
  isDown = true;
  const confirm = main.getByRole('button', { name: 'Pauzeren' });
  await confirm.click();
  await expect(main.getByRole('alert')).toContainText('Versturen lukte niet');
  await expectClean(page, 'a pause that did not arrive');
  isDown = false;
  posts = 0;
  arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await main.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  await confirm.dispatchEvent('click');
  await main.getByRole('button', { name: 'Dupliceren' }).dispatchEvent('click');
  arrive();
  await expect(main.getByText('Op pauze', { exact: true }).first()).toBeVisible();
  await expect(confirm).toHaveCount(0);
  expect(posts).toBe(1);

  await main.getByRole('link', { name: 'Activeren' }).click();
  await callApi('PUT', `employer/v1/jobs/${draft}/status`, { token, body: { status: 'active' } });
  await main.getByRole('button', { name: 'Activeren' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await main.getByRole('button', { name: 'Laat zien hoe het nu is' }).click();
  await expect(pause).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('what somebody else saved meanwhile stands beside what was typed, and each is chosen', async ({
  page,
}) => {
  const { token, draft, title } = await companyWithPostings(page);
  await visit(page, `${jobs}&active-job=${draft}&edit=1`);
  await callApi('PUT', `employer/v1/jobs/${draft}`, {
    token,
    body: { title: `Meester${title}`, description: 'Brood en koek.' },
  });
  await field(page, 'title').fill('Bakker in de nacht');
  await page.getByRole('button', { name: 'Vergelijken' }).click();
  const choice = page.getByRole('group', { name: 'Functietitel' });
  await expect(choice.getByText('Bakker in de nacht')).toBeVisible();
  await expect(choice.getByText(`Meester${title}`)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Intro' }).getByLabel('Wat de ander opsloeg')).toBeChecked();
  await expectClean(page, 'conflict');
  await page.getByRole('button', { name: 'Bewaar als concept' }).click();
  await expect(page.getByText('Het concept is bewaard')).toBeVisible();
  const { data } = await callApi<{ data: { title: string; description: string } }>(
    'GET',
    `employer/v1/jobs/${draft}`,
    { token },
  );
  expect(data).toMatchObject({ title: 'Bakker in de nacht', description: 'Brood en koek.' });
});

test('a text with more than the editor knows stays as it is, and nothing of it runs while it is typed', async ({
  page,
}) => {
  const { token, draft } = await newEmployer(page);
  const table = '<table><tbody><tr><td>Maandag</td></tr></tbody></table>';
  await callApi('PUT', `employer/v1/jobs/${draft}`, { token, body: { text_own: table } });
  await visit(page, `${jobs}&active-job=${draft}&edit=1`);
  await page.getByRole('link', { name: /^Tekst/ }).click();
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(text).toHaveValue(table);
  await text.fill(
    `${table}<p>Dinsdag</p><img src="/x" onerror="document.title = 'ran'"><a href="javascript:void(0)">hier</a><script>document.title = 'ran'</script>`,
  );
  const preview = page.getByRole('group', { name: 'Zo ziet de bezoeker het' });
  await expect(preview.getByText('Dinsdag')).toBeVisible();
  await expect(preview.getByRole('cell')).toHaveText('Maandag');
  await expect(preview.locator('img[src="/x"], script, [onerror], a[href^="javascript"]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('ran');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all steps are one form, which keeps, publishes, pauses and makes active', async ({ page }) => {
    const { token } = await companyWithPostings(page);
    const title = `Kok ${family} zonder scripts`;
    await page.goto(`${jobs}&active-job=new`);
    await field(page, 'title').fill(title);
    await field(page, 'description').fill('Koken voor dertig bewoners.');
    await field(page, 'text_own').fill('Jij kookt.\n\n- vers\n- warm');
    await page.getByRole('button', { name: 'Bewaar als concept' }).click();
    await expect(page.getByText('Het concept is bewaard')).toBeVisible();
    await page.getByRole('link', { name: 'Afmaken en publiceren' }).click();
    await expect(field(page, 'text_own')).toHaveValue('Jij kookt.\n\n- vers\n- warm');
    await field(page, 'location_name').fill('Winsum');
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await expect(page.getByText('De vacature is gepubliceerd')).toBeVisible();
    await pauseAndActivate(page, token, title);
    const address = await addressOf(token, title);
    await page.getByRole('button', { name: 'Dupliceren' }).click();
    await expect(heading(page, 'Vacature bewerken')).toBeVisible();
    await expect(field(page, 'title')).toHaveValue(title);
    await expect(page.getByRole('button', { name: 'Publiceren', exact: true })).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('main')).toContainText('warm');
  });
});

test('the form, a job and the list fit a phone and stand in nobody’s way', async ({ page }) => {
  const { draft } = await newEmployer(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const query of ['', '&active-job=new', `&active-job=${draft}`, `&active-job=${draft}&edit=1`]) {
    await visit(page, jobs + query);
    await expectClean(page, query);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), query).toBeLessThanOrEqual(390);
  }
  await page.getByRole('link', { name: /^Publiceren/ }).click();
  await expect(heading(page, 'Zo ziet de bezoeker het')).toBeVisible();
});
