import fc from 'fast-check';
import { coreSchemas, fillDefaults, type BlockSchema } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { markedIndex, markedSettings, markedStart } from './text-marks.ts';
import { textAt, textPlaces, withText } from './text-places.ts';

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
        const isMarked = place.value !== '' || place.kind === 'picture';
        expect(markedIndex(text)).toBe(isMarked ? index : undefined);
        expect(markedIndex(`Over ${text}`)).toBeUndefined();
        // HTML is parted into nodes: its marks are in the first and in the last.
        const [start = '', end = ''] = [/^[^<]*/, /[^>]*$/].map((part) => part.exec(text)?.[0]);
        expect(markedStart(start, end)).toBe(isMarked ? index : undefined);
        expect(markedStart(start, `${end} en meer`)).toBeUndefined();
      }
    }
  });

  const placesOf = (schema: BlockSchema, settings: Settings = {}): readonly string[] =>
    textPlaces(schema, fillDefaults(schema.settings, settings) as Settings).map(
      ({ kind, name, at }) => `${kind} ${[name, ...at].join('.')}`,
    );

  it('are words, plain or rich, and pictures that there are: no address, colour or choice', () => {
    expect(placesOf(coreSchemas['text-with-image'])).toEqual(['line headerText', 'rich text']);
    expect(placesOf(coreSchemas['text-with-image'], { image: { src: '/a.png' } })).toContain(
      'picture image.alt',
    );
    expect(placesOf(coreSchemas.faq, { questions: [{ question: 'Wie?', answer: '' }] })).toEqual([
      'line title',
      'line questions.0.question',
      'rich questions.0.answer',
    ]);
  });

  it('lead to the whole link where they are the name of one', () => {
    const schema: BlockSchema = coreSchemas['call-to-action'];
    const [, name] = textPlaces(schema, fillDefaults(schema.settings, {}) as Settings);
    expect(name).toMatchObject({ name: 'buttonLink', at: ['name'], whole: 0 });
  });

  it('in a list are called by their number', () => {
    const schema: BlockSchema = coreSchemas.figures;
    const figures = [{ value: '48', label: 'jobs', note: '' }];
    const labels = textPlaces(schema, { figures }).map(({ label }) => label);
    expect(labels).toEqual(['Figures 1 › Value', 'Figures 1 › Label', 'Figures 1 › Note']);
  });
});
