import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cropBox } from './crop-box.ts';

const pixels = fc.integer({ min: 1, max: 2000 });
const percent = fc.integer({ min: 0, max: 100 });

it('is inside the picture, of its shape, and around its point as far as it can be', () => {
  fc.assert(
    fc.property(
      fc.record({ width: pixels, height: pixels }),
      fc.constantFrom(16 / 9, 4 / 3, 1, 3 / 4),
      fc.integer({ min: 20, max: 100 }),
      fc.record({ x: percent, y: percent }),
      (picture, ratio, share, point) => {
        const { left, top, width, height } = cropBox(picture, ratio, share, point);
        expect(Math.min(left, top, 100 - left - width, 100 - top - height)).toBeGreaterThanOrEqual(-1e-9);
        expect((width * picture.width) / (height * picture.height)).toBeCloseTo(ratio);
        expect(Math.max(width, height)).toBeCloseTo(share);
        const isAround = point.x >= left - 1e-9 && point.x <= left + width + 1e-9;
        expect(isAround && point.y >= top - 1e-9 && point.y <= top + height + 1e-9).toBe(true);
      },
    ),
  );
});
