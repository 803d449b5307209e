import { expect } from '@playwright/test';
import { callInBrowser, demoPeople } from '../board/accounts.ts';
import { jobToApplyFor } from '../board/jobs.ts';
import { test } from '../board/journey.ts';
import { visit } from '../board/visit.ts';

// As wide as A4, on which nobody refused or accepted a cookie.
test.use({ viewport: { width: 720, height: 1000 } });

test('a job on paper is the board’s name, the job and its text, and nothing to press', async ({ page }) => {
  const job = await jobToApplyFor(page.request, 'nl');
  await visit(page, `/vacature/${job.slug}`);
  await expect(page.getByRole('button', { name: 'Alles weigeren' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const main = page.locator('main');
  await expect(page.locator('header').getByRole('link', { name: 'Wadwerk' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(job.title);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a resume on paper is the resume, without its forms and what is left to do', async ({ page }) => {
  await callInBrowser(page, 'candidate/v1/login', demoPeople.candidate);
  await visit(page, '/my-account?menuType=resume');
  const main = page.locator('main');
  await expect(main.getByRole('navigation')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('navigation')).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Werkervaring' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Wijzigen/ })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});
