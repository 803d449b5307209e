import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { projectFromTarballs, serve, tool, type Project, type Served } from './application.ts';

/** What a page of an example says of what it saved, read in the browser. */
interface StoredSite {
  readonly pages: readonly {
    readonly blocks: readonly { readonly key: string; readonly settings: unknown }[];
  }[];
}

let project: Project;
let browser: Browser;

beforeAll(async () => {
  project = projectFromTarballs();
  const found = findBrowser();
  browser = await chromium.launch({
    ...(found && !found.managed && { executablePath: found.path }),
    args: ['--no-sandbox'],
  });
});
afterAll(async () => {
  await browser.close();
  project.remove();
});

const canvasOf = (page: Page) => page.frameLocator('iframe');

/** Chooses the greeting on the canvas, and types its title. */
async function typeTitle(page: Page, title: string): Promise<void> {
  await canvasOf(page).getByRole('heading', { level: 1 }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
}

const headline = (page: Page) => canvasOf(page).getByRole('heading', { level: 1 });

describe('an application of Vite that mounts the editor, from the tarballs', () => {
  let served: Served;
  let page: Page;
  const errors: string[] = [];
  beforeAll(async () => {
    const folder = project.add('editor-in-vite');
    await tool(project, folder, 'vite/bin/vite.js', ['build', '--logLevel=error']);
    served = await serve(join(folder, 'dist'));
    page = await browser.newPage();
    page.on('pageerror', ({ message }) => void errors.push(message));
    await page.goto(served.address);
  });
  afterAll(async () => {
    await page.close();
    await served.close();
  });

  it('shows what is typed on the canvas, and reads it back from the effects', async () => {
    await typeTitle(page, 'Good morning');
    await headline(page).getByText('Good morning').waitFor();
    await page
      .getByText(/^Saved \d/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'What is saved' }).click();
    const stored = JSON.parse(
      (await page.locator('header output').first().textContent()) ?? '',
    ) as StoredSite;
    expect(stored.pages[0]?.blocks[0]).toMatchObject({
      key: 'acme/greeting',
      settings: { en: { title: 'Good morning' } },
    });
  });

  it('has it again after a reload', async () => {
    await page.reload();
    await headline(page).getByText('Good morning').waitFor();
  });

  it('changes colours, logo and languages of the site, and shows them', async () => {
    await page.getByRole('link', { name: 'Site settings' }).click();
    const sections = page.getByRole('navigation', { name: 'Site settings' });
    await sections.waitFor();
    expect(await sections.getByRole('button').allTextContents()).toEqual([
      'Theme',
      'Name and pictures',
      'Languages',
    ]);
    const primary = () =>
      canvasOf(page)
        .locator('html')
        .evaluate((root) => (root as HTMLElement).style.getPropertyValue('--brand-primary'));
    await page.getByLabel('Primary, hexadecimal').fill('#7c2d12');
    // The front page beside it, with what its blocks say; nothing of it is saved yet.
    await headline(page).getByText('Good morning').waitFor();
    await expect.poll(primary).toBe('#7c2d12');
    await page.getByRole('button', { name: 'Save theme' }).click();
    await sections.getByRole('button', { name: 'Name and pictures' }).click();
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
    expect(await page.locator('input[type=file]:visible').count()).toBe(0);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(join(import.meta.dirname, '../../docs/pictures/home.png'));
    await page.getByRole('button', { name: /^Replace/ }).waitFor();
    await sections.getByRole('button', { name: 'Languages' }).click();
    await page.getByLabel('Add a language').selectOption('ro');
    await page.keyboard.press('Escape');
    await headline(page).getByText('Good morning').waitFor();
    expect(await primary()).toBe('#7c2d12');
    await page
      .getByText(/^Saved \d/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'What is saved' }).click();
    expect(JSON.parse((await page.locator('header output').first().textContent()) ?? '')).toMatchObject({
      languages: ['en', 'nl', 'ro'],
      settings: { primary_color: '#7c2d12', logo: expect.stringMatching(/^blob:/) },
    });
    // The same picture, at the address that it has in the next page.
    await page.reload();
    await page.getByRole('link', { name: 'Site settings' }).click();
    await sections.getByRole('button', { name: 'Name and pictures' }).click();
    const picture = page.locator('img[src^="blob:"]').first();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
  });

  it('adds a block that comes with Boardwright, rendered in its own style, and takes it back', async () => {
    await page.getByRole('button', { name: 'Add Call to action' }).click();
    // Once it has the number that the effects gave it: until then it is another element.
    const added = canvasOf(page).locator('[data-block-key="call-to-action"]:not([data-block^="-"])');
    await added.waitFor();
    // By the sheet of the parts, which the application did not import.
    const weight = added
      .getByRole('heading')
      .first()
      .evaluate((node) => getComputedStyle(node).textWrapStyle);
    expect(await weight).toBe('balance');
    await page.getByRole('button', { name: 'Undo: Call to action added' }).click();
    await added.waitFor({ state: 'detached' });
  });

  it('leaves alone what stands around it: its keys, its title, its looks', async () => {
    await headline(page).click();
    await page.getByRole('heading', { name: 'Greetings' }).click();
    await page.keyboard.press('Delete');
    await headline(page).getByText('Good morning').waitFor();
    expect(await page.title()).toBe('Greetings');
    const radius = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .evaluate((node) => getComputedStyle(node).borderTopLeftRadius);
    expect([await radius('What is saved'), await radius('Pages')]).toEqual(['999px', '8px']);
    expect(errors).toEqual([]);
  });

  it.each([390, 1280])(
    'keeps its looks, whatever a loud sheet of the application says, at %i px',
    async (width) => {
      await page.setViewportSize({ width, height: 800 });
      const allStyles = () =>
        page.locator('[data-editor]').evaluate((editor) =>
          [editor, ...editor.querySelectorAll('*:not(svg *)')].map((element) => {
            const style = getComputedStyle(element);
            if (element instanceof SVGElement)
              return [element.tagName, style.display, style.width, style.margin];
            const of = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
            return [of, ...[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)];
          }),
        );
      // What is around it grows with that sheet; the room that the editor has stays.
      await page
        .locator('[data-editor]')
        .evaluate(
          (editor) => ((editor as HTMLElement).style.cssText = 'position: fixed; inset: 0; height: 800px'),
        );
      await page.evaluate(() => document.getAnimations().forEach((one) => one.cancel()));
      /** Once they stay as they are for two frames: the editor follows the width of its window a moment later. */
      const settledStyles = async (): Promise<Awaited<ReturnType<typeof allStyles>>> => {
        const styles = await allStyles();
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const isSettled = JSON.stringify(await allStyles()) === JSON.stringify(styles);
        return isSettled ? styles : settledStyles();
      };
      const before = await settledStyles();
      // Not in the head, which the page on the canvas follows.
      const loud = readFileSync(join(import.meta.dirname, 'templates/loud.css'), 'utf8');
      const sheet = await page.evaluateHandle((text) => {
        const style = document.createElement('style');
        style.textContent = text;
        document.body.append(style);
        return style;
      }, loud);
      const after = await settledStyles();
      await sheet.evaluate((style) => style.remove());
      expect(before.length).toBeGreaterThan(50);
      const changed = after.flatMap((element, nth) =>
        element
          .filter((value, at) => value !== before[nth]?.[at])
          .map((value) => `${element[0]} { ${value} }`),
      );
      expect(changed).toEqual([]);
    },
  );

  it('has the form of a block’s settings on another page, without the editor', async () => {
    await page.goto(`${served.address}settings.html`);
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Good evening');
    await page.getByText('{"title":"Good evening","isLoud":false,"anchor":""}').waitFor();
    await title.fill('x'.repeat(81));
    await page.getByText('Not saved until this is put right.').waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe('a mounted editor', () => {
  let folder: string;
  const open = async (way: string, policy?: string) => {
    const served = await serve(join(folder, 'dist'), policy);
    const page = await browser.newPage();
    await page.goto(`${served.address}?way=${way}`);
    return {
      page,
      stored: () => page.evaluate(() => (window as unknown as { read: () => StoredSite }).read()),
      close: async () => {
        await page.close();
        await served.close();
      },
    };
  };
  const titleIn = (stored: StoredSite) => stored.pages[0]?.blocks[0]?.settings;
  beforeAll(async () => {
    folder = project.add('editor-in-vite', 'any-effects');
    cpSync(join(import.meta.dirname, 'templates/any-effects.tsx'), join(folder, 'src/main.tsx'));
    await tool(project, folder, 'vite/bin/vite.js', ['build', '--logLevel=error']);
  });

  it.each([
    ['rejects', 'The shop is closed today.'],
    ['throws', 'There is no such thing'],
  ])('puts back what an effect does not take, in its words: %s', async (way, sentence) => {
    const { page, close } = await open(way);
    await typeTitle(page, 'Lost?');
    await page.getByText(sentence).first().waitFor();
    await headline(page).getByText('Hello').waitFor();
    await close();
  });

  it('loses no key while an answer is late', async () => {
    const { page, stored, close } = await open('late');
    await typeTitle(page, 'One');
    await page
      .getByText(/^Saving/)
      .first()
      .waitFor();
    await page.getByLabel('Title', { exact: true }).fill('One, two');
    await headline(page).getByText('One, two').waitFor();
    await page
      .getByText(/^Saved \d/)
      .first()
      .waitFor();
    expect(titleIn(await stored())).toEqual({ en: { title: 'One, two' } });
    await close();
  });

  it('makes a block once, whose answer was lost', async () => {
    const { page, stored, close } = await open('twice');
    await page.getByRole('button', { name: 'Add Greeting' }).click();
    await page
      .getByText(/^Saved \d/)
      .first()
      .waitFor({ timeout: 30_000 });
    expect((await stored()).pages[0]?.blocks.length).toBe(2);
    await close();
  });

  it('takes an effect at its word that says nothing back', async () => {
    const { page, stored, close } = await open('silent');
    await typeTitle(page, 'Quiet');
    await page
      .getByText(/^Saved \d/)
      .first()
      .waitFor();
    expect(titleIn(await stored())).toEqual({ en: { title: 'Quiet' } });
    await close();
  });

  it('names a block of a kind it does not know, and keeps it as it was', async () => {
    const { page, stored, close } = await open('unknown');
    await page.getByText('acme/unheard-of').first().waitFor();
    await typeTitle(page, 'Beside it');
    await page
      .getByText(/^Saved \d/)
      .first()
      .waitFor();
    expect((await stored()).pages[0]?.blocks[1]).toMatchObject({
      key: 'acme/unheard-of',
      settings: { en: { words: 'As they were' } },
    });
    await close();
  });

  it('shows a canvas that the application serves, on which the same is typed', async () => {
    const { page, stored, close } = await open('served');
    await typeTitle(page, 'Served');
    await headline(page).getByText('Served').waitFor();
    expect(await page.locator('iframe').getAttribute('src')).toBe(
      '/?way=canvas&page=1&locale=en&visitor=guest',
    );
    await page
      .getByText(/^Saved \d/)
      .first()
      .waitFor();
    expect(titleIn(await stored())).toEqual({ en: { title: 'Served' } });
    await close();
  });

  it.each([
    ['same-number', /Two blocks of the site have the number 1/],
    ['no-pages', /site\.pages must be a list/],
  ])('says where it would stand why a site cannot be edited: %s', async (way, sentence) => {
    const { page, close } = await open(way);
    await page.getByRole('alert').getByText(sentence).waitFor();
    await close();
  });

  it('says what to do where the policy of the page lets no script make code, and edits all the same', async () => {
    const { page, close } = await open('', "script-src 'self'");
    const errors: string[] = [];
    page.on('console', (message) => void errors.push(message.text()));
    await typeTitle(page, 'Strict');
    await headline(page).getByText('Strict').waitFor();
    await page.getByText(/is not checked here/).waitFor();
    expect(errors.filter((text) => text.includes('compiledSettings')).length).toBe(1);
    await close();
  });
});

describe('a mounted editor whose checks a build compiled', () => {
  it('checks what is typed where no script may make code', async () => {
    const folder = project.add('editor-in-vite', 'compiled');
    const template = (name: string) => join(import.meta.dirname, 'templates/strict', name);
    cpSync(template('vite.config.ts'), join(folder, 'vite.config.ts'));
    cpSync(template('main.tsx'), join(folder, 'src/main.tsx'));
    const next = project.add('editor-in-next', 'next');
    for (const file of ['greeting.schema.ts', 'greeting.tsx', 'greeting.css'])
      cpSync(join(next, 'app', file), join(folder, 'src', file));
    await tool(project, folder, 'vite/bin/vite.js', ['build', '--logLevel=error']);
    const served = await serve(join(folder, 'dist'), "script-src 'self'");
    const page = await browser.newPage();
    await page.goto(served.address);
    await typeTitle(page, 'x'.repeat(81));
    await page.getByText(/80/).first().waitFor();
    expect(await page.getByText(/is not checked here/).count()).toBe(0);
    await page.close();
    await served.close();
  });
});
