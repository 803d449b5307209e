import { describe, expect, it } from 'vitest';
import { docxOf, pdfOf } from '../../../../test/test-cvs.ts';
import type { CvEntry } from './cv-entry.ts';
import { type CvFacts, cvFacts } from './cv-facts.ts';
import type { CvSample } from './cv-sample.fixtures.ts';
import { englishCvs } from './cv-samples-en.fixtures.ts';
import { dutchCvs } from './cv-samples-nl.fixtures.ts';
import { romanianCvs } from './cv-samples-ro.fixtures.ts';
import { cvText } from './cv-text.ts';

const samples = { ...dutchCvs, ...englishCvs, ...romanianCvs };
const received = ({ type, name, institution, from, till }: CvEntry) =>
  [type, name, institution, from, till].join(' | ');

async function readSample({ kind, text, country }: CvSample): Promise<CvFacts> {
  const content = kind === 'pdf' ? await pdfOf(text) : docxOf(text);
  return cvFacts(await cvText(kind, content), country);
}
const tickedEntries = ({ entries }: CvFacts) => entries.filter(({ sure }) => sure).map(received);

describe('what is ticked of a CV of a real length is right', () => {
  it.each(Object.entries(samples))('%s', async (_name, sample) => {
    expect(sample.text.split('\n').length).toBeGreaterThanOrEqual(40);
    const facts = await readSample(sample);
    const expected = sample.entries.map((entry) => entry.join(' | '));
    expect(tickedEntries(facts).filter((entry) => !expected.includes(entry))).toEqual([]);
    const wrong = facts.sure.filter((fact) => {
      const [read = '', truth] = [facts[fact], sample.facts[fact]];
      return truth === undefined || (fact === 'summary' ? !read.startsWith(truth) : read !== truth);
    });
    expect(wrong.map((fact) => [fact, facts[fact]])).toEqual([]);
  });

  it('and is a fair share of what a person reads in them', async () => {
    const sums = { entries: 0, ofEntries: 0, facts: 0, ofFacts: 0 };
    for (const sample of Object.values(samples)) {
      const facts = await readSample(sample);
      sums.entries += tickedEntries(facts).length;
      sums.ofEntries += sample.entries.length;
      sums.facts += facts.sure.length;
      sums.ofFacts += Object.keys(sample.facts).length;
    }
    expect(sums.entries / sums.ofEntries, JSON.stringify(sums)).toBeGreaterThanOrEqual(0.6);
    expect(sums.facts / sums.ofFacts, JSON.stringify(sums)).toBeGreaterThanOrEqual(0.6);
  });
});
