import { writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { jobToApplyFor } from '../board/jobs.ts';
import { awaitMails, mailsTo } from '../board/outbox.ts';
import { applicationTexts as words, newApplicant, resume, type ApplyLanguage } from '../board/applicant.ts';
import { refuseCookies, visit } from '../board/visit.ts';
import { test } from '../board/journey.ts';

const jobAddress = (slug: string, locale: ApplyLanguage) =>
  ({ nl: '/vacature/', en: '/en/jobs/', ro: '/ro/loc-de-munca/' })[locale] + slug;

async function open(page: Page, address: string, scripts: boolean): Promise<void> {
  await (scripts ? visit(page, address) : page.goto(address));
}

async function fill(
  page: Page,
  locale: ApplyLanguage,
  { given, family, email }: ReturnType<typeof newApplicant>,
): Promise<void> {
  const w = words[locale];
  await page.getByRole('textbox', { name: w.given }).fill(given);
  await page.getByRole('textbox', { name: w.family }).fill(family);
  await page.getByRole('textbox', { name: w.email }).fill(email);
  const motivation = page.getByRole('textbox', { name: w.motivation });
  if (await motivation.count()) await motivation.fill('Omdat het licht hier mooi is & “zo”.');
}

const consent = (page: Page) => page.locator('main input[name="terms"]');

test.beforeEach(async ({ page }) => refuseCookies(page));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    // In which language both sides read is one thing, whether scripts run another.
    for (const locale of javaScriptEnabled ? (['nl', 'en', 'ro'] as const) : (['ro'] as const)) {
      test(`somebody applies in ${locale}, and both sides get their mail in that language`, async ({
        page,
      }) => {
        const w = words[locale];
        const job = await jobToApplyFor(page.request, 'nl', javaScriptEnabled ? 0 : 1);
        const applicant = newApplicant();
        await open(page, jobAddress(job.slug, locale), javaScriptEnabled);
        await fill(page, locale, applicant);
        await page.locator('input[type="file"]').setInputFiles(resume());
        await consent(page).check();
        await page.getByRole('button', { name: w.send }).click();
        await expect(page.getByRole('heading', { name: w.sent })).toBeVisible();
        await expect(page).toHaveURL(/applied=1/);

        const [confirmation] = await awaitMails(page.request, applicant.email);
        expect(confirmation?.subject).toMatch(w.confirmation);
        expect(confirmation?.subject).toContain(job.title);
        await expect(page.getByText(job.title).first()).toBeVisible();
      });
    }

    test('what is wrong stands beside its field, and everything typed is still there, the file too', async ({
      page,
    }) => {
      const job = await jobToApplyFor(page.request, 'nl', 2);
      const applicant = newApplicant();
      await open(page, jobAddress(job.slug, 'nl'), javaScriptEnabled);
      await page.evaluate(() =>
        document.querySelector<HTMLFormElement>('#apply-form, form[enctype]')?.setAttribute('novalidate', ''),
      );
      await fill(page, 'nl', { ...applicant, email: 'femke zonder apenstaart' });
      await page.locator('input[type="file"]').setInputFiles(resume('mijn-cv.pdf'));
      await page.getByRole('button', { name: words.nl.send }).click();

      const email = page.getByRole('textbox', { name: words.nl.email });
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(/e-mail/i);
      await expect(email).toHaveValue('femke zonder apenstaart');
      await expect(page.getByRole('textbox', { name: words.nl.given })).toHaveValue(applicant.given);
      await expect(page.getByText('mijn-cv.pdf')).toBeVisible();
      if (javaScriptEnabled) await expect(email).toBeFocused();
      await expect(consent(page)).toHaveAttribute('aria-invalid', 'true');

      await email.fill(applicant.email);
      await consent(page).check();
      await page.getByRole('button', { name: words.nl.send }).click();
      await expect(page.getByRole('heading', { name: words.nl.sent })).toBeVisible();
      await awaitMails(page.request, applicant.email);
    });

    test('who applied before is told so kindly, and no second mail goes out', async ({ page }) => {
      const job = await jobToApplyFor(page.request, 'nl', 3);
      const applicant = newApplicant();
      for (const round of [1, 2]) {
        await open(page, jobAddress(job.slug, 'nl'), javaScriptEnabled);
        await fill(page, 'nl', applicant);
        await page.locator('input[type="file"]').setInputFiles(resume());
        await consent(page).check();
        await page.getByRole('button', { name: words.nl.send }).click();
        if (round === 1) await expect(page.getByRole('heading', { name: words.nl.sent })).toBeVisible();
      }
      await expect(page.getByText('Waarschijnlijk heb je dat al gedaan')).toBeVisible();
      await expect(page.getByRole('textbox', { name: words.nl.given })).toHaveValue(applicant.given);
      await awaitMails(page.request, applicant.email, 1);
    });

    test('a file that is no CV, or is too large, is refused with the reason', async ({ page }, testInfo) => {
      const job = await jobToApplyFor(page.request, 'nl', 4);
      await open(page, jobAddress(job.slug, 'nl'), javaScriptEnabled);
      const applicant = newApplicant();
      const posts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes(job.slug)) posts.push(request.url());
      });
      const send = async (file: ReturnType<typeof resume> | string) => {
        await fill(page, 'nl', applicant);
        await page.locator('input[type="file"]').setInputFiles(file);
        await consent(page).check();
        await page.getByRole('button', { name: words.nl.send }).click();
      };
      const file = page.locator('input[type="file"]');
      await send({
        name: 'photo.png',
        mimeType: 'image/png',
        buffer: Buffer.from('\u0089PNG\r\n', 'latin1'),
      });
      await expect(file).toHaveAccessibleDescription(/PDF, DOC, DOCX/);
      await expect(file).toHaveAttribute('aria-invalid', 'true');
      await send({
        name: 'virus.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('MZ\u0090\u0000 no pdf at all', 'latin1'),
      });
      await expect(file).toHaveAccessibleDescription(/.{10}/);
      await expect(page.getByRole('heading', { name: words.nl.sent })).toHaveCount(0);
      await expect(file).toHaveAttribute('aria-invalid', 'true');
      // The browser reads it from the disk: handed over as text, it took most of this journey.
      const large = testInfo.outputPath('groot.pdf');
      await writeFile(large, Buffer.concat([resume().buffer, Buffer.alloc(10_500_000, 32)]));
      await send(large);
      await expect(file).toHaveAccessibleDescription(/10 ?MB/);
      expect(await mailsTo(page.request, applicant.email)).toHaveLength(0);
      // With scripts only the one went out whose fault lies inside.
      expect(posts).toHaveLength(javaScriptEnabled ? 1 : 3);
      await send(resume());
      await expect(page.getByRole('heading', { name: words.nl.sent })).toBeVisible();
    });
  });
}

test('what was typed survives a reload, and is offered again', async ({ page }) => {
  const job = await jobToApplyFor(page.request, 'nl', 5);
  const applicant = newApplicant();
  await visit(page, jobAddress(job.slug, 'nl'));
  await page.getByRole('textbox', { name: words.nl.given }).pressSequentially(applicant.given);
  await page.getByRole('textbox', { name: words.nl.family }).pressSequentially(applicant.family);
  await visit(page, page.url());
  const given = page.getByRole('textbox', { name: words.nl.given });
  await expect(given).toHaveValue('');
  await page.getByRole('button', { name: 'Terugzetten' }).click();
  await expect(given).toHaveValue(applicant.given);
  await expect(page.getByRole('textbox', { name: words.nl.family })).toHaveValue(applicant.family);
});

test('the employer’s mail names the applicant, and carries the CV', async ({ page }) => {
  const job = await jobToApplyFor(page.request, 'nl', 6);
  const applicant = newApplicant();
  await visit(page, jobAddress(job.slug, 'nl'));
  await fill(page, 'nl', applicant);
  await page.locator('input[type="file"]').setInputFiles(resume('cv-van-femke.pdf'));
  await consent(page).check();
  await page.getByRole('button', { name: words.nl.send }).click();
  await expect(page.getByRole('heading', { name: words.nl.sent })).toBeVisible();
  await awaitMails(page.request, applicant.email);
  await expect
    .poll(async () => {
      const list = await (await page.request.get('/outbox')).text();
      const href = new RegExp(`href="(/outbox/[^"]+)">[^<]*${applicant.family}`).exec(list)?.[1];
      return href ? (await page.request.get(href)).text() : '';
    })
    .toContain('cv-van-femke.pdf');
});
