import type { CvEntry } from './cv-entry.ts';
import { type Period, periodIn } from './cv-dates.ts';
import { hasStrayLines, isSure } from './sure-entries.ts';

const mostEntries = 30;
const longestHeading = 110;
const bullet = /^\s*[-•●▪◦*·–]\s+/;
const separators = /(?<!\s)\s+(?:bij|at|la|@)\s+|(?<!\s)\s+[|•·]\s*|[|•·]\s*|\t+|(?<!\s)\s+[–—-]\s+|,\s+/;

/** What forms write before the parts of an entry. */
const label =
  /^(?:perioada|periode|period|func[tț]ia(?: sau postul ocupat)?|numele angajatorului|angajatorul?|calificarea|institu[tț]ia|functie|werkgever|employer|job title)\s*:\s*/iu;

const joins = /\s(?:bij|at|la|@)\s/;

interface Marked {
  readonly line: string;
  readonly found: ReturnType<typeof periodIn>;
}

/** A line that may name a job, an employer or a school: short, no list, no sentence. */
function isNaming({ line, found }: Marked): boolean {
  return !found && line.length <= longestHeading && line !== '' && !bullet.test(line) && !/[.;]$/.test(line);
}

/** Without the signs between parts; brackets go where their other half is not there. */
function trimmed(part: string): string {
  return part
    .replaceAll(/^[\s:,;|–—-]+|(?<![\s:,;|–—-])[\s:,;|–—-]+$/g, '')
    .replace(/^\)|\($/, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim();
}

/** 'Lasser bij Werf BV, Delfzijl' → its three parts. */
function named(texts: readonly string[]): Pick<CvEntry, 'name' | 'institution' | 'place'> {
  const parts = texts
    .map((text) => text.replace(label, ''))
    .flatMap((text) => {
      const [before = '', after, ...more] = text.split(joins);
      // What stands before 'at' is one name, whatever commas it has.
      return after === undefined || more.length > 0
        ? text.split(separators)
        : [before, ...after.split(separators)];
    })
    .map(trimmed)
    .filter(Boolean);
  const [name = '', institution = null, place = null] = parts;
  return {
    name: name.slice(0, 160),
    institution: institution?.slice(0, 120) ?? null,
    place: place?.slice(0, 120) ?? null,
  };
}

function described(lines: readonly string[]): string | null {
  const text = lines
    .map((line) => line.replace(bullet, '- ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return text.slice(0, 4000) || null;
}

/** The naming lines just above a line that has only a period: 'Lasser / Werf BV / 2019 – 2021'. */
function above(marked: readonly Marked[], at: number, floor: number): number {
  let from = at;
  while (from > floor && at - from < 2 && isNaming(marked[from - 1] as Marked)) from -= 1;
  return from;
}

interface Start {
  /** First line of the entry. */
  readonly from: number;
  /** First line of its description. */
  readonly body: number;
  readonly period: Period;
  readonly heading: readonly string[];
  /** What names it may stand above it, and what was read below it above the next one. */
  readonly isDoubtful?: boolean;
}

function startAt(
  marked: readonly Marked[],
  at: number,
  floor: number,
  namesFirst: boolean,
): Start | undefined {
  const found = marked[at]?.found;
  if (!found) return undefined;
  const next = (index: number) => {
    const line = marked[index];
    return line && isNaming(line) ? line.line : undefined;
  };
  if (found.rest !== '' && !label.test(`${found.rest}:`)) {
    // What stands beside the period names the entry; one more line may say where.
    const hasAll = separators.test(found.rest);
    const more = hasAll ? undefined : next(at + 1);
    return {
      from: at,
      body: at + (more === undefined ? 1 : 2),
      period: found.period,
      heading: more === undefined ? [found.rest] : [found.rest, more],
      isDoubtful: more !== undefined && namesFirst,
    };
  }
  const from = namesFirst ? above(marked, at, floor) : at;
  if (from < at)
    return {
      from,
      body: at + 1,
      period: found.period,
      heading: marked.slice(from, at).map(({ line }) => line),
    };
  const first = next(at + 1);
  if (first === undefined) return undefined;
  const second = separators.test(first) ? undefined : next(at + 2);
  return {
    from: at,
    body: at + (second === undefined ? 2 : 3),
    period: found.period,
    heading: second === undefined ? [first] : [first, second],
  };
}

/**
 * The entries of one part of a CV: each begins where a period stands. What cannot be distinguished stays in the
 * description of the entry before.
 */
export function entriesOf(lines: readonly string[], type: CvEntry['type']): readonly CvEntry[] {
  const marked = lines.map((line): Marked => {
    const text = line.trim();
    return {
      line: text,
      found:
        text.length <= 200
          ? periodIn(text, {
              alone: type === 'education' && text.length <= longestHeading && !bullet.test(line),
            })
          : undefined,
    };
  });
  const first = marked.findIndex(({ found }) => found);
  const namesFirst = marked.slice(0, Math.max(0, first)).some((line) => isNaming(line));
  const starts: Start[] = [];
  for (const [at, { found }] of marked.entries()) {
    const last = starts.at(-1);
    if (!found || starts.length >= mostEntries || (last && at < last.body)) continue;
    const start = startAt(marked, at, last?.body ?? 0, namesFirst);
    if (start && start.heading.some((text) => /\p{L}{2}/u.test(text))) starts.push(start);
  }
  // What follows a heading that is not known may be anything: references, hobbies.
  let isElsewhere = false;
  return starts.map(({ body, period, heading, isDoubtful }, index) => {
    const entry = {
      type,
      ...named(heading),
      ...period,
      description: described(marked.slice(body, starts[index + 1]?.from).map(({ line }) => line)),
    };
    const sure =
      !isElsewhere && !isDoubtful && isSure(entry, heading.filter((text) => joins.test(text)).length === 1);
    isElsewhere ||= hasStrayLines(entry.description ?? '');
    return { ...entry, sure };
  });
}
