import { describe, expect, it } from 'vitest';
import { provenSettings, settingsIn, unheardSettings, unprovenSettings } from './settings-part.ts';

const proven = provenSettings();

describe('settings of blocks', () => {
  it('are each proven by a test of the block', () => {
    expect(unprovenSettings(proven)).toEqual([]);
  });

  it('are proven under the names their schemas have', () => {
    expect(unheardSettings(proven)).toEqual([]);
  });

  it('are proven once', () => {
    const names = proven.map(({ block, name }) => `${block} ${name}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('are read however the call is written', () => {
    const source = `
      setting('one', 'says this', async (draw) => {});
      setting(
        'two.part',
        "says that, and it's long",
        async (draw) => {},
      );
      setting("three", 'isn\\'t said', prove);`;
    expect(settingsIn('packages/engine/src/blocks/faq/faq.settings.test.ts', source)).toMatchObject([
      { block: 'faq', name: 'one', what: 'says this' },
      { block: 'faq', name: 'two.part', what: "says that, and it's long" },
      { block: 'faq', name: 'three', what: "isn't said" },
    ]);
  });

  it('are missed one by one: each is named with its block', () => {
    const without = proven.filter(({ name }) => name !== 'headerText');
    expect(unprovenSettings(without)).toContain(
      "featured-jobs: 'headerText' has no setting('headerText', …) in featured-jobs.settings.test.ts",
    );
  });
});
