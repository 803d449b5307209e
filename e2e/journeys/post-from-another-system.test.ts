import { expect, request, type Page } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import { newEmployer } from '../board/employer.ts';
import { test } from '../board/journey.ts';
import { refuseCookies, scriptsRun } from '../board/visit.ts';

test.beforeEach(async ({ page }) => refuseCookies(page));

const main = (page: Page) => page.locator('main');

/** Another system: it has a token and no cookies. */
function systemWith(token: string) {
  return request.newContext({
    baseURL: process.env['BOARDWRIGHT_URL'] ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${token}`, 'accept-language': 'nl' },
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a token is made, another system posts with it, and it ends', async ({ page }) => {
      const { title } = await newEmployer(page);
      await page.goto('/my-account?menuType=tokens');
      if (javaScriptEnabled) {
        await scriptsRun(page);
        await expectClean(page, 'tokens of posting systems');
      }
      await main(page).locator('#token-name').fill('Ons systeem');
      await main(page).getByRole('button', { name: 'Maak een token' }).click();
      await expect(main(page)).toContainText('Kopieer het token “Ons systeem” nu');
      const token =
        (await main(page)
          .getByText(/^bwmp_/)
          .textContent()) ?? '';

      const system = await systemWith(token);
      const draft = { title: `${title} van elders`, status: 'draft' };
      const posted = await system.post('/api/mp/v1/jobs/ATS-1', { data: draft });
      expect(posted.status()).toBe(200);
      const again = await system.post('/api/mp/v1/jobs/ATS-1', { data: draft });
      expect((await again.json()).data.id).toBe((await posted.json()).data.id);
      const refused = await system.post('/api/mp/v1/jobs/ATS-2', {
        data: { title: 'x', apply_email: 'geen' },
      });
      expect((await refused.json()).fields).toEqual({ apply_email: ['Dit is geen geldig e-mailadres'] });

      await page.goto('/my-account?menuType=manage-jobs');
      await expect(main(page)).toContainText(`${title} van elders`);

      await page.goto('/my-account?menuType=tokens');
      await expect(main(page)).toContainText('laatst gebruikt');
      await expect(main(page)).not.toContainText(token);
      await main(page).getByRole('button', { name: 'Uitzetten: Ons systeem' }).click();
      await expect(main(page)).toContainText('Het token staat uit');
      expect((await system.get('/api/mp/v1/jobs')).status()).toBe(401);
      await main(page).getByRole('link', { name: 'Intrekken: Ons systeem' }).click();
      await main(page).getByRole('button', { name: 'Intrekken' }).click();
      await expect(main(page)).toContainText('Het token is ingetrokken');
      await expect(main(page)).toContainText('Nog geen tokens');
      await system.dispose();
    });
  });
}
