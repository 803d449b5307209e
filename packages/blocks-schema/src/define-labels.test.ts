import { type EveryLocale, locales } from '@boardwright/messages';
import { describe, expect, it } from 'vitest';
import { defineBlockSchema } from './define-block-schema.ts';
import { defineLabels } from './define-labels.ts';
import { labelledSchema } from './labelled-schema.ts';

const clock = defineBlockSchema({
  key: 'acme/clock',
  title: 'Clock',
  group: 'content',
  icon: 'clock',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', default: '' },
      face: { enum: ['round', 'square'], default: 'round' },
      alarms: {
        type: 'array',
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            hour: { type: 'integer', default: 8 },
            days: { type: 'array', items: { enum: ['mo', 'tu'] } },
          },
        },
      },
    },
  },
  tabs: { content: ['title', 'face', 'alarms'] },
});
const settings = {
  title: { label: 'Title', help: 'Above the clock.' },
  face: { label: 'Face', choices: { round: 'Round', square: 'Square' } },
  alarms: {
    label: 'Alarms',
    item: 'alarm',
    fields: { hour: 'Hour', days: { label: 'Days', choices: { mo: 'Monday', tu: 'Tuesday' } } },
  },
};
const whole = { title: 'Clock', settings };
/** The same in each language. */
const every = Object.fromEntries(locales.map((locale) => [locale, whole])) as EveryLocale<typeof whole>;

describe('labels of a block', () => {
  it('are complete in every language, or do not compile', () => {
    expect(defineLabels(clock, every).nl).toBe(whole);
    const { ro: _ro, ...noRomanian } = every;
    // @ts-expect-error -- a language is missing
    defineLabels(clock, noRomanian);
    const { face, ...noFace } = settings;
    const setting = { title: '', settings: noFace };
    // @ts-expect-error -- a setting is missing
    defineLabels(clock, { ...every, en: setting });
    const choice = { title: '', settings: { ...settings, face: { ...face, choices: { round: '' } } } };
    // @ts-expect-error -- a choice is missing
    defineLabels(clock, { ...every, nl: choice });
    const { hour } = settings.alarms.fields;
    const field = { title: '', settings: { ...settings, alarms: { ...settings.alarms, fields: { hour } } } };
    // @ts-expect-error -- a field of an item is missing
    defineLabels(clock, { ...every, ro: field });
    const { item: _, ...noItem } = settings.alarms;
    const item = { title: '', settings: { ...settings, alarms: noItem } };
    // @ts-expect-error -- what one item is called is missing
    defineLabels(clock, { ...every, ro: item });
  });

  it('name the tabs and the group that are the block’s own', () => {
    const sundial = defineBlockSchema({
      key: 'acme/sundial',
      title: 'Sundial',
      group: { key: 'acme/clocks', title: 'Clocks' },
      icon: 'clock',
      settings: { type: 'object', additionalProperties: false, properties: { north: { type: 'number' } } },
      tabs: { sky: ['north'] },
      tabTitles: { sky: 'Sky' },
    });
    const named = { title: 'Zonnewijzer', settings: { north: 'Noorden' } };
    const titles = { sky: 'Hemel', 'acme/clocks': 'Klokken' };
    const inEvery = <Value>(value: Value) =>
      Object.fromEntries(locales.map((locale) => [locale, value])) as EveryLocale<Value>;
    const labels = defineLabels(sundial, inEvery({ ...named, titles }));
    expect(labelledSchema(sundial, labels.nl, { anchor: 'Anker' })).toMatchObject({
      group: { key: 'acme/clocks', title: 'Klokken' },
      tabTitles: { sky: 'Hemel' },
    });
    expect(labelledSchema(sundial, undefined, { anchor: 'Anker' })).toMatchObject({
      group: { title: 'Clocks' },
      tabTitles: { sky: 'Sky' },
    });
    const { sky: _sky, ...noTab } = titles;
    // @ts-expect-error -- a tab of its own is missing
    defineLabels(sundial, inEvery({ ...named, titles: noTab }));
    // @ts-expect-error -- the names of its own tabs and group are missing
    defineLabels(sundial, inEvery(named));
  });

  it('become what JSON Schema has for them', () => {
    const labels = defineLabels(clock, every);
    const { properties } = labelledSchema(clock, labels.en, { anchor: 'Anchor' }).settings;
    expect(properties).toMatchObject({
      title: { type: 'string', title: 'Title', description: 'Above the clock.' },
      face: { title: 'Face', enum: ['round', 'square'], enumNames: ['Round', 'Square'], default: 'round' },
      alarms: {
        title: 'Alarms',
        items: {
          title: 'alarm',
          properties: {
            hour: { title: 'Hour', type: 'integer' },
            days: { title: 'Days', items: { enumNames: ['Monday', 'Tuesday'] } },
          },
        },
      },
      anchor: { title: 'Anchor' },
    });
    expect(clock.settings.properties['title']).not.toHaveProperty('title');
  });
});
