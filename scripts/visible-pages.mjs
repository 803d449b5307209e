/** What pages showed when their journeys failed: on a machine one cannot look at, the pictures stay behind. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lines of one page; more would push what failed out of sight. */
const mostLines = 60;

/**
 * The main part of a page as Playwright writes it down, without what only a program needs.
 * @param {string} context its `error-context.md`
 * @returns {string[]} lines, at most sixty
 */
function visibleLines(context) {
  const lines = (/```yaml\n([\s\S]*?)```/.exec(context)?.[1] ?? '').trimEnd().split('\n');
  const first = lines.findIndex((line) => /^\s*- main\b/.test(line));
  const last = lines.findIndex((line) => /^\s*- contentinfo\b/.test(line));
  return lines
    .slice(Math.max(0, first), last > first ? last : undefined)
    .filter((line) => !/^\s*- \/\w+:/.test(line))
    .map((line) => line.replaceAll(/ \[(?:ref|cursor)=\w+\]/g, ''))
    .slice(0, mostLines);
}

/**
 * @param {string} folder of Playwright's results
 * @returns {string} what each page showed whose journey failed; empty when none did
 */
export function visiblePages(folder) {
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .map((journey) => ({ journey, file: join(folder, journey, 'error-context.md') }))
    .filter(({ file }) => existsSync(file))
    .map(({ journey, file }) =>
      [`What ${journey} showed:`, ...visibleLines(readFileSync(file, 'utf8')), ''].join('\n'),
    )
    .join('\n');
}
