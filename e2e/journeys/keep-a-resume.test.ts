import { expect, type Page } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import { registerHere } from '../board/candidate.ts';
import { test } from '../board/journey.ts';
import { cvLines, pdfOf } from '../board/resume-files.ts';
import { refuseCookies, scriptsRun, partRuns, visit } from '../board/visit.ts';

test.beforeEach(async ({ page }) => refuseCookies(page));

const cv = { name: 'cv-femke.pdf', mimeType: 'application/pdf', buffer: pdfOf(cvLines) };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, address: string) =>
      javaScriptEnabled ? visit(page, address) : page.goto(address);
    const settled = async (page: Page) => {
      if (javaScriptEnabled) await scriptsRun(page);
    };

    test('a CV becomes a resume of what was confirmed, which is changed, found, hidden and removed', async ({
      page,
    }) => {
      await open(page, '/register');
      await registerHere(page);
      await open(page, '/my-account?menuType=resume');
      const main = page.locator('main');

      const upload = main.getByRole('form', { name: 'Je cv', exact: true });
      await upload
        .locator('input[type="file"]')
        .setInputFiles({ ...cv, buffer: Buffer.from('MZ\u0090\u0000') });
      await upload.getByRole('button', { name: 'Uploaden' }).click();
      await expect(upload.locator('[id$="-error"]')).toContainText('PDF, DOC, DOCX');
      await upload.locator('input[type="file"]').setInputFiles(cv);
      await upload.getByRole('button', { name: 'Uploaden' }).click();

      await expect(page).toHaveURL(/edit=review/);
      await settled(page);
      await expect(main.locator('input[value="position"]')).toBeChecked();
      await expect(main.getByText('Zorggroep Lauwers · Winsum')).toBeVisible();
      await main.locator('input[value="phone"]').uncheck();
      await main.getByRole('button', { name: 'Neem over wat is aangevinkt' }).click();
      await expect(page).toHaveURL(/done=taken/);
      await expect(main.getByText('mrt 2019 – heden')).toBeVisible();
      await expect(main.getByText('Groningen, Nederland')).toBeVisible();
      await expect(main.getByText('+31612345678')).toHaveCount(0);

      await open(page, '/my-account?menuType=resume&edit=entry-education');
      await main.getByLabel('School').fill('Noorderpoort');
      await main.getByLabel('Jaar').first().fill('2009');
      await main.getByLabel('Jaar').last().fill('2008');
      await main.getByRole('button', { name: 'Opslaan' }).click();
      await expect(main.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expect(main.getByLabel('School')).toHaveValue('Noorderpoort');
      await main.getByLabel('Wat je leerde').fill('Mbo Verzorging');
      await main.getByRole('button', { name: 'Opslaan' }).click();
      await expect(main.getByText('Het einde kan niet voor het begin liggen')).toBeVisible();
      await main.getByLabel('Jaar').first().fill('2006');
      await main.getByRole('button', { name: 'Opslaan' }).click();
      await expect(page).toHaveURL(/done=entrySaved/);
      await expect(main.getByRole('heading', { name: 'Mbo Verzorging' })).toBeVisible();

      await settled(page);
      await main.getByRole('button', { name: 'Maak mij vindbaar' }).click();
      await expect(page).toHaveURL(/done=available/);
      await settled(page);
      await main.getByRole('button', { name: 'Verberg mijn cv' }).click();
      await expect(page).toHaveURL(/done=hidden/);
      await open(page, '/my-account?menuType=resume&remove=resume');
      await main.getByRole('button', { name: 'Verwijder mijn cv' }).click();
      await expect(page).toHaveURL(/done=removed/);
      await expect(main.getByRole('heading', { name: 'Begin je cv' })).toBeVisible();
    });
  });
}

test('a resume goes along as a JSON Resume and comes back', async ({ page }) => {
  await visit(page, '/register');
  await registerHere(page);
  await visit(page, '/my-account?menuType=resume&edit=entry-employer');
  const main = page.locator('main');
  await main.getByLabel('Functie').fill('Lasser');
  await main.getByLabel('Werkgever').fill('Werf BV');
  await main.getByLabel('Jaar').first().fill('2019');
  await main.getByLabel('Ik werk hier nog').check();
  await main.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page).toHaveURL(/done=entrySaved/);
  const answer = await page.request.get('/api/candidate/v1/resume/export');
  const taken = await answer.json();
  expect(taken.work).toEqual([{ position: 'Lasser', name: 'Werf BV', startDate: '2019' }]);
  await visit(page, '/my-account?menuType=resume');
  await main.getByRole('button', { name: 'Verwijderen: Lasser' }).click();
  await expect(page).toHaveURL(/done=entryRemoved/);
  await scriptsRun(page);
  const form = main.getByRole('form', { name: 'Een JSON Resume van jezelf' });
  const file = { name: 'ik.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(taken)) };
  await form.locator('input[type="file"]').setInputFiles(file);
  await form.getByRole('button', { name: 'Bestand inlezen' }).click();
  await expect(page).toHaveURL(/edit=review/);
  await main.getByRole('button', { name: 'Neem over wat is aangevinkt' }).click();
  await expect(main.getByRole('heading', { name: 'Lasser' })).toBeVisible();
});

test('what was typed and not sent is offered again', async ({ page }) => {
  await visit(page, '/register');
  await registerHere(page);
  await visit(page, '/my-account?menuType=resume&edit=about');
  const main = page.locator('main');
  // The panel is a chunk of its own, and takes over a moment after the page.
  await partRuns(main.getByLabel('Wat je doet'));
  await main.getByLabel('Wat je doet').pressSequentially('Kok op zee');
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Kok op zee'));
  await visit(page, '/my-account?menuType=resume&edit=about');
  await main.getByRole('button', { name: 'Zet terug' }).click();
  await expect(main.getByLabel('Wat je doet')).toHaveValue('Kok op zee');
});

test('every step of it can be used by everybody', async ({ page }) => {
  await visit(page, '/register');
  await registerHere(page);
  await visit(page, '/my-account?menuType=resume&edit=entry-employer');
  await page.locator('main').getByLabel('Functie').fill('Lasser');
  await page.locator('main').getByRole('button', { name: 'Opslaan' }).click();
  await expect(page).toHaveURL(/done=entrySaved/);
  for (const step of ['', '&edit=about', '&edit=entry-education', '&edit=segments', '&edit=visibility']) {
    await visit(page, `/my-account?menuType=resume${step}`);
    await expectClean(page, step, { within: 'main', every: true });
  }
});
