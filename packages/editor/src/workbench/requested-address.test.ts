import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRequestedAddress } from './requested-address.ts';

describe('what was asked for of an address', () => {
  it('counts from what was asked for before, also while that is not drawn yet', () => {
    const asked = createRequestedAddress('page=1');
    asked.ask({ locale: 'en' });
    expect(asked.ask({ page: '2', block: undefined })).toBe('page=2&locale=en');
    expect(asked.now()).toBe('page=2&locale=en');
  });

  it('stays when only a query on the way to it is drawn', () => {
    const asked = createRequestedAddress('page=1');
    asked.ask({ page: '2' });
    asked.ask({ page: '3' });
    asked.rendered('page=2');
    expect(asked.now()).toBe('page=3');
    asked.rendered('page=3');
    expect(asked.now()).toBe('page=3');
  });

  it('gives way to where somebody else led, as a link or the Back button', () => {
    const asked = createRequestedAddress('page=1');
    asked.ask({ page: '2' });
    asked.rendered('page=9');
    expect(asked.now()).toBe('page=9');
    expect(asked.ask({ width: '390' })).toBe('page=9&width=390');
  });

  it('is what is drawn in the end, whichever queries on the way were skipped', () => {
    const change = fc.record({ page: fc.constantFrom('1', '2', '3', undefined) });
    fc.assert(
      fc.property(fc.array(fc.tuple(change, fc.boolean())), (steps) => {
        const asked = createRequestedAddress('');
        for (const [one, isRendered] of steps) {
          const query = asked.ask(one);
          if (isRendered) asked.rendered(query);
        }
        const last = asked.now();
        asked.rendered(last);
        expect(asked.now()).toBe(last);
      }),
    );
  });
});
