import fc from 'fast-check';
import { type ExportedResume, jsonResume } from './json-resume.ts';
import { readJsonResume } from './read-json-resume.ts';
import { endsBeforeStart } from './resume-entries.ts';
import type { CandidateSegment } from './resumes.queries.ts';

const offered: CandidateSegment[] = [
  {
    id: 1,
    key: 'zorg',
    name: { nl: 'Zorg', en: 'Care' },
    groupKey: 'industry',
    groupName: { nl: 'Vakgebied' },
  },
  {
    id: 3,
    key: 'vast',
    name: { nl: 'Vast' },
    groupKey: 'contract',
    groupName: { nl: 'Contract' },
  },
];
const context: Parameters<typeof readJsonResume>[1] = {
  member: { board: { countries: ['NL'] } },
  history: [],
  offered,
  name: 'resume.json',
};
const person = { givenName: 'Anna', familyName: 'de Vries', email: 'anna@example.org' };
const row = (change: Partial<ExportedResume>): ExportedResume => ({
  position: null,
  shortDescription: null,
  info: null,
  phone: null,
  address: null,
  postalCode: null,
  place: null,
  countryCode: 'NL',
  openToRelocate: false,
  salaryType: null,
  salaryMin: null,
  travelDistance: null,
  history: [],
  segmentIds: [],
  updatedAt: new Date('2026-11-20T10:00:00Z'),
  ...change,
});
/** The resume as it is taken along: the JSON that is sent. */
export const taken = (change: Partial<ExportedResume>) =>
  JSON.parse(JSON.stringify(jsonResume({ resume: row(change), person }, offered, 'nl'))) as Record<
    string,
    unknown
  >;
/** What that JSON proposes when it comes back. */
export const back = (document: Record<string, unknown>) => readJsonResume(document, context);

const year = fc.integer({ min: 1950, max: 2040 });
const two = (number: number) => String(number).padStart(2, '0');
export const date = fc
  .tuple(year, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), fc.constantFrom(1, 2, 3))
  .map(([y, m, d, exact]) => [String(y), two(m), two(d)].slice(0, exact).join('-'));
const text = (most: number) => fc.string({ minLength: 1, maxLength: most, unit: 'grapheme' });
const nullable = <Value>(one: fc.Arbitrary<Value>) => fc.option(one, { nil: null });
export const entry = fc
  .record({
    type: fc.constantFrom('employer' as const, 'education' as const),
    name: text(60),
    institution: nullable(text(40)),
    place: nullable(text(40)),
    description: nullable(text(200)),
    from: nullable(date),
    till: nullable(date),
  })
  .filter(({ from, till }) => !endsBeforeStart(from, till));
