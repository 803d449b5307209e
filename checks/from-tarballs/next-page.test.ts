import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { repositoryNode, run } from '../../scripts/repository.mjs';
import { projectFromTarballs, tool, type Project } from './application.ts';

/** Next itself is not installed: its page and its address are run as it would run them. */
describe('an application of Next that mounts the editor, from the tarballs', () => {
  let project: Project;
  let folder: string;
  let browser: Browser;
  let server: ChildProcess;
  let address: string;
  const vite = (...args: readonly string[]) =>
    tool(project, folder, 'vite/bin/vite.js', ['build', '--logLevel=error', ...args]);

  beforeAll(async () => {
    project = projectFromTarballs();
    folder = project.add('editor-in-next');
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>',
    );
    writeFileSync(
      join(folder, 'main.tsx'),
      "import { createRoot } from 'react-dom/client';\nimport EditPage from './app/edit/page.tsx';\ncreateRoot(document.querySelector('#root')!).render(<EditPage />);\n",
    );
    writeFileSync(
      join(folder, 'front.html'),
      '<!doctype html><div id="root"></div><script id="page" type="application/json"></script><script type="module" src="/front.tsx"></script>',
    );
    writeFileSync(
      join(folder, 'front.tsx'),
      "import { hydrateRoot } from 'react-dom/client';\nimport { PageOfBlocks } from './app/page-of-blocks.tsx';\nconst page = JSON.parse(document.querySelector('#page')!.textContent!);\nhydrateRoot(document.querySelector('#root')!, <PageOfBlocks page={page} />, { onRecoverableError: (error) => { throw error; } });\n",
    );
    writeFileSync(
      join(folder, 'front.config.mjs'),
      "export default { build: { rolldownOptions: { input: ['index.html', 'front.html'] } } };\n",
    );
    await vite('--config', 'front.config.mjs');
    await vite('--ssr', 'app/site/route.ts', '--outDir', 'dist-server');
    await vite('--ssr', 'app/edit/page.tsx', '--outDir', 'dist-page');
    await vite('--ssr', 'app/page-of-blocks.tsx', '--outDir', 'dist-blocks');
    cpSync(join(import.meta.dirname, 'templates/next-server.mjs'), join(folder, 'next-server.mjs'));
    server = spawn(repositoryNode, ['--conditions=react-server', 'next-server.mjs'], {
      cwd: folder,
      env: { ...process.env, SITE_FILE: join(folder, 'site.json') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: server.stdout ?? process.stdin });
    address = await new Promise((resolve) => lines.once('line', resolve));
    const found = findBrowser();
    browser = await chromium.launch({
      ...(found && !found.managed && { executablePath: found.path }),
      args: ['--no-sandbox'],
    });
  });
  afterAll(async () => {
    server.kill();
    await browser.close();
    project.remove();
  });

  it('renders on a server, empty', async () => {
    const rendered = `import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      const { default: EditPage } = await import('./dist-page/page.js');
      console.log(renderToString(createElement(EditPage)));`;
    const { output } = await run(repositoryNode, ['--input-type=module', '-e', rendered], { cwd: folder });
    expect(output.trim()).toBe('<div style="position:fixed;inset:0"></div>');
  });

  it('renders what visitors see on the server, where the browser takes it over', async () => {
    const site = {
      name: 'Greetings',
      languages: ['en'],
      pages: [{ id: 1, kind: 'p-home', path: { en: '' }, texts: {}, blocks: [] as object[] }],
    };
    const questions = [{ question: 'When?', answer: '<p>At high water.</p>' }];
    site.pages[0]?.blocks.push(
      { id: 1, key: 'acme/greeting', settings: { en: { title: 'Welcome aboard' } } },
      { id: 2, key: 'faq', settings: { en: { title: 'Questions', questions } } },
    );
    const find = `import { findPage } from '@boardwright/editor/find-page';
      const kinds = ['acme/greeting', 'faq'].map((key) => ({ schema: { key, version: 1, settings: { properties: {} } } }));
      console.log(JSON.stringify(findPage(${JSON.stringify(site)}, '/', kinds)));`;
    const found = await run(
      repositoryNode,
      ['--conditions=react-server', '--input-type=module', '-e', find],
      { cwd: folder },
    );
    const prerendered = `import { createElement } from 'react';
      import { prerender } from 'react-dom/static';
      import { text } from 'node:stream/consumers';
      const { PageOfBlocks } = await import('./dist-blocks/page-of-blocks.js');
      const { prelude } = await prerender(createElement(PageOfBlocks, { page: ${found.output} }));
      console.log(await text(prelude));`;
    const { output } = await run(repositoryNode, ['--input-type=module', '-e', prerendered], { cwd: folder });
    expect(output).toContain('<h1>Welcome aboard</h1>');
    const file = join(folder, 'dist/front.html');
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace('<div id="root"></div>', () => `<div id="root">${output.trim()}</div>`)
        .replace('application/json">', () => `application/json">${found.output.trim()}`),
    );
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${address}front.html`);
    await page.getByText('When?').click();
    await page.getByText('At high water.').waitFor();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root section') ?? {}).some((name) => name.startsWith('__react')),
    );
    expect(problems).toEqual([]);
    await page.close();
  });

  it('saves what is typed to its own server, and has it again after a reload', async () => {
    const page = await browser.newPage();
    await page.goto(address);
    const headline = page.frameLocator('iframe').getByRole('heading', { level: 1 });
    await headline.click();
    await page.getByLabel('Title', { exact: true }).fill('Good evening');
    await page
      .getByText(/^Saved \d/)
      .first()
      .waitFor();
    expect(readFileSync(join(folder, 'site.json'), 'utf8')).toContain('"en":{"title":"Good evening"}');
    await page.reload();
    await headline.getByText('Good evening').waitFor();
    await page.close();
  });

  it('says of a block that was deleted meanwhile that it was', async () => {
    const command = { type: 'setSettings', block: 99, locale: 'EN', set: {}, unset: [] };
    const response = await fetch(`${address}site`, { method: 'POST', body: JSON.stringify({ command }) });
    expect([response.status, await response.json()]).toEqual([
      409,
      { kind: 'refused', message: 'blockDeleted', fields: {} },
    ]);
  });

  it('writes over nothing that a colleague saved meanwhile', async () => {
    const command = { type: 'setSettings', block: 1, locale: 'EN', set: { title: 'Too late' }, unset: [] };
    const body = JSON.stringify({ command, revision: 0 });
    const response = await fetch(`${address}site`, { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([
      409,
      {
        kind: 'conflict',
        revision: 1,
        theirs: [{ ...command, set: { title: 'Good evening' }, unset: expect.any(Array) as unknown }],
      },
    ]);
  });
});
