import fc from 'fast-check';
import { coreSchemas, fillDefaults, type BlockSchema } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { markedIndex, markedSettings, textAt, textPlaces, withText } from './text-places.ts';

const schemas: readonly BlockSchema[] = Object.values(coreSchemas);
type Settings = Readonly<Record<string, unknown>>;

const fixtures = schemas.flatMap((schema) =>
  Object.values(coreFixtures[schema.key as keyof typeof coreFixtures]).map((fixture) => ({
    schema,
    settings: fillDefaults(schema.settings, fixture.settings) as Settings,
  })),
);

describe('the texts of a block', () => {
  it('are written one at a time, whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fixtures), fc.nat(), fc.string(), ({ schema, settings }, nth, text) => {
        const places = textPlaces(schema, settings);
        const place = places[nth % places.length];
        fc.pre(place !== undefined);
        const written = textPlaces(schema, withText(settings, place, text));
        expect(written.map(({ value }) => value)).toEqual(
          places.map((each) => (each === place ? text : each.value)),
        );
      }),
    );
  });

  it('are found by their marks where they stand as a whole, and not in a sentence', () => {
    for (const { schema, settings } of fixtures) {
      const places = textPlaces(schema, settings);
      const marked = markedSettings(settings, places);
      for (const [index, place] of places.entries()) {
        const text = textAt(marked, place) ?? '';
        expect(markedIndex(text)).toBe(place.value === '' ? undefined : index);
        expect(markedIndex(`Over ${text}`)).toBeUndefined();
      }
    }
  });

  it('are words alone: no address, colour, choice, rich text or words of a picture', () => {
    const names = (schema: BlockSchema): readonly string[] =>
      textPlaces(schema, fillDefaults(schema.settings, {}) as Settings).map(({ name }) => name);
    expect(names(coreSchemas['text-with-image'])).toEqual(['headerText']);
    expect(names(coreSchemas['call-to-action'])).toEqual(['buttonLink', 'secondButtonLink']);
  });

  it('in a list are called by their number', () => {
    const schema: BlockSchema = coreSchemas.figures;
    const figures = [{ value: '48', label: 'jobs', note: '' }];
    const labels = textPlaces(schema, { figures }).map(({ label }) => label);
    expect(labels).toEqual(['Figures 1 › Value', 'Figures 1 › Label', 'Figures 1 › Note']);
  });
});
