/**
 * How long does `npm start` take, the first time with its demo to write and the next times? And what does it hold then?
 * Without what npm itself does before. `node bench/start.bench.ts [jobs …]`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { machine } from './machine.ts';
import { median } from './percentiles.ts';
import { startProduct, withFolder } from './servers.ts';

const SIZES = [2200];
const STARTS = 3;
/** Milliseconds of a second start. */
const goal = 5000;

export interface StartTiming {
  readonly jobs: number;
  /** Milliseconds. */
  readonly first: number;
  readonly second: number;
  /** Megabytes of the process after its first page. */
  readonly memory: number;
  /** Milliseconds from SIGTERM to its end. */
  readonly end: number;
}

async function time(jobs: number): Promise<StartTiming> {
  return withFolder(async (folder) => {
    const data = join(folder, 'data');
    const product = await startProduct(data, '--jobs', String(jobs));
    await product.stop();
    const starts: number[] = [];
    const ends: number[] = [];
    let memory = 0;
    for (let nth = 0; nth < STARTS; nth++) {
      const again = await startProduct(data);
      starts.push(again.readyIn);
      await fetch(again.address);
      ({ memory } = await again.usage());
      const asked = performance.now();
      await again.stop();
      ends.push(performance.now() - asked);
    }
    return { jobs, first: product.readyIn, second: median(starts), memory, end: median(ends) };
  });
}

export async function run(sizes: readonly number[] = SIZES): Promise<StartTiming[]> {
  const timings: StartTiming[] = [];
  for (const jobs of sizes) timings.push(await time(jobs));
  return timings;
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sizes = process.argv.slice(2).map(Number).filter(Boolean);
  console.log(machine());
  console.log(`Goal: a second start in ${goal / 1000} s`);
  const timings = await run(sizes.length > 0 ? sizes : SIZES);
  console.table(
    timings.map(({ jobs, first, second, memory, end }) => ({
      jobs,
      'first start s': seconds(first),
      'second start s': seconds(second),
      MB: Math.round(memory),
      'end s': seconds(end),
    })),
  );
}
