import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** Once it has been put there. */
    readonly axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is looked at, where it is not the whole page with all its frames by the rules that the law names. */
interface Look {
  readonly within?: string;
  readonly frames?: false;
  /** Best practices too. */
  readonly every?: true;
}

/**
 * Nothing on the page stands in anybody's way.
 * @param what is said where something does
 */
export async function expectClean(page: Page, what: string, look: Look = {}): Promise<void> {
  // All frames are the site's own and can be asked from the page. (axe's builder puts what it finds together on an empty
  // page that it opens for each look: that took as long as looking.)
  for (const frame of look.frames === false ? [page.mainFrame()] : page.frames()) {
    // A frame whose page is on its way has nothing to look at yet.
    await frame.waitForLoadState();
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  const violations = await page.evaluate(violationsOf, {
    include: [[look.within ?? 'html']],
    exclude: look.frames === false ? [['iframe']] : [],
    rules: look.every ? [] : tags,
  });
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.split('\n')[1] ?? ''}`,
    ),
  );
  expect(lines, what).toEqual([]);
}

interface Question {
  readonly include: string[][];
  readonly exclude: string[][];
  /** By tag; none for all that there are. */
  readonly rules: string[];
}

/** In the browser, where axe has been put. */
async function violationsOf({ include, exclude, rules }: Question): Promise<axe.Result[]> {
  // What is in order is not listed one by one: finding an address for each element took long.
  const options: axe.RunOptions = { resultTypes: ['violations'] };
  const { violations } = await window.axe.run(
    { include, exclude } as axe.ContextObject,
    rules.length > 0 ? { ...options, runOnly: rules } : options,
  );
  return violations;
}
