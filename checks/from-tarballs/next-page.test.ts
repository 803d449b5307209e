import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { link } from '../../scripts/link.mjs';
import { freePort } from '../../scripts/ports.mjs';
import {
  inRepository,
  packageManager,
  repositoryNode,
  run,
  toolEnvironment,
} from '../../scripts/repository.mjs';
import { answers } from '../../scripts/running-board.mjs';
import { projectFromTarballs, tool, type Project } from './application.ts';

const environment = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', VITEST: '' };
const command = 'next/dist/bin/next';

const questions = [{ question: 'When?', answer: '<p>At high water.</p>' }];
const site = {
  name: 'Greetings',
  languages: ['en'],
  pages: [
    {
      id: 1,
      kind: 'p-home',
      path: { en: '' },
      texts: {},
      blocks: [
        { id: 1, key: 'acme/greeting', settings: { en: { title: 'Welcome aboard' } } },
        { id: 2, key: 'faq', settings: { en: { title: 'Questions', questions } } },
      ],
    },
  ],
};

/** Installs Next by its own lockfile, which only this test needs. @throws Error with what the installer said */
async function installNext(project: Project): Promise<void> {
  const cwd = join(import.meta.dirname, 'next');
  const args = [
    '-y',
    packageManager,
    'install',
    '--frozen-lockfile',
    '--ignore-workspace',
    '--prefer-offline',
  ];
  const { code, output } = await run('npx', args, { cwd });
  if (code !== 0) throw new Error(output);
  link(join(project.folder, 'node_modules/next'), join(cwd, 'node_modules/next'));
}

describe('an application of Next, without settings, that shows our blocks and mounts the editor', () => {
  let project: Project;
  let stored: string;
  let browser: Browser;
  let server: ChildProcess;
  let address: string;
  const problems: string[] = [];

  /** @param path a page @param javaScriptEnabled whether its scripts run */
  async function open(path: string, javaScriptEnabled = true): Promise<Page> {
    const page = await browser.newPage({ javaScriptEnabled });
    page.on('pageerror', ({ message }) => void problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(address + path);
    return page;
  }
  const headline = (page: Page) => page.getByRole('heading', { level: 1 });
  const saved = (page: Page) =>
    page
      .getByText(/^Saved \d/)
      .first()
      .waitFor();

  beforeAll(async () => {
    // Its bundler reads nothing outside of the folder of the lockfile, where what we depend on is linked from.
    project = projectFromTarballs(inRepository('.cache'));
    const folder = project.add('editor-in-next');
    await installNext(project);
    await tool(project, folder, command, ['build'], environment);
    stored = join(folder, 'site.json');
    writeFileSync(stored, JSON.stringify(site));
    const port = String(await freePort());
    server = spawn(repositoryNode, [join(project.folder, 'node_modules', command), 'start', '-p', port], {
      cwd: folder,
      env: toolEnvironment({ ...environment, SITE_FILE: stored }),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    address = `http://localhost:${port}`;
    const found = findBrowser();
    browser = await chromium.launch({
      ...(found && !found.managed && { executablePath: found.path }),
      args: ['--no-sandbox'],
    });
    if (!(await answers(`${address}/site`))) throw new Error('next start does not answer');
  }, 900_000);
  afterAll(async () => {
    // It would wait for connections that nobody closes.
    server.kill('SIGKILL');
    await browser.close();
    project.remove();
  });

  it('renders blocks of both on the server, in their styles, for a browser without JavaScript', async () => {
    const page = await open('/', false);
    await headline(page).getByText('Welcome aboard').waitFor();
    const background = await page
      .locator('.greeting')
      .evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(background).toBe('rgb(20, 83, 45)');
    await page.getByText('When?').click();
    await page.getByText('At high water.').waitFor();
    expect(await page.getByRole('main').count()).toBe(1);
    await page.close();
  });

  it('takes them over in the browser', async () => {
    const page = await open('/');
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('.greeting') ?? {}).some((name) => name.startsWith('__react')),
    );
    await page.close();
    expect(problems).toEqual([]);
  });

  it('renders the editor on the server, empty', async () => {
    const text = await (await fetch(`${address}/edit`)).text();
    expect(text).toContain('<div style="position:fixed;inset:0"></div>');
  });

  it('shows on the canvas what is typed, saves it to its own server, and shows it to visitors', async () => {
    const page = await open('/edit');
    const canvas = page.frameLocator('iframe');
    await canvas.getByText('When?').waitFor();
    await canvas.getByRole('heading', { level: 1 }).click();
    await page.getByLabel('Title', { exact: true }).fill('Good evening');
    await canvas.getByRole('heading', { level: 1, name: 'Good evening' }).waitFor();
    await saved(page);
    expect(readFileSync(stored, 'utf8')).toContain('"en":{"title":"Good evening"}');
    await page.reload();
    await canvas.getByRole('heading', { level: 1, name: 'Good evening' }).waitFor();
    await page.close();
    const front = await open('/', false);
    await headline(front).getByText('Good evening').waitFor();
    await front.close();
    expect(problems).toEqual([]);
  });

  it('says of a block that was deleted meanwhile that it was', async () => {
    const change = { type: 'setSettings', block: 99, locale: 'EN', set: {}, unset: [] };
    const response = await fetch(`${address}/site`, {
      method: 'POST',
      body: JSON.stringify({ command: change }),
    });
    expect([response.status, await response.json()]).toEqual([
      409,
      { kind: 'refused', message: 'blockDeleted', fields: {} },
    ]);
  });

  it('writes over nothing that a colleague saved meanwhile', async () => {
    const change = { type: 'setSettings', block: 1, locale: 'EN', set: { title: 'Too late' }, unset: [] };
    const body = JSON.stringify({ command: change, revision: 0 });
    const response = await fetch(`${address}/site`, { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([
      409,
      {
        kind: 'conflict',
        revision: 1,
        theirs: [{ ...change, set: { title: 'Good evening' }, unset: expect.any(Array) as unknown }],
      },
    ]);
  });
});
