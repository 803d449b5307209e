import { expect, type Page } from '@playwright/test';
import { addBlock, desktop, expectSaved, newPage, openEditor, panel } from '../board/editor.ts';
import { test } from '../board/journey.ts';
import { secondSite } from '../board/site.ts';

test.use(desktop);

/** The smallest picture there is. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const finding = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).first();

test('what the checks find is put right where they lead to, and what is not translated is shown as it is', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEditor(page);
  const { path } = await newPage(page);
  await addBlock(page, 'Text with image');
  await panel(page).getByRole('textbox').first().fill('Werken aan zee');
  const text = panel(page).getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await text.evaluate((editor) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>Lees <a href="/nergens-heen">meer over ons</a></p>');
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expectSaved(page);

  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  await visitor.goto(`/en${path}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Werken aan zee');
  await visitor.close();

  await page.getByRole('button', { name: /^Checks/ }).click();
  await finding(page, 'Link to nothing').getByRole('button', { name: 'Go there' }).click();
  await expect(text).toBeFocused();
  await finding(page, 'Title or description missing').getByRole('button', { name: 'Go there' }).click();
  const ofPage = page.getByRole('complementary', { name: /^Page / });
  await expect(ofPage.getByRole('textbox', { name: /^Description/ })).toBeFocused();
  await finding(page, 'not translated').getByRole('button', { name: 'Open side by side' }).click();
  await expect(page.getByRole('button', { name: /^Write / }).first()).toBeFocused();
  await page.getByRole('button', { name: /^Write Text in EN/ }).click();
  await expect(page.getByRole('textbox', { name: 'Text in EN' })).toBeFocused();
});

test('a picture that takes another’s place asks whether its words still fit, and keeps them', async ({
  page,
}) => {
  await openEditor(page);
  await newPage(page);
  await listen(page);
  await addBlock(page, 'Text with image');
  await panel(page)
    .getByRole('tab', { name: /^Design/ })
    .click();
  const upload = async (name: string) => {
    const choosing = page.waitForEvent('filechooser');
    await panel(page)
      .getByRole('button', { name: /^(Upload a picture|Replace)$/ })
      .click();
    await (await choosing).setFiles({ name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
    await expect(page.locator('body')).toHaveAttribute(
      'data-announced',
      new RegExp(`^${name} is on the site now$`, 'm'),
    );
  };
  const alt = panel(page).getByRole('textbox', { name: 'Alt text' });
  const question = panel(page).getByText('Does it still say what is on this one?');
  const focal = panel(page).getByRole('slider', { name: 'Focal point' });
  await upload('kade.png');
  await page.getByRole('button', { name: /^Checks/ }).click();
  await finding(page, 'No alt text').getByRole('button', { name: 'Mark as decoration' }).click();
  await expect(finding(page, 'No alt text')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await expect(panel(page).getByText('Visitors who cannot see the picture need this')).toHaveCount(0);

  await alt.fill('De kade van Eemshaven');
  await focal.press('ArrowLeft');
  await expect(question).toHaveCount(0);
  await upload('dijk.png');
  await expect(question).toBeVisible();
  await expect(alt).toHaveValue('De kade van Eemshaven');
  await expect(focal).toHaveAttribute('aria-valuetext', '50 % from the left, 50 % from the top');
  await panel(page).getByRole('button', { name: 'It does' }).click();
  await expect(question).toHaveCount(0);
  await expect(alt).toBeFocused();

  await upload('haven.png');
  await alt.press('End');
  await alt.pressSequentially('!');
  await expect(question).toHaveCount(0);
  await upload('schip.png');
  await panel(page).getByRole('button', { name: 'This picture is only decoration' }).click();
  await expect(question).toHaveCount(0);
  await expect(alt).toHaveValue('');
  await expect(panel(page).getByRole('checkbox', { name: 'This picture is only decoration' })).toBeChecked();
  await expectSaved(page);
});

test('a finding in a list leads to its very row, opened, and to the part of it', async ({ page }) => {
  await openEditor(page);
  await newPage(page);
  await addBlock(page, 'Partner footer');
  const links = panel(page).getByRole('group', { name: 'Links', exact: true });
  for (const [name, address] of [
    ['Prijzen', '/nergens-heen'],
    ['Over ons', '/'],
  ] as const) {
    await links.getByRole('button', { name: 'Add link' }).click();
    await links.getByRole('textbox', { name: 'Text' }).fill(name);
    await links.getByRole('combobox', { name: 'Address' }).fill(address);
  }
  await expectSaved(page);
  await addBlock(page, 'FAQ');
  await expectSaved(page);
  await page.getByRole('button', { name: /^Checks/ }).click();
  await finding(page, '/nergens-heen').getByRole('button', { name: 'Go there' }).click();
  await expect(links.getByRole('combobox', { name: 'Address' })).toBeFocused();
  await expect(links.getByRole('combobox', { name: 'Address' })).toHaveValue('/nergens-heen');
});

test('a link to an anchor that is not there is found, and arrives once a block has it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openEditor(page);
  const { path } = await newPage(page);
  await addBlock(page, 'HTML');
  await panel(page)
    .locator('.cm-content, textarea')
    .first()
    .fill('<p><a href="#vragen">Naar de vragen</a></p>');
  await addBlock(page, 'FAQ');
  await expectSaved(page);
  await page.getByRole('button', { name: /^Checks/ }).click();
  const dead = finding(page, 'Link to an anchor that is not there');
  await expect(dead).toContainText('#vragen');

  await panel(page)
    .getByRole('tab', { name: /^Configuration/ })
    .click();
  const anchor = panel(page).getByRole('textbox', { name: 'Anchor' });
  await anchor.fill('De vragen');
  await expect(panel(page).getByText('Use lower-case letters, digits and hyphens')).toBeVisible();
  await anchor.fill('vragen');
  await expect(dead).toHaveCount(0);
  await expectSaved(page);

  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  await visitor.goto(path);
  await visitor.getByRole('link', { name: 'Naar de vragen' }).click();
  await expect(visitor.locator('#vragen')).toHaveAttribute('data-block-key', 'faq');
  await expect(visitor).toHaveURL(/#vragen$/);
  await visitor.close();
});

/** Writes down what the editor says to a screen reader: the next thing it says may take its place at once. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.body;
    new MutationObserver(() => {
      const announced = document.getElementById('announcements')?.textContent ?? '';
      dataset['announced'] = `${dataset['announced'] ?? ''}${announced}\n`;
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

/** Every page of a site's map that is read, in each language: where its links lead to a part that is not on the page. */
const deadAnchors = (page: Page) =>
  page.evaluate(async () => {
    const known = new Map<string, Promise<Document>>();
    const read = async (path: string): Promise<Document> =>
      new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
    const documentAt = (path: string): Promise<Document> => {
      const found = known.get(path) ?? read(path);
      known.set(path, found);
      return found;
    };
    const map = new DOMParser().parseFromString(await (await fetch('/sitemap-pages.xml')).text(), 'text/xml');
    const paths = [...map.querySelectorAll('loc')]
      .map((loc) => new URL(loc.textContent ?? '').pathname)
      // What other journeys are writing is not the demo's, and may lead nowhere yet.
      .filter((path) => !/\/bench-[a-z]+$/.test(path));
    const dead = new Set<string>();
    for (const path of paths) {
      for (const link of (await documentAt(path)).querySelectorAll('a[href*="#"]')) {
        const { origin, pathname, search, hash } = new URL(
          link.getAttribute('href') ?? '',
          location.origin + path,
        );
        if (hash.length < 2 || origin !== location.origin) continue;
        const target = await documentAt(pathname + search);
        if (!target.getElementById(decodeURIComponent(hash.slice(1))))
          dead.add(`${path} → ${pathname}${hash}`);
      }
    }
    return { pages: paths.length, dead: [...dead] };
  });

for (const site of ['/', secondSite])
  test(`no link on any page of the demo's site at ${site === '/' ? 'its first host' : 'its second host'} leads to an anchor that is not there`, async ({
    page,
  }) => {
    await page.goto(site);
    const { pages, dead } = await deadAnchors(page);
    expect(pages).toBeGreaterThan(20);
    expect(dead).toEqual([]);
  });
