import fc from 'fast-check';
import { expect, it } from 'vitest';
import { projected, viewOf } from './map-view.ts';

const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('shows every place, well within its frame, whatever their distance', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 40 }), (places) => {
      const points = places.map(projected);
      const { x, y, width, height } = viewOf(points);
      expect(width / height).toBeCloseTo(4 / 3, 6);
      for (const [left, top] of points) {
        expect((left - x) / width).toBeGreaterThan(0.1);
        expect((left - x) / width).toBeLessThan(0.9);
        expect((top - y) / height).toBeGreaterThan(0.1);
        expect((top - y) / height).toBeLessThan(0.9);
      }
    }),
  );
});

it('has north above and east to the right', () => {
  const [x, y] = projected({ lat: 53.2, lon: 6.5 });
  const [further, lower] = projected({ lat: 52, lon: 7 });
  expect([further > x, lower > y]).toEqual([true, true]);
});
