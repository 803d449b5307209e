import { createRequire } from 'node:module';
import { check } from 'recheck';
import { describe, expect, it } from 'vitest';
import { boundedExpressions, buildsBounded, isBounded } from './bounded-expressions.ts';
import { buildingFiles, expressionsBuiltBy, loadFile, schemaPatterns } from './built-expressions.ts';
import { read } from './repository-files.ts';
import { findExpressions, type FoundExpression } from './regular-expressions.ts';

/** The same answer on a busy machine as on a quiet one: the checker tries the same texts, and as many. */
const steady = { randomSeed: 1, timeout: null, attackTimeout: null, incubationTimeout: null };
/** The checker takes its time, and the more on a busy machine. */
const patience = 600_000;

const found = findExpressions();

/** Only what may be repeated can take long. */
const repeats = /[*+]|\{\d+,\d*\}/;

const { version } = createRequire(import.meta.url)('recheck/package.json') as { readonly version: string };
/**
 * The checker's answers: it says the same of the same expression, and takes half a minute for all. Each stands there
 * because it was tried; those that do not are tried by every run, and all of them by another version.
 */
const list = 'checks/safe-expressions.txt';
const heading = `Safe by recheck ${version}. Written by: npx vitest run --project checks regular-expressions -u`;
const [foundHeading, ...lines] = read(list).trimEnd().split('\n');
const known: ReadonlySet<string> = new Set(foundHeading === heading ? lines : []);
/** So many may be tried by every run before the list is to be renewed: nobody has to for an expression or two. */
const mostUnlisted = 25;
/** Those that this run found, known or tried. */
const safe = new Set<string>();

/** Those that a text can hold up, each tried once however often it is written. */
async function slowOnes(expressions: readonly FoundExpression[]): Promise<readonly string[]> {
  const each = new Map(
    expressions
      .filter((expression) => repeats.test(expression.source) && !isBounded(expression))
      .map((expression) => [`/${expression.source}/${expression.flags}`, expression]),
  );
  const slow: string[] = [];
  // One after the other, by the checker's own program: a thread of this process takes four times as long.
  for (const [line, { at, source, flags }] of each) {
    const status = known.has(line) || safe.has(line) ? 'safe' : (await check(source, flags, steady)).status;
    if (status === 'safe') safe.add(line);
    else slow.push(`${at} ${status} /${source}/`);
  }
  return slow;
}

describe('the regular expressions of hosts and packages', () => {
  it(
    'take time in proportion to what they read, or read little',
    async () => {
      expect(await slowOnes(found)).toEqual([]);
    },
    patience,
  );

  it(
    'take it as well when schemas put them together',
    async () => {
      const written = new Set(found.map(({ source }) => source));
      expect(await slowOnes(schemaPatterns().filter(({ source }) => !written.has(source)))).toEqual([]);
    },
    patience,
  );

  it('are seen to be slow when they are', async () => {
    // The way a text of non-breaking spaces once stopped the server.
    expect((await check(String.raw`<p>(?:\s|\u00a0)*</p>`, 'g')).status).toBe('vulnerable');
  });
});

describe('an expression that is put together from parts', () => {
  it.each(buildingFiles())(
    'is made when $file is loaded, where it is seen, and takes time in proportion or reads little',
    async ({ file, times }) => {
      const built = await expressionsBuiltBy(file);
      expect(new Set(built.map(({ at }) => at)).size).toBe(times);
      if (!buildsBounded(file)) expect(await slowOnes(built)).toEqual([]);
    },
    patience,
  );
});

it('those that are safe are listed, but for a few new ones: -u lists them when there are more', async () => {
  const isStale = [...safe].filter((line) => !known.has(line)).length > mostUnlisted;
  const listed = isStale ? [...safe].sort() : lines;
  await expect([heading, ...listed, ''].join('\n')).toMatchFileSnapshot('safe-expressions.txt');
});

describe('what bounds an expression', () => {
  it.each(boundedExpressions)('is there in $file, with the expressions', ({ file, cut, sources }) => {
    if (cut === 'in the editor') expect(file).toContain('packages/editor/src/');
    else expect(read(file)).toContain(cut);
    const there = found.filter(({ at }) => at.startsWith(`${file}:`)).map(({ source }) => source);
    expect(sources.filter((source) => !there.includes(source))).toEqual([]);
  });

  const exemptions = boundedExpressions.flatMap(({ file, from = file, through = {} }) =>
    Object.entries(through).map(([name, call]) => ({ name, from, call })),
  );
  it.each(exemptions)(
    'holds for whatever comes through $name of $from',
    async ({ name, from, call }) => {
      const loaded = (await loadFile(from)) as Readonly<Record<string, (...parts: unknown[]) => unknown>>;
      for (const sign of [' ', '1', '1 ', 'a', 'a-', '.', '-', '@', 'a@a.', 'van ', '{']) {
        const text = `x${sign.repeat(100_000)}\ny`;
        const before = process.cpuUsage();
        const work = loaded[name];
        if (!work) throw new Error(`${from} has no ${name}`);
        work(...call(text));
        const { user, system } = process.cpuUsage(before);
        expect((user + system) / 1000).toBeLessThan(2000);
      }
    },
    patience,
  );
});
