import { type Browser, expect, type Page } from '@playwright/test';
import { addPattern } from './add-a-pattern.ts';
import { expectClean } from './axe.ts';
import { block, canvas, expectSaved, newPage, panel } from './editor.ts';
import { refuseCookies } from './visit.ts';

interface Board {
  readonly page: Page;
  readonly browser: Browser;
  readonly address: string;
}

/** The owner works on a draft: visitors see a page when it is published, and not what comes after. */
export async function publishByHand({ page, browser, address }: Board): Promise<void> {
  const visitor = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await visitor.goto(address);
  await refuseCookies(visitor);
  const headline = async (path = '/') => {
    await visitor.goto(`${address}${path}`);
    return visitor.getByRole('heading', { level: 1 }).first().innerText();
  };
  const before = await headline();

  // A new site publishes by hand.
  await page.goto(`${address}/admin/settings?section=publishing`);
  await expect(page.getByRole('radio', { name: /^When a page is published/ })).toBeChecked();
  await expectClean(page, 'how the site publishes');

  await page.goto(`${address}/admin`);
  await expect(page.getByRole('button', { name: 'Live', exact: true })).toBeVisible();
  await block(page, 'search-job').first().click();
  await panel(page).getByRole('textbox', { name: 'Headline', exact: true }).fill('Werk waar je de zee hoort');
  await expectSaved(page);
  const chip = page.getByRole('button', { name: 'Draft · 1 change', exact: true });
  await chip.click();
  const changes = page.getByRole('region', { name: 'What changes' });
  await expect(changes.getByRole('listitem')).toContainText('Werk waar je de zee hoort');
  await expectClean(page, 'what changes', { frames: false });
  // On the page itself too, and compared with what visitors see.
  await page.getByRole('toolbar', { name: 'What changes' }).getByRole('button', { name: 'Marks' }).focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('group', { name: 'On the bench' })).toContainText('Live now');
  await page.getByRole('button', { name: 'Live now' }).click();
  await expect(canvas(page).getByRole('heading', { level: 1 }).first()).toHaveText(before);
  await page.keyboard.press('Escape');
  expect(await headline()).toBe(before);
  // Nor does the owner see it where visitors look.
  const asVisitor = await page.context().newPage();
  await asVisitor.goto(address);
  await expect(asVisitor.getByRole('heading', { level: 1 }).first()).toHaveText(before);
  await asVisitor.close();

  await showColleague({ page, browser, address }, 'Werk waar je de zee hoort');

  // Read anew, the draft is still on the bench.
  await page.reload();
  await expect(canvas(page).getByRole('heading', { level: 1 }).first()).toHaveText(
    'Werk waar je de zee hoort',
  );
  await expect(chip).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 change goes to visitors');
  await expectClean(page, 'a page that is published', { frames: false });
  await dialog.getByRole('button', { name: /^Publish (now|with)/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Live', exact: true })).toBeVisible();
  expect(await headline()).toBe('Werk waar je de zee hoort');

  await planIt({ page, browser, address }, headline);
  await releaseIt({ page, browser, address }, visitor, headline);

  // Thought better of: it is put back, and nothing waits.
  await block(page, 'search-job').first().click();
  await panel(page).getByRole('textbox', { name: 'Headline', exact: true }).fill('Te snel');
  await expectSaved(page);
  await chip.click();
  await changes.getByRole('button', { name: /^Put back/ }).click();
  await expect(canvas(page).getByRole('heading', { level: 1 }).first()).toHaveText(
    'Werk waar je de zee hoort',
  );
  await expect(page.getByRole('button', { name: 'Live', exact: true })).toBeVisible();

  // A new page is nobody's until it is published, and nobody's once it is taken offline.
  const { name, path } = await newPage(page);
  await expectSaved(page);
  await addPattern(page);
  const status = async () => (await visitor.goto(`${address}${path}`))?.status();
  expect(await status()).toBe(404);
  await expect(page.getByRole('button', { name: 'Draft · not on the site' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: /^Publish (now|with)/ }).click();
  await expect(dialog).toBeHidden();
  expect(await status()).toBe(200);
  await page.getByRole('button', { name: 'Live', exact: true }).click();
  await changes.getByRole('button', { name: 'Take offline' }).click();
  await expect(dialog).toContainText(`Take ${name} offline?`);
  await dialog.getByRole('button', { name: 'Take offline' }).click();
  await expect(dialog).toBeHidden();
  expect(await status()).toBe(404);
  await visitor.context().close();
}

/** Somebody without an account sees the draft by a link, as any kind of visitor, until the link is ended. */
async function showColleague({ page, browser, address }: Board, draft: string): Promise<void> {
  await page.getByRole('button', { name: 'Share a preview' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'For whom' }).fill('Drukker');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link for Drukker' }).inputValue();
  await expectClean(page, 'preview links', { frames: false });

  // A browser that no person looks at is not counted.
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const colleague = await (await browser.newContext({ locale: 'nl-NL', userAgent })).newPage();
  await colleague.goto(link);
  expect(colleague.url()).toBe(`${address}/`);
  const headline = colleague.getByRole('heading', { level: 1 }).first();
  await expect(headline).toHaveText(draft);
  const bar = colleague.getByRole('complementary', { name: 'Voorbeeld' });
  await expectClean(colleague, 'a page by a preview link');
  await bar.getByRole('link', { name: 'Kandidaat' }).click();
  await expect(bar.getByRole('link', { name: 'Kandidaat' })).toHaveAttribute('aria-current', 'true');
  await expect(headline).toHaveText(draft);
  // On by a link of the page, it is a preview still.
  await colleague.getByRole('link', { name: 'Vacatures' }).first().click();
  await expect(bar.getByRole('link', { name: /^Terug naar / })).toBeVisible();

  await dialog.getByRole('button', { name: 'End now: Drukker' }).click();
  await expect(dialog.getByRole('button', { name: 'Renew: Drukker' })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('opened once');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await colleague.reload();
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText('Dit voorbeeld is afgelopen');
  await colleague.goto(address);
  await expect(bar).toHaveCount(0);
  await expect(headline).not.toHaveText(draft);
  await colleague.context().close();
}

/** A page is planned, and goes to visitors as it was then; the plan after it would put it back, and is cancelled. */
async function planIt({ page }: Board, headline: () => Promise<string>): Promise<void> {
  const typed = panel(page).getByRole('textbox', { name: 'Headline', exact: true });
  await block(page, 'search-job').first().click();
  await typed.fill('Gepland');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Plan', exact: false }).check();
  await dialog.getByRole('checkbox', { name: /^Put back afterwards/ }).check();
  await expectClean(page, 'a page that is planned', { frames: false });
  await dialog.getByRole('button', { name: /^Plan for / }).click();
  await expect(dialog).toBeHidden();
  await typed.fill('Daarna bedacht');
  await expectSaved(page);
  expect(await headline()).toBe('Werk waar je de zee hoort');
  await page.getByRole('button', { name: /^Planned, / }).click();
  const planned = page.getByRole('region', { name: 'Planned', exact: true });
  await expect(planned.getByRole('listitem')).toHaveCount(2);
  await expectClean(page, 'what is planned', { frames: false });
  await planned.getByRole('button', { name: /^Do it now/ }).click();
  await expect(planned.getByRole('listitem')).toHaveCount(1);
  expect(await headline()).toBe('Gepland');
  await planned.getByRole('button', { name: /^Cancel plan/ }).click();
  await expect(page.getByRole('button', { name: 'Draft · 1 change', exact: true })).toBeVisible();
  await page
    .getByRole('region', { name: 'What changes' })
    .getByRole('button', { name: /^Put back/ })
    .click();
  await typed.fill('Werk waar je de zee hoort');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: /^Publish (now|with)/ }).click();
  await expect(dialog).toBeHidden();
  // The panel of what changes closes as it was opened.
  await page.getByRole('button', { name: 'Live', exact: true }).click();
  await expect(page.getByRole('region', { name: 'What changes' })).toBeHidden();
}

/** A page and a new look of the site go to visitors together, and neither before. */
async function releaseIt(
  { page, address }: Board,
  visitor: Page,
  headline: () => Promise<string>,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  const typed = panel(page).getByRole('textbox', { name: 'Headline', exact: true });
  const colour = visitor.locator('meta[name=theme-color]');
  await block(page, 'search-job').first().click();
  await typed.fill('De winter begint hier');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('radio', { name: 'With a release', exact: false }).check();
  await dialog.getByRole('textbox', { name: 'Name of the release' }).fill('Wintercampagne');
  await dialog.getByRole('button', { name: 'Add to the release' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`${address}/admin/settings?section=theme`);
  await page.getByRole('textbox', { name: /^Primary, / }).fill('#7a1f5c');
  await page.getByRole('button', { name: 'Save theme' }).click();
  await page.getByRole('button', { name: 'Publish the look' }).click();
  await dialog.getByRole('radio', { name: 'With a release', exact: false }).check();
  await expectClean(page, 'the look of the site that is published', { frames: false });
  await dialog.getByRole('button', { name: 'Add to the release' }).click();
  await expect(dialog).toBeHidden();
  expect(await headline()).toBe('Werk waar je de zee hoort');
  await expect(colour).not.toHaveAttribute('content', '#7a1f5c');

  await page.getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wintercampagne' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(3);
  await expectClean(page, 'releases');
  await page.getByRole('button', { name: 'Plan…' }).click();
  await dialog.getByRole('button', { name: /^Plan for / }).click();
  await expect(page.getByRole('main')).toContainText('Planned, ');
  await page.getByRole('button', { name: 'Publish now…' }).click();
  await dialog.getByRole('button', { name: 'Publish now', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Live since ');
  expect(await headline()).toBe('De winter begint hier');
  await expect(colour).toHaveAttribute('content', '#7a1f5c');

  await page.goto(`${address}/admin`);
  await block(page, 'search-job').first().click();
  await typed.fill('Werk waar je de zee hoort');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: /^Publish (now|with)/ }).click();
  await expect(dialog).toBeHidden();
}
