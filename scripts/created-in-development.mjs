/** What somebody would stumble over who changes a created board while it runs. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { answers, whileRunning } from './running-board.mjs';

/**
 * Changes the renderer of a block while its page is open, what a call answers, and breaks a schema, mends it, and gives it
 * the file that it missed.
 * @param {string} folder of the board, in which its data is already
 * @param {string} block
 * @returns {Promise<string[]>} problems, in sentences
 */
export async function developedProblems(folder, block) {
  /** @param {string} path @param {string} from @param {string} to */
  const change = (path, from, to) => {
    const file = join(folder, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  return whileRunning(folder, ['dev'], async (url) => {
    const problems = await visibleProblems(`${url}/visit`, () =>
      change(`blocks/${block}/harbour-jobs-${block}.tsx`, '<p ', '<p title="Changed" '),
    );
    change(
      `plugins/${block}/index.ts`,
      'scope(context).board.name',
      '`${scope(context).board.name} Changed`',
    );
    if (!(await answers(`${url}/api/public/v1/${block}`, 'Changed"')))
      problems.push('boardwright dev answers as before after a plugin was changed');
    const schema = `blocks/${block}/schema.ts`;
    change(schema, "default: ''", 'default: 5');
    if (!(await answers(`${url}/visit`, 'title: has a default that breaks it: must be string', 500)))
      problems.push('boardwright dev does not say what is wrong with a schema');
    change(schema, 'default: 5', "default: ''");
    change(schema, 'import ', "import '../more/words.ts';\nimport ");
    if (!(await answers(`${url}/visit`, 'Cannot find module', 500)))
      problems.push('boardwright dev does not say that a file is missing');
    mkdirSync(join(folder, 'blocks/more'));
    writeFileSync(join(folder, 'blocks/more/words.ts'), 'export {};\n');
    if (!(await answers(`${url}/visit`, '<title>Visit us')))
      problems.push(
        'boardwright dev does not begin anew once a schema is mended, and the file is there that it missed',
      );
    return problems;
  });
}

/** @param {string} address @param {() => void} change @returns {Promise<string[]>} */
async function visibleProblems(address, change) {
  const found = findBrowser();
  if (!found) return [];
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    // Not a measure of speed: a busy machine takes its time.
    page.setDefaultTimeout(120_000);
    /** @type {string[]} */
    const thrown = [];
    page.on('pageerror', (error) => thrown.push(`boardwright dev, in the page: ${String(error)}`));
    await page.goto(address, { waitUntil: 'networkidle' });
    const isSame = await page.evaluateHandle(() => ({ yes: true }));
    change();
    await page.getByTitle('Changed').waitFor();
    // A page that was read anew has forgotten what was remembered in it.
    const wasRead = await isSame.evaluate(({ yes }) => !yes).catch(() => true);
    if (wasRead) thrown.push('boardwright dev reads a page anew for a changed renderer');
    return thrown;
  } catch (error) {
    return [`boardwright dev does not show a changed renderer: ${String(error)}`];
  } finally {
    await browser.close();
  }
}
