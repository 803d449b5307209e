import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts have taken over: until then every form and link works without them. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await scriptsRun(page);
}

/** React marks each element it has taken over. */
export async function scriptsRun(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById('main');
    return main !== null && Object.keys(main).some((name) => name.startsWith('__reactProps'));
  });
}

/** Waits until a part whose scripts come after the page's own has been taken over. */
export async function partRuns(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactProps'))),
    )
    .toBe(true);
}

/** Answers the cookie bar, so that it covers nothing. */
export async function refuseCookies(page: Page): Promise<void> {
  const { origin } = new URL(
    page.url() === 'about:blank' ? (process.env['BOARDWRIGHT_URL'] ?? '') : page.url(),
  );
  await page
    .context()
    .addCookies([{ name: 'consent', value: `some:@${new Date(0).toISOString()}`, url: origin }]);
}

/** Collects what a browser complains about; nothing may be left at the end. */
export function complaints(page: Page): () => void {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`${page.url()}: ${message.type()}: ${message.text()}`);
  });
  return () => expect(found).toEqual([]);
}
