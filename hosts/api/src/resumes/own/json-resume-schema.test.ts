import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import newGraduate from '@jsonresume/schema/examples/new-grad.resume.json' with { type: 'json' };
import careerChanger from '@jsonresume/schema/examples/career-changer.resume.json' with { type: 'json' };
import engineer from '@jsonresume/schema/examples/senior-engineer.resume.json' with { type: 'json' };
import sample from '@jsonresume/schema/sample.resume.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { back, entry, taken } from './json-resume.fixtures.ts';
import { tidyEntries } from './resume-entries.ts';

const ajv = new Ajv({ allErrors: true });
addFormats.default(ajv);
const isValid = ajv.compile(schema);
const errorsOf = (document: unknown) => (isValid(document) ? [] : isValid.errors);

/** What the schema knows and a resume here has no place for. */
const noPlace =
  /^(basics\.(image|url|profiles|phone|location\.region)|(work|education)\[\d\]\.(url|score)|skills: |(volunteer|awards|publications|certificates|languages|interests|references|projects) \(\d+\)$)/;

describe('the schema of jsonresume.org', () => {
  it('holds what is taken along', () => {
    const full = {
      position: 'Lasser',
      info: '<p>Meer</p>',
      phone: '+31612345678',
      place: 'Delfzijl',
      segmentIds: [1, 3],
    };
    expect(errorsOf(taken(full))).toEqual([]);
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (entries) => {
        expect(errorsOf(taken({ history: tidyEntries(entries) }))).toEqual([]);
      }),
    );
  });

  it.each(Object.entries({ sample, newGraduate, careerChanger, engineer }))(
    'comes with resumes, and of %s is left out only what has no place here',
    (_name, document) => {
      const { fields, history, left_out } = back(document);
      expect(fields).toMatchObject({ position: document.basics.label, place: document.basics.location.city });
      expect(history).toHaveLength(document.work.length + document.education.length);
      expect(left_out.filter((path) => !noPlace.test(path))).toEqual([]);
    },
  );
});
