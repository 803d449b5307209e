/** What a step of a test run gave, read from the reports that the tools write for machines. */
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, output: string }} Result */

/**
 * A step that is one check: it passed or it failed.
 * @param {{ code: number, output: string }} ended @returns {Result}
 */
export const oneCheck = ({ code, output }) =>
  code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output };

/**
 * A run of tests that left a report; one that left none, ran nothing, or failed without a failing test
 * (a file that does not load, an unhandled error) counts as one failure more.
 * @param {{ code: number, output: string }} ended
 * @param {{ passed: number, failed: number } | undefined} sum
 * @returns {Result}
 */
export function counted({ code, output }, sum) {
  if (!sum) return { passed: 0, failed: 1, output };
  const { passed, failed } = sum;
  const unexplained = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  return { passed, failed: failed + unexplained, output: failed + unexplained > 0 ? output : '' };
}

/** @param {string} path @returns {any} undefined when the tool died before writing it */
const report = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** @param {string} path of vitest's json report */
export function countVitest(path) {
  const found = report(path);
  if (!found) return undefined;
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = found.testResults;
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: found.numPassedTests, failed: found.numFailedTests + broken.length };
}

/** @param {string} path of Playwright's json report */
export function countPlaywright(path) {
  const found = report(path);
  if (!found) return undefined;
  return { passed: found.stats.expected + found.stats.flaky, failed: found.stats.unexpected };
}
