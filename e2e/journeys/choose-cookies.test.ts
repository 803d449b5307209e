import { expect, type BrowserContext, type Page } from '@playwright/test';
import { siteHost } from '../board/site.ts';
import { visit } from '../board/visit.ts';
import { test } from '../board/journey.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Mogen wij cookies plaatsen?' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookies kiezen' });
const consent = async (context: BrowserContext) =>
  decodeURIComponent((await context.cookies()).find(({ name }) => name === 'consent')?.value ?? '');

/** What ran, who was asked, which is nobody but the site itself, and what the page's own policy did not let run. */
function watch(page: Page) {
  const ran: string[] = [];
  const strangers: string[] = [];
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().endsWith('may run')) ran.push(message.text());
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('data:') && new URL(request.url()).host !== siteHost)
      strangers.push(request.url());
  });
  return { ran, strangers, refused };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, address: string) =>
      javaScriptEnabled ? visit(page, address) : page.goto(address);

    test('refusing weighs as much as accepting', async ({ page }) => {
      await open(page, '/vacatures');
      const box = async (name: string) => {
        const button = bar(page).getByRole('button', { name });
        const { width = 0, height = 0, y = 0 } = (await button.boundingBox()) ?? {};
        const look = javaScriptEnabled
          ? await button.evaluate((element) => {
              const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
              return [backgroundColor, color, fontSize, fontWeight, borderColor];
            })
          : [];
        return { width: Math.round(width / 4), height, y, look };
      };
      const refuse = await box('Alles weigeren');
      const accept = await box('Alles accepteren');
      expect({ ...refuse, width: 0 }).toEqual({ ...accept, width: 0 });
      expect(Math.abs(refuse.width - accept.width)).toBeLessThanOrEqual(1);
    });

    test('before and after refusing nothing of the admin’s runs and nobody else is asked', async ({
      page,
      context,
    }) => {
      const seen = watch(page);
      await open(page, '/vacatures?search=zorg');
      await bar(page).getByRole('button', { name: 'Alles weigeren' }).click();
      await expect(bar(page)).toHaveCount(0);
      await expect(page).toHaveURL(/search=zorg/);
      await expect.poll(() => consent(context)).toMatch(/^some:@\d{4}-/);
      await open(page, '/');
      await expect(bar(page)).toHaveCount(0);
      expect(seen).toEqual({ ran: [], strangers: [], refused: [] });
    });

    test('choosing some, and withdrawing later from the foot of the page', async ({ page, context }) => {
      await open(page, '/over-ons');
      await bar(page).getByRole('link', { name: 'Zelf kiezen' }).click();
      await expect(dialog(page)).toBeVisible();
      for (const box of await dialog(page).getByRole('switch').or(dialog(page).getByRole('checkbox')).all())
        await expect(box).not.toBeChecked();
      await dialog(page).getByLabel('Statistiek').check();
      await dialog(page).getByRole('button', { name: 'Keuze opslaan' }).click();
      await expect(bar(page)).toHaveCount(0);
      await expect(dialog(page)).toBeHidden();
      await expect.poll(() => consent(context)).toMatch(/^some:statistics@/);

      await page.locator('footer').getByRole('link', { name: 'Cookies' }).click();
      await expect(dialog(page).getByLabel('Statistiek')).toBeChecked();
      await dialog(page).getByRole('button', { name: 'Alles weigeren' }).click();
      await expect.poll(() => consent(context)).toMatch(/^some:@/);
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(/\/over-ons/);
    });
  });
}

test('accepting runs the admin’s scripts at once, without a reload, and again on the next page', async ({
  page,
  context,
}) => {
  const seen = watch(page);
  await visit(page, '/vacatures');
  expect(seen.ran).toEqual([]);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await bar(page).getByRole('button', { name: 'Alles accepteren' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect
    .poll(() => seen.ran)
    .toEqual(expect.arrayContaining(['statistics may run', 'marketing may run']));
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await expect.poll(() => consent(context)).toMatch(/^all@/);
  const { length } = seen.ran;
  await page.goto('/');
  await expect.poll(() => seen.ran.length).toBe(length * 2);
  // Kept by now, for everybody who accepted: it runs with a nonce of its own.
  await page.goto('/');
  await expect.poll(() => seen.ran.length).toBe(length * 3);
  expect(seen.refused).toEqual([]);
});

test('only the accepted tab runs', async ({ page }) => {
  const seen = watch(page);
  await visit(page, '/');
  await bar(page).getByRole('link', { name: 'Zelf kiezen' }).click();
  await dialog(page).getByLabel('Marketing').check();
  await dialog(page).getByRole('button', { name: 'Keuze opslaan' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => seen.ran).toEqual(['marketing may run']);
  expect(seen.refused).toEqual([]);
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`what has the focus comes out from behind the bar, at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const address of ['/login', '/register', '/contact']) {
      await visit(page, address);
      const top = (await bar(page).getByRole('button').first().boundingBox())?.y ?? 0;
      const last = page.getByRole('main').getByRole('button').last();
      await last.focus();
      const under = async () => {
        const box = await last.boundingBox();
        return box ? box.y + box.height : Infinity;
      };
      await expect.poll(under, { message: address }).toBeLessThan(top);
    }
  });
}
