import { edgeCheck } from '@boardwright/ui/theme-contrast';
import { expect, it } from 'vitest';
import { brandNotices } from './brand-notices.ts';

it('names a colour that buttons are hard to see in, and one that does', () => {
  const [notice = '', ...others] = brandNotices({
    primary_color: '#ffff00',
    primary_employer_color: '#00616b',
  });
  expect(notice).toMatch(/^primary_color '#ffff00' is hard to see: .* by 1\.1 : 1/);
  expect(others).toEqual([]);
  const [, nearest = ''] = /which '(#[0-9a-f]{6})' has/.exec(notice) ?? [];
  expect(edgeCheck(nearest).ratio).toBeGreaterThanOrEqual(3);
});

it.each([[undefined], [{}], [{ primary_color: '#112233' }], [{ secondary_color: '#ffff00' }]])(
  'has nothing to say of %j',
  (brand) => expect(brandNotices(brand)).toEqual([]),
);
