/** What the type check of each project costs, counted in what the checker had to work out. */
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

/** Instantiations by project, as they were when somebody last looked at them and found them right. */
export type Baseline = Readonly<Record<string, number>>;

/** By how much a project may become dearer before somebody has to look. */
const mostGrowth = 1.5;
/** Below this a project is too cheap for its growth to mean anything. */
const cheap = 20_000;

/** From nothing, and writing nothing; one checker, because several work out the same types side by side. */
const anew =
  '--noEmit --incremental false --composite false --declaration false --emitDeclarationOnly false --checkers 1'.split(
    ' ',
  );

function measureProject(project: string): Promise<TypeCost> {
  return new Promise((resolve, reject) => {
    const tsc = join(root, 'node_modules/.bin/tsc');
    const args = ['-p', join(root, project), ...anew, '--extendedDiagnostics'];
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
    // Policy: a project with mistakes in it is measured all the same; `npm run check` tells of them.
    execFile(tsc, args, options, (_, output) => {
      const figure = (name: string) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(output)?.[1]);
      const cost = {
        project,
        files: figure('Files'),
        instantiations: figure('Instantiations'),
        seconds: figure('Total time'),
      };
      if (Number.isNaN(cost.instantiations)) reject(new Error(`tsc -p ${project} said:\n${output}`));
      else resolve(cost);
    });
  });
}

/** Checks every project of the repository by itself, one after another. */
export async function measureTypes(): Promise<readonly TypeCost[]> {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
    readonly references: readonly { readonly path: string }[];
  };
  const costs: TypeCost[] = [];
  for (const { path } of references) costs.push(await measureProject(path));
  return costs;
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
