import { coreSchemas, type BlockSchema } from '@boardwright/blocks-schema';
import { expect, it } from 'vitest';
import { textsOf } from './block-texts.ts';

it('the texts of a block hold no moment: when it appears is nothing to translate', () => {
  const schemas: Readonly<Record<string, BlockSchema>> = coreSchemas;
  const visibility = { from: '2026-11-30T08:00:00.000Z', until: '2026-12-01T08:00:00.000Z' };
  for (const key of ['faq', 'countdown']) {
    const settings = { visibility, moment: visibility.until, title: 'Nog even', heading: 'Nog even' };
    const names = textsOf(schemas[key]!, settings).map(({ path }) => path[0]);
    expect(names).not.toContain('visibility');
    expect(names).not.toContain('moment');
    expect(names.length).toBeGreaterThan(0);
  }
});
