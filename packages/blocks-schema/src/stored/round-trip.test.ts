import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreSchemas } from '../core-schemas.ts';
import type { BlockSchema } from '../define-block-schema.ts';
import { NewerVersionError } from './migrate.ts';
import { toWire } from './prefix.ts';
import { readSettings } from './read-settings.ts';
import { problemsOf } from './validate.ts';
import { writeSettings } from './write-settings.ts';

const schemas: readonly BlockSchema[] = Object.values(coreSchemas);
const callToAction = coreSchemas['call-to-action'];
const jobList = coreSchemas['job-list'];

/** Read as a page reads them, then written over what was stored, as an editor does. */
function roundTrip(schema: BlockSchema, settings: Readonly<Record<string, unknown>>, version: number) {
  const read = readSettings(schema, settings, version, problemsOf);
  return { read, written: writeSettings(schema, read.settings as object, { settings, version }) };
}

describe('read and written again', () => {
  it('settings that this release does not know are as they were, for any block', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...schemas),
        // What strangers stored: names of their own, with the block's prefix or without.
        fc.dictionary(
          fc.string({ minLength: 1 }).map((name) => `unheard ${name}`),
          fc.jsonValue(),
        ),
        fc.dictionary(
          fc.string({ minLength: 1 }).map((name) => `x-${name}`),
          fc.jsonValue(),
        ),
        (schema, prefixed, foreign) => {
          const stored = { ...toWire(schema.key, prefixed), ...foreign };
          for (const version of [0, schema.version]) {
            const { written } = roundTrip(schema, stored, version);
            expect(written.settings).toMatchObject(stored);
            expect(written.version).toBe(schema.version);
          }
        },
      ),
      { seed: 18 },
    );
  });

  it('known settings are what they were, completed; a second trip changes nothing', () => {
    const stored = { 'job-list_perPage': 25, 'job-list_unheard': { of: ['it'] } };
    const { written } = roundTrip(jobList, stored, 1);
    expect(written.settings).toMatchObject(stored);
    expect(roundTrip(jobList, written.settings, written.version).written).toEqual(written);
  });

  it('never write over what a later release stored', () => {
    expect(() => roundTrip(jobList, { 'job-list_perPage': 25 }, 9)).toThrow(NewerVersionError);
  });
});

describe('settings of an earlier version', () => {
  it('a button that was a text and an address is a link, and its old names are gone', () => {
    const old = toWire('call-to-action', {
      buttonText: 'Plaatsen',
      buttonUrl: '/plaatsen',
      buttonNewTab: true,
    });
    const { read, written } = roundTrip(callToAction, old, 0);
    expect(read.settings).toMatchObject({
      buttonLink: { name: 'Plaatsen', linkType: 'CUSTOM_LINK', link: '/plaatsen', targetBlank: true },
    });
    expect(Object.keys(written.settings).join()).not.toMatch(/buttonText|buttonUrl|buttonNewTab/);
  });

  it('an alert that was shown is the card in the list; one that was not is nowhere', () => {
    const read = (showAlertCard: unknown) =>
      readSettings(jobList, toWire('job-list', { showAlertCard }), 0, problemsOf).settings;
    expect(read(true)).toMatchObject({ showAlertCard: ['default'] });
    expect(read(false)).toMatchObject({ showAlertCard: [] });
    expect(read(['sidebar'])).toMatchObject({ showAlertCard: ['sidebar'] });
    expect(read(undefined)).toMatchObject({ showAlertCard: ['default', 'modal'] });
  });

  it('are lifted once: what is written is of the present version, and lifting it again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.record({
          buttonText: fc.string({ maxLength: 40 }),
          buttonUrl: fc.constantFrom('/plaatsen', 'https://wadwerk.example/x?y=1'),
          buttonNewTab: fc.boolean(),
        }),
        (stored) => {
          const { read, written } = roundTrip(callToAction, toWire('call-to-action', stored), 0);
          expect(read.problems).toEqual([]);
          expect(roundTrip(callToAction, written.settings, 0).written).toEqual(written);
        },
      ),
      { seed: 18, numRuns: 30 },
    );
  });
});
