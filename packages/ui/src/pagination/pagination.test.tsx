import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

describe('the pages of a list', () => {
  it.each([
    [1, 13, [1, 2, 3, 4, 0, 13]],
    [3, 13, [1, 2, 3, 4, 0, 13]],
    [7, 13, [1, 0, 6, 7, 8, 0, 13]],
    [13, 13, [1, 0, 10, 11, 12, 13]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 2, [1, 2]],
  ])('on page %d of %d', (page, last, window) => {
    expect(pageWindow(page, last)).toEqual(window);
  });

  it('always name the first, the last and the current, in order, and hide no single page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (one, other) => {
        const [page, last] = [Math.min(one, other), Math.max(one, other)];
        const window = pageWindow(page, last);
        const named = window.filter((number) => number > 0);
        expect(named).toEqual([...new Set(named)].sort((a, b) => a - b));
        expect(named).toEqual(expect.arrayContaining([1, page, last]));
        expect(window.length).toBeLessThanOrEqual(7);
        window.forEach((number, index) => {
          if (number === 0) expect((window[index + 1] ?? 0) - (window[index - 1] ?? 0)).toBeGreaterThan(2);
        });
      }),
    );
  });

  it('are links that work without scripts', () => {
    const html = renderPart(<Pagination page={2} lastPage={13} hrefOf={(page) => `?page=${page}`} />);
    expect(html).toContain('rel="prev"');
    expect(html).toMatch(
      /aria-label="Pagina 2"[^>]*aria-current="page"|aria-current="page"[^>]*aria-label="Pagina 2"/,
    );
    expect(html).toContain('Pagina 2 van 13');
    expect(html).toContain('page=13');
  });

  it('are not drawn for one page', () => {
    expect(renderPart(<Pagination page={1} lastPage={1} hrefOf={String} />)).toBe('');
  });
});
