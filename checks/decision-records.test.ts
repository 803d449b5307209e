import { describe, expect, it } from 'vitest';
import { decisionRecords, mirrored, parseRecord, ruleSections } from './decision-records.ts';
import { read } from './repository-files.ts';

const records = decisionRecords();
const sections = ruleSections();
const { written, changedBy } = mirrored(records, sections);

const body = '## Why a decision was needed\n\n…\n';
const record = (number: number, lines: string) =>
  parseRecord(`docs/decisions/000${number}-a.md`, `# ${number}. Record ${number}\n\n${lines}\n\n${body}`);

describe('the head of a decision record', () => {
  it('is a status and a closed list of what it does to others', () => {
    expect(() => record(2, 'Status: accepted. Adds to the first.')).toThrow(/no line of a record's head/);
    expect(() => record(2, 'Status: accepted\n\n- Goes on with: 1')).toThrow(/no line of a record's head/);
    expect(() => parseRecord('a.md', '# Without a number\n\nStatus: accepted\n\n')).toThrow(/number/);
  });

  it('says what later records and product pages say of it', () => {
    const three = [
      record(1, 'Status: accepted'),
      record(2, 'Status: accepted\n\n- Changes: 1: it is blue'),
      record(3, 'Status: accepted\n\n- Replaces: 2\n- Adds to: 1'),
    ] as const;
    const page = { file: 'docs/product/jobs.md', title: 'Jobs: colours', anchor: 'colours', from: [1] };
    const all = mirrored(three, [page]);
    expect(all.written(three[0])).toBe(
      '# 1. Record 1\n\nStatus: accepted\n\n' +
        '- Changed by: [2. Record 2](0002-a.md): it is blue\n- Added to by: [3. Record 3](0003-a.md)\n' +
        `- Rules: [Jobs: colours](../product/jobs.md#colours)\n\n${body}`,
    );
    expect(all.written(three[1])).toContain('Status: replaced by [3. Record 3](0003-a.md)');
    expect(parseRecord(three[0].file, all.written(three[0]))).toEqual(three[0]);
  });

  it('refuses a number that no record has', () => {
    const alone = record(2, 'Status: accepted\n\n- Adds to: 7');
    expect(() => mirrored([alone], []).written(alone)).toThrow(/no decision 7/);
  });
});

describe('decision records', () => {
  it('have a number each, which the name of the file begins with', () => {
    const numbers = records.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)]);
    for (const { file, number } of records) expect(file).toContain(`/${String(number).padStart(4, '0')}-`);
  });

  it.each(records.map((one) => [one.file, one] as const))(
    '%s has the head that follows from all of them (npm run check -- --fix writes it), why, what and what follows',
    (file, one) => {
      expect(read(file)).toBe(written(one));
      const headings = [...one.body.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect(headings).toEqual(['Why a decision was needed', 'What we do', 'What follows']);
    },
  );

  it('change earlier ones only, and say what is different', () => {
    const wrong = records.flatMap(({ number, relations }) =>
      relations
        .filter(({ kind, to, note }) => to >= number || (kind === 'Changes' && note === ''))
        .map(({ kind, to }) => `${number}: ${kind} ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it('strike what a later one changed, and name it there', () => {
    const wrong = records.flatMap(({ number, file, body: text }) => {
      const named = [...text.matchAll(/~~[^~]+~~(?: \(changed by ([^~]+?\))\))?/g)].map(
        ([struck, by = '']) => ({
          struck,
          by: [...by.matchAll(/\[(\d+)\]\(/g)].map(([, one]) => Number(one)),
        }),
      );
      const changed = changedBy(number);
      return [
        ...named.filter(({ by }) => by.length === 0).map(({ struck }) => `${file}: who changed ${struck}?`),
        ...named.flatMap(({ by }) =>
          by.filter((one) => !changed.includes(one)).map((one) => `${file}: not ${one}`),
        ),
        ...changed
          .filter((one) => !named.some(({ by }) => by.includes(one)))
          .map((one) => `${file} does not strike what ${one} changed`),
      ];
    });
    expect(wrong).toEqual([]);
  });
});
