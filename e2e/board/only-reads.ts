import { expect, type Page, type Request } from '@playwright/test';
import { expectClean } from './axe.ts';
import { languages } from './site.ts';

/** What can be pressed or filled in, but for what is there to find and to look: that is named `data-reads`. */
const changing =
  ':is(main, dialog) :is(button, input, select, textarea, [contenteditable=true]):enabled:visible:not([data-reads], [data-reads] *, [aria-disabled=true], [inert] *)';

/** Where lists go on, and how they are looked at, is the same page once more. */
const sameAgain = /[?&](?:list|after|sort|columns|days|view|layout|status|state|find|client|group|language)=/;

/** A page of its own kind: all rows of a list open into one. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://board.invalid');
  const open = searchParams.has('open') ? 'open' : '';
  return [pathname, searchParams.get('part') ?? '', open].join(' ');
}

/** The back office in another language, as who chose it has it on their next visit. */
async function lookIn(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('boardwright.editor.locale', chosen), language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('main')).toBeVisible();
}

/**
 * Goes on to a page as a link would take one there: the back office stays loaded, which is most of what a page costs.
 * @returns once nothing is under way any more, for some frames
 */
async function goOn(page: Page, address: string, underWay: ReadonlySet<Request>): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  let quiet = 0;
  await expect
    .poll(
      async () => {
        await page.evaluate(async () => new Promise((resolve) => requestAnimationFrame(resolve)));
        quiet = underWay.size === 0 ? quiet + 1 : 0;
        return quiet;
      },
      { intervals: [0] },
    )
    .toBeGreaterThan(5);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** What closes a dialog changes nothing, whatever it is called. */
const closes = /(?:Close|Sluiten|Închide|Cancel|Annuleren|Renunță)(?:<|")/;

/** After so many pages they are looked at in the next language: to change it costs a page of its own. */
const pagesInOne = 12;

/**
 * Goes through all workspaces of the back office as somebody whose role only sees them: nothing there changes anything, and
 * nothing answers that it is not theirs. The pages are spread over the languages: each is looked at in one, that it
 * stands in nobody's way.
 * @returns how many pages that were
 */
export async function expectOnlyReads(page: Page): Promise<number> {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`);
  });
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => underWay.delete(request));
  await page.goto('/admin/overview');
  const sections = page.getByRole('navigation', { name: 'Workspaces' });
  await expect(sections.getByRole('link').first()).toBeVisible();
  const waiting = [
    '/admin/overview',
    '/admin/shop?part=products&open=1',
    '/admin/shop?part=companies&open=1',
  ];
  const seen = new Set<string>();
  const changes: Record<string, readonly string[]> = {};
  for (let at = 0; at < waiting.length; at += 1) {
    const address = waiting[at] ?? '';
    if (seen.has(kindOf(address))) continue;
    seen.add(kindOf(address));
    const language = languages[Math.floor((seen.size - 1) / pagesInOne) % languages.length] ?? 'en';
    if ((seen.size - 1) % pagesInOne === 0) await lookIn(page, language);
    await goOn(page, address, underWay);
    await expectClean(page, `${address} in ${language}`, { frames: false });
    const found = await page
      .locator(changing)
      .evaluateAll((all) => all.map((one) => one.outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 200)));
    const those = found.filter((one) => !closes.test(one));
    if (those.length > 0) changes[address] = those;
    const links = await page
      .locator('a[href^="/admin/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    waiting.push(...links.filter((link) => !sameAgain.test(link)));
  }
  // Where they go on is read in the language they came with.
  await page.evaluate(() => localStorage.removeItem('boardwright.editor.locale'));
  expect({ changes, refused }).toEqual({ changes: {}, refused: [] });
  return seen.size;
}
