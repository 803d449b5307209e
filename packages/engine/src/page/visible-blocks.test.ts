import { commonSettings } from '@boardwright/blocks-schema';
import { problemsOf } from '@boardwright/blocks-schema/validate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsBlock } from '../blocks/columns/columns.block.ts';
import { faqBlock } from '../blocks/faq/faq.block.ts';
import type { ReadBlock } from './read-page.ts';
import { visibleBlocks } from './visible-blocks.ts';

const visitors = ['guest', 'candidate', 'employer'] as const;
const now = Date.parse('2026-11-30T09:00:00.000Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const block = (visibility: object, customStyles?: string): ReadBlock => ({
  id: 1,
  block: faqBlock,
  settings: { title: 'Vragen', visibility },
  customStyles,
});
const seen = (
  visibility: object,
  visitor: (typeof visitors)[number] = 'guest',
  layout: 'classic' | 'editor' = 'classic',
  customStyles?: string,
) =>
  visibleBlocks([block(visibility, customStyles)], { visitor, layout, now: at(0), visitorIsExample: true });

describe('what a visitor sees of the blocks of a page', () => {
  it('is a block that is not hidden, within its period, and not hidden from this kind of visitor', () => {
    const minutes = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.boolean(),
        minutes,
        minutes,
        fc.subarray([...visitors]),
        fc.constantFrom(...visitors),
        (hidden, from, until, hiddenFor, visitor) => {
          const visibility = {
            hidden,
            hiddenFor,
            ...(from !== undefined && { from: at(from) }),
            ...(until !== undefined && { until: at(until) }),
          };
          expect(problemsOf(commonSettings.visibility, visibility)).toEqual([]);
          const isVisible =
            !hidden && (from ?? 0) <= 0 && (until ?? 1) > 0 && !hiddenFor.some((one) => one === visitor);
          expect(seen(visibility, visitor)).toHaveLength(isVisible ? 1 : 0);
          expect(seen(visibility, visitor, 'editor')).toHaveLength(1);
        },
      ),
    );
  });

  it('is hidden on screens by its styles, beside those an admin wrote', () => {
    const [phone] = seen({ hiddenOn: ['phone', 'desktop'] }, 'guest', 'classic', ':scope{color:red}');
    expect(phone?.customStyles).toBe(
      '@media (width < 576px){:scope{display:none!important}}\n@media (width >= 992px){:scope{display:none!important}}\n:scope{color:red}',
    );
    expect(seen({})[0]?.customStyles).toBeUndefined();
  });

  it('is no more for who asks for the canvas and is no admin', () => {
    const looking = { visitor: 'guest', layout: 'editor', now: at(0) } as const;
    expect(visibleBlocks([block({ hidden: true })], looking)).toEqual([]);
  });

  it('is nothing of what stands in the columns of a hidden block', () => {
    const columns = (visibility: object): readonly ReadBlock[] => [
      { id: 1, block: columnsBlock, settings: { visibility } },
      { id: 2, block: columnsBlock, settings: {}, in: { block: 1, column: 2 } },
      { id: 3, block: faqBlock, settings: {}, in: { block: 2, column: 1 } },
      { id: 4, block: faqBlock, settings: {} },
    ];
    const looking = { visitor: 'guest', layout: 'classic', now: at(0), visitorIsExample: true } as const;
    const idsOf = (visibility: object) => visibleBlocks(columns(visibility), looking).map(({ id }) => id);
    expect(idsOf({ hiddenFor: ['guest'] })).toEqual([4]);
    expect(idsOf({})).toEqual([1, 2, 3, 4]);
  });

  it('is nothing of what the block is hidden by', () => {
    expect(seen({ until: at(5) })[0]?.settings).toEqual({ title: 'Vragen' });
  });
});
