import { type Browser, expect, type Page } from '@playwright/test';
import { expectClean } from './axe.ts';
import { expectSaved } from './editor.ts';
import type { startEmptyBoard } from './empty-board.ts';
import { refuseCookies } from './visit.ts';

interface Week extends Pick<Awaited<ReturnType<typeof startEmptyBoard>>, 'address' | 'mailsTo'> {
  /** Where the owner is logged in. */
  readonly page: Page;
  readonly browser: Browser;
}

const employer = { email: 'femke@havenbakker.example', password: 'brood om vijf uur klaar' };
const job = 'Bakker in de haven';
const rows = (page: Page) => page.getByRole('main').getByRole('row');

/** Calls the API of a board as a program does. */
async function call<Answer>(
  { address }: Pick<Week, 'address'>,
  method: string,
  path: string,
  { token, body }: { readonly token?: string; readonly body?: object } = {},
): Promise<Answer> {
  const answer = await fetch(`${address}/api/${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

/** The first mail to somebody that has a link of a kind. */
async function mailedLink({ mailsTo }: Week, email: string, link: RegExp): Promise<string> {
  const found = async () => (await mailsTo(email)).map(({ text }) => link.exec(text)?.[0]).find(Boolean);
  await expect.poll(found).toBeDefined();
  return (await found()) ?? '';
}

/** Categories, two articles, a landing page and a redirect, each found by a visitor. */
export async function writeContent({ page, address }: Week): Promise<void> {
  await page.goto(`${address}/admin/overview`);
  const steps = page.locator('details').filter({ hasText: 'First steps' });
  await expect(steps.getByRole('listitem').filter({ hasText: 'Mail' })).toContainText('Done');
  await expectClean(page, 'the overview of a new board');
  await steps.getByRole('link', { name: 'Categories' }).click();
  await page.getByRole('button', { name: 'Begin with a set' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'All work of a region' }).check();
  await expect(dialog).toContainText('Landbouw en voedsel');
  await expectClean(page, 'a set of categories');
  await dialog.getByRole('button', { name: /^Add \d+$/ }).click();
  await expect(rows(page).filter({ hasText: 'Landbouw en voedsel' })).toBeVisible();
  await page.getByRole('button', { name: 'New category' }).click();
  await dialog.getByLabel('Name in Dutch').fill('Visserij');
  await dialog.getByRole('button', { name: 'Save category' }).click();
  await expect(rows(page).filter({ hasText: 'Visserij' })).toBeVisible();

  for (const title of ['Werken aan de haven', 'Eb en vloed']) {
    await page.goto(`${address}/admin/content?part=articles`);
    await page.getByRole('button', { name: 'New article' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await page.getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.type('Om vijf uur varen ze uit.');
    await page.getByRole('radio', { name: 'Now' }).check();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('radio', { name: 'Published' })).toBeChecked();
  }
  await page.goto(`${address}/admin/content?part=landing-pages`);
  await page.getByRole('button', { name: 'New landing page' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Bakkers gezocht');
  await page.getByLabel('Keyword').fill('bakker');
  await page.getByRole('radio', { name: 'Now' }).check();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('radio', { name: 'Published' })).toBeChecked();
  await page.goto(`${address}/admin/content?part=redirects`);
  await page.getByLabel('From', { exact: true }).fill('/banen');
  await page.getByLabel('To', { exact: true }).fill('/vacatures');
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await expect(rows(page).filter({ hasText: '/banen' })).toBeVisible();

  const read = async (path: string) => (await fetch(`${address}${path}`)).text();
  for (const title of ['Werken aan de haven', 'Eb en vloed']) expect(await read('/nieuws')).toContain(title);
  expect(await read('/vacatures-zoeken/bakkers-gezocht')).toContain('Bakkers gezocht');
  expect((await fetch(`${address}/banen`)).url).toBe(`${address}/vacatures`);
}

/** The owner begins a job on a board without companies, adds one with its first person, who comes in by the mailed link. */
export async function addACompany(week: Week): Promise<void> {
  const { page, address } = week;
  const sailmaker = { email: 'wiebe@zeilmakerij.example', password: 'naald en was en zeildoek' };
  await page.goto(`${address}/admin/companies`);
  await expect(page.getByRole('main')).toContainText('No companies yet');
  await expectClean(page, 'a board without companies');
  await page.goto(`${address}/admin/overview`);
  const steps = page.locator('details').filter({ hasText: 'First steps' });
  await steps.getByRole('link', { name: 'A first job' }).click();
  await page.getByRole('button', { name: 'New job' }).click();
  const writing = page.getByRole('dialog', { name: 'A job for a company' });
  await expect(writing).toContainText('There is no company here yet.');
  await writing.getByLabel('Job', { exact: true }).fill('Zeilmaker');
  await writing.getByRole('button', { name: 'Add company' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a company' });
  await adding.getByLabel('Name', { exact: true }).fill('Zeilmakerij Noord');
  await adding.getByLabel('Website').fill('geen website');
  await adding.getByLabel('First name').fill('Wiebe');
  await adding.getByLabel('Last name').fill('Zijlstra');
  await adding.getByLabel('Email address').fill(sailmaker.email);
  await adding.getByRole('button', { name: 'Add company' }).click();
  await expect(adding.getByLabel('Website')).toBeFocused();
  await expectClean(page, 'a company that cannot be added yet');
  await adding.getByLabel('Website').fill('zeilmakerij.example');
  await adding.getByRole('button', { name: 'Add company' }).click();
  await expect(adding).toHaveCount(0);
  await expect(writing.getByLabel('For which company').locator('option:checked')).toContainText(
    'Zeilmakerij',
  );
  await writing.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zeilmaker' })).toBeVisible();

  const token = (await mailedLink(week, sailmaker.email, /[?&]token=[^&\s]+/)).split('=')[1];
  const { password } = sailmaker;
  const body = { token, password, password_confirmation: password };
  await call(week, 'POST', 'employer/v1/password/reset', { body });
  type LoggedIn = { readonly data: { readonly token: string } };
  const session = await call<LoggedIn>(week, 'POST', 'employer/v1/login', { body: sailmaker });
  const own = await call(week, 'GET', 'employer/v1/client', { token: session.data.token });
  expect(own).toMatchObject({ data: { name: 'Zeilmakerij Noord', state: 'approved' } });

  await page.goto(`${address}/admin/companies`);
  await page.getByRole('button', { name: 'Add company' }).click();
  await adding.getByLabel('Name', { exact: true }).fill('Zeilmakerij');
  await adding.getByLabel('Website').fill('www.zeilmakerij.example');
  await adding.getByRole('button', { name: 'Add company' }).click();
  await expect(adding).toContainText('same website or mail domain');
  await expectClean(page, 'a company that is there already');
  await adding.getByRole('button', { name: 'Open Zeilmakerij Noord' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText(sailmaker.email);
  await main.getByRole('button', { name: 'Invite somebody' }).click();
  const inviting = page.getByRole('dialog');
  await inviting.getByLabel('First name').fill('Sjoukje');
  await inviting.getByLabel('Last name').fill('Bos');
  await inviting.getByLabel('Email address').fill('sjoukje@zeilmakerij.example');
  await expectClean(page, 'somebody who is invited to a company');
  await inviting.getByRole('button', { name: 'Send invitation' }).click();
  await expect(main).toContainText('is invited to Zeilmakerij Noord');
  await mailedLink(week, 'sjoukje@zeilmakerij.example', /[?&]token=[^&\s]+/);
}

/** The owner looks at each company and at each job; the first ones come. */
export async function letACompanyIn(week: Week): Promise<void> {
  const { page, address } = week;
  await page.goto(`${address}/admin/settings?section=accounts`);
  const approving = page.getByRole('combobox', { name: 'Approving companies' });
  await approving.selectOption('Yes, before their first job goes online');
  await page.getByRole('combobox', { name: 'Reviewing jobs' }).selectOption('Yes, every job');
  await expectSaved(page);
  await page.reload();
  await expect(approving.locator('option:checked')).toHaveText(/^Yes/);

  await call(week, 'POST', 'employer/v1/register', {
    body: {
      ...employer,
      password_confirmation: employer.password,
      given_name: 'Femke',
      family_name: 'Dijkstra',
      name: 'Havenbakker',
      terms: true,
      newsletters: [],
      job_board_id: 1,
      addresses: [
        {
          address_line_1: 'Havenkade 4',
          postal_code: '9976 VV',
          city: 'Lauwersoog',
          country_code: 'NL',
          label: 'Primary Address',
        },
      ],
      phones: [],
    },
  });
  const verify = await mailedLink(week, employer.email, /[?&]verify=[^&\s]+/);
  const body = { token: verify.split('=')[1], password: employer.password };
  await call(week, 'POST', 'employer/v1/verify', { body });
  type LoggedIn = { readonly data: { readonly token: string } };
  const { token } = (await call<LoggedIn>(week, 'POST', 'employer/v1/login', { body: employer })).data;
  type Draft = { readonly data: { readonly id: number } };
  const { data: draft } = await call<Draft>(week, 'POST', 'employer/v1/jobs/draft', {
    token,
    body: {
      title: job,
      description: 'Brood en gebak, vanaf vijf uur.',
      text_type: 'own',
      text_own: '<p>Jij bakt voor de vissers.</p>',
      location_name: 'Groningen',
      apply_email: employer.email,
    },
  });
  await call(week, 'PUT', `employer/v1/jobs/${draft.id}/publish/draft`, { token });
  await decideAboutBoth(week);
  await page.goto(`${address}/admin/jobs`);
  await expect(rows(page).filter({ hasText: job })).toContainText('Live');
}

/** The company first, then its job: sent back, asked for again, published. */
async function decideAboutBoth({ page, address, mailsTo }: Week): Promise<void> {
  await page.goto(`${address}/admin/companies?state=waiting`);
  await page.getByRole('link', { name: 'Havenbakker' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  // Once the mail is there the dialog is as high as it stays.
  await expect(dialog).toContainText('Je bedrijf is goedgekeurd');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('main')).toContainText('is approved');
  await page.goto(`${address}/admin/overview`);
  const waits = page.getByRole('listitem').filter({ hasText: '1 job waits for your look' });
  await waits.getByRole('link').click();
  await page.getByRole('link', { name: job }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('First job of Havenbakker');
  await expect(main).toContainText('Jij bakt voor de vissers.');
  await expectClean(page, 'a job that is reviewed');
  await main.getByRole('button', { name: 'Publish' }).click();
  await expectClean(page, 'a review that ends');
  await dialog.getByRole('button', { name: 'Publish 1 job' }).click();
  await expect(main).toContainText('1 job was published');
  await expect(main).toContainText('Nothing waits for your look any more.');
  const subjects = async () => (await mailsTo(employer.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain(`${job} staat online op Havenwerk`);
}

/** A visitor finds the job and reports it; the owner leaves it where it is, and says why. */
export async function answerAReport({ page, browser, address, mailsTo }: Week): Promise<void> {
  const visitor = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  visitor.setDefaultTimeout(60_000);
  await visitor.goto(address);
  await refuseCookies(visitor);
  await visitor.goto(`${address}/vacatures-zoeken/bakkers-gezocht`);
  await visitor.getByRole('link', { name: job }).first().click();
  await visitor.getByRole('link', { name: 'Meld deze vacature' }).click();
  const form = visitor.getByRole('region', { name: 'Meld deze vacature' });
  await form.getByLabel('Het lijkt een poging om gegevens of geld van mensen te krijgen.').check();
  await form.getByLabel('Leg het uit').fill('Klopt dit wel?');
  await form.getByLabel('Je e-mailadres').fill('melder@example.org');
  await form.getByLabel('Ik denk dat wat ik hier zeg klopt en volledig is.').check();
  await form.getByRole('button', { name: 'Melding versturen' }).click();
  await expect(visitor.getByRole('main')).toContainText('Bedankt, je melding is binnen');
  await visitor.context().close();

  await page.goto(`${address}/admin/jobs?part=reports`);
  await rows(page)
    .getByRole('button', { name: /^Decide/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Leave it on the site').check();
  await dialog.getByLabel('To who reported it').fill('We hebben het bedrijf gebeld: het klopt.');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByRole('main')).toContainText(`“${job}” stays on the site`);
  const texts = async () => (await mailsTo('melder@example.org')).map(({ text }) => text).join('\n');
  await expect.poll(texts).toContain('We hebben het bedrijf gebeld: het klopt.');
}

/** A colleague comes in by a mail, and sees what their role lets them see. */
export async function inviteAColleague(week: Week): Promise<void> {
  const { page, browser, address } = week;
  await page.goto(`${address}/admin/team`);
  await page.getByRole('main').getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email address').fill('abel@havenwerk.example');
  await dialog.getByLabel('Role').selectOption('Support');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const link = await mailedLink(
    week,
    'abel@havenwerk.example',
    /https?:\/\/\S+\/admin\/invitation\?token=[\w-]+/,
  );
  const colleague = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  const { pathname, search } = new URL(link);
  await colleague.goto(`${address}${pathname}${search}`);
  await colleague.getByLabel('First name').fill('Abel');
  await colleague.getByLabel('Last name').fill('Hofstra');
  await colleague.getByLabel('Password', { exact: true }).fill('paarse fiets in de regen');
  await colleague.getByLabel('Password once more').fill('paarse fiets in de regen');
  await colleague.getByRole('button', { name: 'Accept and log in' }).click();
  const sections = colleague.getByRole('navigation', { name: 'Workspaces' });
  await expect(sections.getByRole('link', { name: 'Jobs' })).toBeVisible();
  await colleague.context().close();
}

/** A second board, as a copy of the first, is entered without another login: with what was written, without anybody's jobs. */
export async function copyTheSite({ page, address }: Week): Promise<void> {
  await page.goto(`${address}/admin/sites`);
  await rows(page).filter({ hasText: 'You are here' }).getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Veenwerk');
  await dialog.getByLabel('Host name').fill('veen.localhost');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('main')).toContainText('Veenwerk is there, as a draft');
  await page.getByRole('button', { name: /switch to another site/ }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Veenwerk/ })
    .click();
  const second = address.replace('localhost', 'veen.localhost');
  await expect(page).toHaveURL(`${second}/admin/overview`);
  await page.goto(`${second}/admin/content?part=articles`);
  await expect(rows(page).filter({ hasText: 'Eb en vloed' })).toBeVisible();
  await page.goto(`${second}/admin/jobs`);
  await expect(page.getByRole('main')).toContainText('No jobs yet');
}
