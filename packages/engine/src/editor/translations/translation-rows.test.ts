import { describe, expect, it } from 'vitest';
import { coreBlocks } from '../../blocks/core-blocks.ts';
import { createEngine } from '../../create-engine.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { findRows, translationRows } from './translation-rows.ts';

const engine = createEngine({ blocks: coreBlocks, messages: { ui: uiMessages } });

describe('the texts of a website', () => {
  it('stand side by side in its languages, also those inside a group', () => {
    const rows = translationRows(engine, ['nl', 'en']);
    expect(rows.find(({ id }) => id === 'ui.salaryPer.hour')).toMatchObject({
      part: 'ui',
      texts: { en: 'per hour' },
      changed: [],
    });
  });

  it('are the site’s own where it changed them; a key nobody knows is left out', () => {
    const custom = { nl: { ui: { close: 'Weg ermee', unknown: 'x' } }, broken: 3 };
    const rows = translationRows(engine, ['nl', 'en'], custom);
    expect(rows.find(({ id }) => id === 'ui.close')).toMatchObject({
      texts: { nl: 'Weg ermee', en: 'Close' },
      changed: ['nl'],
    });
    expect(rows.some(({ id }) => id === 'ui.unknown')).toBe(false);
  });

  it('are found by key and by text in any language, within a part', () => {
    const rows = translationRows(engine, ['nl', 'en']);
    expect(findRows(rows, 'SLUITEN', 'ui').map(({ id }) => id)).toContain('ui.close');
    expect(findRows(rows, 'sluiten', 'jobList').map(({ id }) => id)).not.toContain('ui.close');
    expect(findRows(rows, '')).toHaveLength(rows.length);
  });
});
