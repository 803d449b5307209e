/** Checks the types of the repository, and counts what the checker had to work out for each project. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const baselineFile = join(import.meta.dirname, 'type-check.json');

export interface TypeCost {
  readonly project: string;
  readonly files: number;
  /** Types and signatures that were made from generic ones: the same on every machine, unlike seconds. */
  readonly instantiations: number;
  readonly seconds: number;
}

export interface CheckedTypes {
  /** What is wrong, as tsc says it; empty where the types hold. */
  readonly mistakes: string;
  /** Of the projects that were not up to date. */
  readonly costs: readonly TypeCost[];
}

/** Instantiations by project, as they were when somebody last looked at them and found them right. */
export type Baseline = Readonly<Record<string, number>>;

/** By how much a project may become dearer before somebody has to look. */
const mostGrowth = 1.5;
/** Below this a project is too cheap for its growth to mean anything. */
const cheap = 20_000;

/**
 * @param anew everything, so that each project has its whole cost; else only what changed, which costs less and may be
 *   compared with the whole all the same: it is never dearer
 * @throws Error when tsc cannot be run, or says in other words what it did
 */
export function checkTypes({ anew = false } = {}): Promise<CheckedTypes> {
  const tsc = join(root, 'node_modules/.bin/tsc');
  // One checker, because several work out the same types side by side.
  const args = ['-b', '--checkers', '1', '--extendedDiagnostics', '--verbose', ...(anew ? ['--force'] : [])];
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
  return new Promise((resolve, reject) => {
    execFile(tsc, args, options, (failure, output) => {
      if (failure && typeof failure.code !== 'number') return reject(failure);
      const { costs, rest } = readDiagnostics(output);
      if (failure) return resolve({ mistakes: rest || output, costs });
      const isRead = costs.length > 0 || / is up to date /.test(output);
      if (!isRead || costs.some(({ instantiations }) => Number.isNaN(instantiations)))
        return reject(new Error(`tsc -b said:\n${output}`));
      return resolve({ mistakes: '', costs });
    });
  });
}

const building = / - Building project '(.+)[\\/]tsconfig\.json'\.\.\.$/m;
/** Lines that count something, and those that say with a time of day which project is looked at. */
const aboutItself = /^(?:[A-Z][\w ]+:\s+[\d.]+[sK]?|\d+:\d+:\d+ .*|\s+\* .*tsconfig\.json|\s*)$/;

/** What `tsc -b --verbose --extendedDiagnostics` says of each project that it builds, and what is left: mistakes. */
export function readDiagnostics(output: string): {
  readonly costs: readonly TypeCost[];
  readonly rest: string;
} {
  const [, ...parts] = output.split(building);
  const costs = parts.flatMap((project, at) => {
    if (at % 2 === 1) return [];
    const text = parts[at + 1] ?? '';
    const figure = (name: string) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(text)?.[1]);
    return [
      {
        project: project.replaceAll('\\', '/'),
        files: figure('Files'),
        instantiations: figure('Instantiations'),
        seconds: figure('Check time'),
      },
    ];
  });
  const rest = output.split('\n').filter((line) => !aboutItself.test(line.trimEnd()));
  return { costs, rest: rest.join('\n') };
}

export const readBaseline = (): Baseline => JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline;

export function writeBaseline(costs: readonly TypeCost[]): void {
  const baseline = Object.fromEntries(costs.map(({ project, instantiations }) => [project, instantiations]));
  writeFileSync(baselineFile, `${JSON.stringify(baseline, null, 2)}\n`);
}

/** Projects whose check became half as dear again, each as a sentence. */
export function jumps(costs: readonly TypeCost[], baseline: Baseline): readonly string[] {
  return costs.flatMap(({ project, instantiations }) => {
    const known = baseline[project];
    if (known === undefined)
      return [`${project} has no baseline yet: node_modules/.bin/node bench/type-check.bench.ts --renew`];
    const most = Math.max(known, cheap) * mostGrowth;
    return instantiations > most
      ? [`${project}: ${instantiations} instantiations instead of ${known}. A generic over schemas, perhaps?`]
      : [];
  });
}
