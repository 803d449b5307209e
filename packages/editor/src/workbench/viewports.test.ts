import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstViewport, fitScale, viewportOf, viewports } from './viewports.ts';

describe('the width of the page', () => {
  it('is the breakpoint asked for, else the desktop’s', () => {
    expect(viewports.map(({ breakpoint }) => breakpoint)).toEqual([0, 576, 768, 992, 1920, 2560, 3840]);
    const first = firstViewport(1280);
    expect(viewportOf('0', first).name).toBe('mobile');
    expect(viewportOf('2560', first).name).toBe('qhdDesktop');
    for (const asked of [null, '', '700', 'x']) expect(viewportOf(asked, first).name).toBe('desktop');
  });

  it('begins on a phone with a phone’s', () => {
    expect(viewportOf(null, firstViewport(390)).name).toBe('mobile');
    expect(viewportOf('992', firstViewport(390)).name).toBe('desktop');
    expect(firstViewport(768).name).toBe('desktop');
  });

  it('fits the bench with its margins, and is never enlarged', () => {
    fc.assert(
      fc.property(fc.constantFrom(...viewports), fc.integer({ min: 33, max: 6000 }), ({ width }, bench) => {
        const scale = fitScale(width, bench);
        expect(scale).toBeGreaterThan(0);
        expect(scale).toBeLessThanOrEqual(1);
        expect(width * scale).toBeLessThanOrEqual(bench - 32 + 1e-6);
      }),
    );
  });
});
