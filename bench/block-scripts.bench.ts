/**
 * How much JavaScript does each kind of block bring to a visitor? Brotli bytes of the built site: the block's own
 * file, what it draws with and others may share, and the frame that every page loads. `node bench/block-scripts.bench.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

const folder = join(import.meta.dirname, '../hosts/site/dist/client');
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Readonly<
  Record<string, Chunk>
>;

const bytesOf = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + readFileSync(join(folder, `${manifest[name]?.file}.br`)).length, 0);

/** A chunk and all it cannot run without. */
function withImports(name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of manifest[name]?.imports ?? []) withImports(next, seen);
  return seen;
}

const [entry = ''] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? [];
const frame = withImports(entry);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const blocks = Object.keys(manifest).flatMap((name) => {
  const key =
    /\/blocks\/([^/]+)\/\1\.tsx$/.exec(name)?.[1] ?? (/node_modules|examples/.test(name) ? name : undefined);
  if (key === undefined || frame.has(name)) return [];
  const parts = [...withImports(name)].filter((each) => each !== name && !frame.has(each));
  return [{ key, own: bytesOf([name]), parts: bytesOf(parts) }];
});

console.log(`Every page: ${kilobytes(bytesOf(frame))} kB (frame and React)`);
console.table(
  blocks
    .sort((one, other) => other.own + other.parts - one.own - one.parts)
    .map(({ key, own, parts }) => ({
      block: key,
      'own kB': kilobytes(own),
      'parts it shares kB': kilobytes(parts),
      'page with it alone kB': kilobytes(bytesOf(frame) + own + parts),
    })),
);
