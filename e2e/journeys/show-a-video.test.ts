import { expect, type Page } from '@playwright/test';
import { expectClean } from '../board/axe.ts';
import { addBlock, desktop, expectSaved, newPage, openEditor, panel } from '../board/editor.ts';
import { test } from '../board/journey.ts';
import { visit } from '../board/visit.ts';

test.use(desktop);

/** A video of a second, which the browser itself makes. */
async function recorded(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 36;
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
    recorder.start();
    for (let frame = 0; frame < 10; frame += 1) {
      pen?.fillRect(frame, frame, 9, 9);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** Whatever a visitor's browser asks of others; they answer with a page of their own. */
async function askedOfOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const own = new URL(process.env['BOARDWRIGHT_URL'] ?? '').host;
  await page.route(
    ({ host }) => host !== own,
    async (route) => {
      asked.push(new URL(route.request().url()).host);
      await route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>It plays' });
    },
  );
  return asked;
}

test('an admin shows a video of the library with captions, and one of YouTube of which a visitor’s browser loads nothing before they press play', async ({
  page,
  browser,
}) => {
  const name = `kade${Date.now()}`;
  await openEditor(page);
  await page.goto(`/admin/media?find=${name}`);
  const library = page.getByRole('main');
  await expect(library).toContainText('up to 100 MB');
  const buffer = await recorded(page);
  await page.locator('input[type=file]').setInputFiles([
    { name: `${name}.webm`, mimeType: 'video/webm', buffer },
    { name: `${name}.mp4`, mimeType: 'video/mp4', buffer: Buffer.from('<html>no video at all') },
  ]);
  await expect(library).toContainText('1 file uploaded · 1 file was not taken');
  await library.getByRole('link', { name: `${name}.webm` }).click();
  await expect(library.getByRole('img', { name: 'The poster as it is now' })).toBeVisible();
  await page
    .locator('input[accept*=vtt]')
    .first()
    .setInputFiles({
      name: 'nl.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from('1\n00:00:00,000 --> 00:00:01,000\nMoi!'),
    });
  await expect(library.getByRole('alert')).toContainText('WEBVTT');
  await page
    .locator('input[accept*=vtt]')
    .first()
    .setInputFiles({
      name: 'nl.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nMoi!'),
    });
  await expect(library.getByRole('button', { name: 'Replace captions: Dutch' })).toBeVisible();
  await expectClean(page, 'a video of the library');

  await page.goto('/admin');
  const { name: pageName, path } = await newPage(page);
  await addBlock(page, 'Video');
  const settings = panel(page);
  await settings.getByRole('tab', { name: /^Data source/ }).click();
  await settings.getByRole('button', { name: 'From the library' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill(name);
  await page.getByRole('dialog').getByRole('searchbox').press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${name}.webm` })
    .click();
  await expectSaved(page);
  await expectClean(page, 'the settings of a video');

  const visitor = await browser.newContext({ locale: 'nl-NL' });
  const site = await visitor.newPage();
  const asked = await askedOfOthers(site);
  const block = site.locator('[data-block-key=video]');
  await expect(async () => {
    await visit(site, path);
    await expect(block.locator('video')).toHaveAttribute('preload', 'none', { timeout: 500 });
  }).toPass();
  await expect(block.locator('track')).toHaveAttribute('srclang', 'nl');
  expect(await block.locator('video').getAttribute('poster')).toContain('/uploads/');
  expect(await block.locator('video').evaluate((player: HTMLVideoElement) => player.play())).toBeUndefined();
  await expectClean(site, 'a video of the library, as visitors have it');

  await settings.getByRole('combobox', { name: 'The video is' }).selectOption('On YouTube or Vimeo');
  const link = settings.getByRole('combobox', { name: 'Address on YouTube or Vimeo' });
  await link.fill('https://video.example/watch?v=aqz-KE-bpKQ');
  await expect(link).toHaveAttribute('aria-invalid', 'true');
  await link.fill('https://youtu.be/aqz-KE-bpKQ');
  await expectSaved(page);
  await expect(async () => {
    await visit(site, path);
    await expect(block).toContainText('YouTube', { timeout: 500 });
  }).toPass();
  await expect(block).toContainText('Google');
  await expectClean(site, 'a video elsewhere');
  await site.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const remembered = site.waitForResponse(/\/consent$/);
  await block.getByRole('button', { name: 'Video afspelen' }).click();
  await expect(block.locator('iframe')).toBeFocused();
  await remembered;
  expect(new Set(asked)).toEqual(new Set(['www.youtube-nocookie.com']));

  await visit(site, path);
  await expect(block).toContainText('zoals je hebt gekozen');
  await block.getByRole('link', { name: 'Wijzig je keuze' }).click();
  const choices = site.getByRole('dialog');
  await expect(choices.getByRole('switch', { name: /YouTube/ })).toBeChecked();
  const refused = site.waitForResponse(/\/consent$/);
  await choices.getByRole('button', { name: 'Alles weigeren' }).click();
  await refused;
  await visit(site, path);
  await expect(block).toContainText('Zodra je op afspelen drukt');
  expect(new Set(asked)).toEqual(new Set(['www.youtube-nocookie.com']));
  await visitor.close();

  const still = await browser.newContext({ javaScriptEnabled: false });
  const plain = await still.newPage();
  await plain.goto(new URL(path, process.env['BOARDWRIGHT_URL']).href);
  await expect(plain.getByRole('link', { name: /^Bekijk op YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  await expect(plain.getByRole('button', { name: 'Video afspelen' })).toHaveCount(0);
  await still.close();

  await page.goto(`/admin/media?find=${name}.webm`);
  await expect(library.getByRole('link', { name: `${name}.webm` })).toContainText('1 place');
  await library.getByRole('link', { name: `${name}.webm` }).click();
  await expect(library.getByRole('link', { name: `${pageName}: Video` })).toBeVisible();
});
