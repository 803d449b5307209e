import {
  defineBlockSchema,
  filledSettings,
  schemaRefusals,
  type BlockSchema,
} from '@boardwright/blocks-schema';
import { problemsOf, validatorOfSettings } from '@boardwright/blocks-schema/validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Values } from '../page-editing/edited-site.ts';
import { loadSettings } from './block-panel.tsx';
import { PanelFixture } from './panel.fixture.tsx';
import { storableSettings } from './setting-problems.ts';

type Schema = BlockSchema<string, Values>;

/** A block whose settings hang on each other in every way there is. */
const rooted = defineBlockSchema({
  key: 'acme/rooted',
  title: 'Rooted',
  group: 'content',
  icon: 'puzzle',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      target: { enum: ['page', 'address'], default: 'page', title: 'Target' },
      url: {
        type: 'string',
        default: '',
        maxLength: 80,
        title: 'Address',
        visibleWhen: { target: 'address' },
      },
      card: { type: 'string', maxLength: 20, title: 'Card' },
      holder: { type: 'string', maxLength: 20, title: 'Holder' },
      least: { type: 'integer', default: 0, title: 'Least' },
      most: { type: 'integer', default: 9, title: 'Most' },
    },
    if: { properties: { target: { const: 'address' } } },
    then: { properties: { url: { title: 'Address of the shop', minLength: 8 } } },
    dependencies: { card: ['holder'] },
    allOf: [{ properties: { least: { minimum: 0 } } }, { properties: { most: { maximum: 9 } } }],
  },
  tabs: { content: ['target', 'url', 'card', 'holder', 'least', 'most'] },
}) as Schema;

const draw = (values: Values): string =>
  renderToStaticMarkup(<PanelFixture schema={rooted} values={values} siteLocales={['nl']} />);

// The first draw asks for the settings' own chunk; those after it have it.
beforeAll(async () => {
  draw({});
  await loadSettings();
});

describe('settings that hang on each other', () => {
  it('are declared without a refusal', () => expect(schemaRefusals(rooted, problemsOf)).toEqual([]));

  it('are shown when another asks for them, as the condition says they are', () => {
    expect(draw({})).not.toContain('data-setting="url"');
    const html = draw({ target: 'address', url: 'https://wadwerk.example' });
    expect(html).toContain('Address of the shop');
    expect(draw({ target: 'page', url: 7 })).toContain('data-setting="url"');
  });

  it('are said to be wrong where they have to be put right', () => {
    expect(draw({ target: 'address' })).toContain('Address of the shop should be at least 8 characters');
    expect(draw({ card: '1234' })).toMatch(/data-setting="holder"[\s\S]*This field is required/);
    expect(draw({ least: -1 })).toContain('The least is 0');
  });

  it('are stored by the panel when the API takes them, and only then', () => {
    const validator = validatorOfSettings(rooted.settings);
    const all: readonly Values[] = [
      {},
      { target: 'address' },
      { target: 'address', url: '/vacatures' },
      { card: '1' },
      { card: '1', holder: 'Ana' },
      { holder: 'Ana' },
      { least: -1 },
      { most: 10 },
      { most: 3, least: 1 },
      { target: 'elsewhere' },
    ];
    for (const typed of all) {
      const isTaken = problemsOf(rooted.settings, filledSettings(rooted, typed)).length === 0;
      const changed = Object.keys(typed);
      const stored = storableSettings(rooted, validator, { stored: {}, typed, changed });
      expect(stored.length === changed.length, JSON.stringify(typed)).toBe(isTaken);
    }
  });
});
