import { posix } from 'node:path';
import { read, repositoryFiles } from './repository-files.ts';

/** What a later record says of an earlier one, and what the earlier one then says of the later. */
const mirrors = { Changes: 'Changed by', 'Adds to': 'Added to by' } as const;
type Kind = 'Replaces' | keyof typeof mirrors;

interface Relation {
  readonly kind: Kind;
  readonly to: number;
  /** What is different now; of what changes something. */
  readonly note: string;
}

/** A section of a page of `docs/product` that names a record as where its rules come from. */
interface RuleSection {
  readonly file: string;
  readonly title: string;
  readonly anchor: string;
  readonly from: readonly number[];
}

export interface DecisionRecord {
  readonly file: string;
  readonly number: number;
  readonly title: string;
  readonly relations: readonly Relation[];
  /** From the first heading on. */
  readonly body: string;
}

const head = /^# (\d+)\. (.+)\n\n((?:(?!## ).*\n)*)/;
/** `- Changes: [34. Its title](0034-its-title.md): what is different`, where `34` alone is enough. */
const forward = /^- (Replaces|Changes|Adds to): (?:\[(\d+)[^\]]*\]\([^)]*\)|(\d+))(?:: (.+))?$/;
const derived = /^(?:Status: (?:accepted|replaced by .+)|- (?:Changed by|Added to by|Rules): .+|)$/;

/** @throws with the line that a record's head may not have */
export function parseRecord(file: string, text: string): DecisionRecord {
  const [whole, number, title, lines = ''] = head.exec(text) ?? [];
  if (whole === undefined || !title) throw new Error(`${file} does not begin with "# number. title"`);
  const relations = lines.split('\n').flatMap((line): Relation[] => {
    const [, kind, linked, bare, note = ''] = forward.exec(line) ?? [];
    if (kind) return [{ kind: kind as Kind, to: Number(linked ?? bare), note }];
    if (derived.test(line)) return [];
    throw new Error(
      `${file}: "${line}" is no line of a record's head. There are: Status: accepted, and below it in a list ` +
        'Replaces: n, Changes: n: what is different, Adds to: n; npm run check -- --fix writes the rest',
    );
  });
  return { file, number: Number(number), title, relations, body: text.slice(whole.length) };
}

export const decisionRecords = (): DecisionRecord[] =>
  repositoryFiles()
    .filter((file) => /^docs\/decisions\/\d/.test(file))
    .toSorted()
    .map((file) => parseRecord(file, read(file)));

/** The anchor that a heading gets where Markdown is shown. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The sections of the pages of `docs/product`, and the records that each names after `From:`. */
export const ruleSections = (): RuleSection[] =>
  repositoryFiles()
    .filter((file) => /^docs\/product\/(?!README).*\.md$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const text = read(file);
      const page = /^# (.+)/.exec(text)?.[1] ?? file;
      return text
        .split(/^## /m)
        .slice(1)
        .map((section): RuleSection => {
          const [heading = ''] = section.split('\n');
          const [, sources = ''] = /^From: (.+)$/m.exec(section) ?? [];
          const from = [...sources.matchAll(/\/decisions\/(\d+)-/g)].map(([, number]) => Number(number));
          return { file, title: `${page}: ${heading}`, anchor: anchorOf(heading), from };
        });
    });

const nameOf = (file: string): string => posix.basename(file);

/** What other records and the product pages say of records, looked up by number. */
export function mirrored(records: readonly DecisionRecord[], sections: readonly RuleSection[]) {
  const known = new Map(records.map((record) => [record.number, record]));
  const link = (number: number): string => {
    const record = known.get(number);
    if (!record) throw new Error(`There is no decision ${number}`);
    return `[${number}. ${record.title}](${nameOf(record.file)})`;
  };
  const laterOf = (number: number, kind: Kind) =>
    records.flatMap((record) =>
      record.relations
        .filter((relation) => relation.to === number && relation.kind === kind)
        .map(({ note }) => ({ by: record.number, note })),
    );
  const line = (kind: string, number: number, note: string): string =>
    `- ${kind}: ${link(number)}${note === '' ? '' : `: ${note}`}`;

  const replacedBy = (number: number) => laterOf(number, 'Replaces')[0]?.by;
  const changedBy = (number: number): number[] => laterOf(number, 'Changes').map(({ by }) => by);

  /** The record with its head as it follows from what all of them say. */
  function written(record: DecisionRecord): string {
    const replaced = replacedBy(record.number);
    const own = (['Replaces', 'Changes', 'Adds to'] as const).flatMap((kind) =>
      record.relations
        .filter((relation) => relation.kind === kind)
        .toSorted((a, b) => a.to - b.to)
        .map(({ to, note }) => line(kind, to, note)),
    );
    const back = (['Changes', 'Adds to'] as const).flatMap((kind) =>
      laterOf(record.number, kind).map(({ by, note }) => line(mirrors[kind], by, note)),
    );
    const rules = sections
      .filter(({ from }) => from.includes(record.number))
      .map(({ title, file, anchor }) => `- Rules: [${title}](../product/${nameOf(file)}#${anchor})`);
    const status = replaced === undefined ? 'Status: accepted' : `Status: replaced by ${link(replaced)}`;
    const list = [...own, ...back, ...rules];
    return [
      `# ${record.number}. ${record.title}`,
      status,
      ...(list.length > 0 ? [list.join('\n')] : []),
      record.body,
    ].join('\n\n');
  }
  return { written, replacedBy, changedBy, link };
}

/** The list of the records, with what became of them. */
export function decisionsList(): string {
  const records = decisionRecords();
  const { replacedBy, changedBy } = mirrored(records, []);
  // Bullets: a formatter counts a numbered list anew.
  return records
    .map(({ number, title, file }) => {
      const replaced = replacedBy(number);
      const changed = changedBy(number);
      const later =
        replaced !== undefined
          ? ` (replaced by ${replaced})`
          : changed.length > 0
            ? ` (changed by ${changed.join(', ')})`
            : '';
      return `- ${number}: [${title}](${nameOf(file)})${later}`;
    })
    .join('\n');
}
