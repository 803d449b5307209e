import { expect, type Page } from '@playwright/test';
import { resume, applicationTexts } from '../board/applicant.ts';
import { newCandidate } from '../board/accounts.ts';
import { expectClean } from '../board/axe.ts';
import { jobToApplyFor } from '../board/jobs.ts';
import { test } from '../board/journey.ts';
import { awaitMails } from '../board/outbox.ts';
import { refuseCookies, visit } from '../board/visit.ts';

const send = (page: Page) => page.getByRole('button', { name: applicationTexts.nl.send });

/** Applies once, by hand, with a CV: from then on all of it is known. */
async function applyByHand(page: Page, slug: string, cv: string): Promise<void> {
  await page.goto(`/vacature/${slug}`);
  await page.locator('#apply input[name="phone"]').fill('06 12345678');
  await page.locator('#apply input[type="file"]').setInputFiles(resume(cv));
  await page.locator('#apply input[name="terms"]').check();
  await send(page).click();
  await expect(page.getByRole('heading', { name: applicationTexts.nl.sent })).toBeVisible();
}

test.beforeEach(async ({ page }) => refuseCookies(page));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('who applied before applies with one press, and reads afterwards when they did', async ({
      page,
    }) => {
      const [first, second] = [
        await jobToApplyFor(page.request, 'nl', javaScriptEnabled ? 7 : 9),
        await jobToApplyFor(page.request, 'nl', javaScriptEnabled ? 8 : 10),
      ];
      const me = await newCandidate(page);
      await applyByHand(page, first.slug, 'cv-van-vroeger.pdf');

      await (javaScriptEnabled
        ? visit(page, `/vacature/${second.slug}`)
        : page.goto(`/vacature/${second.slug}`));
      await expect(page.getByRole('textbox', { name: applicationTexts.nl.email })).toHaveValue(me.email);
      await expect(page.locator('#apply input[name="phone"]')).toHaveValue('06 12345678');
      await expect(page.getByRole('radio', { name: /cv-van-vroeger\.pdf/ })).toBeChecked();
      if (javaScriptEnabled) await expectClean(page, 'the filled form');
      await send(page).click();
      await expect(page.getByRole('heading', { name: applicationTexts.nl.sent })).toBeVisible();
      await awaitMails(page.request, me.email, 3);

      await page.goto(`/vacature/${second.slug}`);
      await expect(page.getByRole('heading', { name: /^Je hebt op .* gesolliciteerd$/ })).toBeVisible();
      await expect(send(page)).toHaveCount(0);
      await page.goto(
        `/vacatures?search=${encodeURIComponent(second.title)}&match[organisation_id]=${second.organisation_id}`,
      );
      await expect(page.getByText(/^Gesolliciteerd op /).first()).toBeVisible();
    });
  });
}

test('another file goes along in place of the kept one, and none where none is chosen', async ({ page }) => {
  const [first, second, third] = [
    await jobToApplyFor(page.request, 'nl', 11),
    await jobToApplyFor(page.request, 'nl', 12),
    await jobToApplyFor(page.request, 'nl', 13),
  ];
  const me = await newCandidate(page);
  await applyByHand(page, first.slug, 'een.pdf');
  await visit(page, `/vacature/${second.slug}`);
  await page.locator('#apply input[type="file"]').setInputFiles(resume('twee.pdf'));
  await expect(page.getByRole('radio', { name: 'Een ander bestand' })).toBeChecked();
  await send(page).click();
  await expect(page.getByRole('heading', { name: applicationTexts.nl.sent })).toBeVisible();
  await visit(page, `/vacature/${third.slug}`);
  await page.getByRole('radio', { name: 'Geen cv' }).check();
  await expect(page.locator('#apply input[type="file"]')).toHaveCount(0);
  await send(page).click();
  await expect(page.getByRole('heading', { name: applicationTexts.nl.sent })).toBeVisible();
  const mails = await awaitMails(page.request, me.email, 4);
  const of = (title: string) => mails.find(({ subject }) => subject.includes(title))?.text ?? '';
  expect(of(second.title)).toContain('twee.pdf');
  expect(of(third.title)).not.toContain('.pdf');
});

test('a success replaces the error before it', async ({ page }) => {
  const job = await jobToApplyFor(page.request, 'nl', 14);
  await newCandidate(page);
  await visit(page, `/vacature/${job.slug}`);
  await send(page).click();
  await expect(page.locator('#apply-errors')).toBeVisible();
  await page.locator('#apply input[type="file"]').setInputFiles(resume());
  await page.locator('#apply input[name="terms"]').check();
  await send(page).click();
  await expect(page.getByRole('heading', { name: applicationTexts.nl.sent })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
});
