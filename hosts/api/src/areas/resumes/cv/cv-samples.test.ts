import { describe, expect, it } from 'vitest';
import { docxOf, pdfOf } from '../../../../test/test-cvs.ts';
import type { CvEntry } from './cv-entries.ts';
import { cvFacts } from './cv-facts.ts';
import { cvText } from './cv-text.ts';
import { cvSamples } from './cv-samples.fixtures.ts';

const told = ({ type, name, institution, from, till }: CvEntry) =>
  [type, name, institution, from, till].join(' | ');

async function readSample({ kind, text }: (typeof cvSamples)[string]) {
  const content = kind === 'pdf' ? await pdfOf(text) : docxOf(text);
  return cvFacts(await cvText(kind, content), 'NL').entries;
}

describe('what is ticked of a CV is right', () => {
  it.each(Object.entries(cvSamples))('%s', async (_name, sample) => {
    const expected = sample.entries.map((entry) => entry.join(' | '));
    const ticked = (await readSample(sample)).filter(({ sure }) => sure).map(told);
    expect(ticked.filter((entry) => !expected.includes(entry))).toEqual([]);
  });

  it('and is at least half of what a person reads in them', async () => {
    let right = 0;
    let all = 0;
    for (const sample of Object.values(cvSamples)) {
      right += (await readSample(sample)).filter(({ sure }) => sure).length;
      all += sample.entries.length;
    }
    expect({ right, all, enough: right / all >= 0.5 }).toMatchObject({ enough: true });
  });
});
