/**
 * Writes what each entry point of each package gives to others, from what the type check wrote of it; with `--check` says
 * what changed instead. `npm run check -- --fix` writes: the change is read where it is reviewed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiReports } from './api-report.ts';
import { exists, read, repositoryFiles, root } from './repository-files.ts';

const reports = apiReports();
const wanted = new Map(reports.map(({ file, text }) => [file, text]));
const stale = repositoryFiles().filter(
  (file) => /^packages\/[^/]+\/api-report\//.test(file) && !wanted.has(file),
);
const changed = reports.filter(({ file, text }) => !exists(file) || read(file) !== text);

/** The first lines that two texts do not share, as a patch shows them. */
function difference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const removed = old.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
  const come = now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`);
  return [...removed, ...come].slice(0, 20).join('\n');
}

if (process.argv.includes('--check')) {
  for (const file of stale) console.log(`${file} is of an entry point that is not there any more`);
  for (const { file, text } of changed)
    console.log(`${file} says otherwise\n${difference(exists(file) ? read(file) : '', text)}`);
  if (stale.length + changed.length > 0) {
    console.log('Is it meant? `npm run check -- --fix` writes it: what others build on changes with it.');
    process.exitCode = 1;
  }
} else {
  for (const file of stale) rmSync(join(root, file));
  for (const { file, text } of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`${file} written`);
  }
}
