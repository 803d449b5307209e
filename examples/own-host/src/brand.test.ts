import { expect, it } from 'vitest';
import { brandRules, colours, unreadable } from './brand.ts';

it('says the brand by custom properties', () => {
  expect(brandRules).toContain(
    "--brand-primary: #14532d; --brand-primary-employer: #7c2d12; --brand-secondary: #e6a03a; --brand-font: 'Lato';",
  );
});

it('finds nothing that could not be read, and says what of another brand', () => {
  expect(unreadable(colours)).toEqual([]);
  expect(unreadable({ ...colours, primaryColour: '#ffe600' })).not.toEqual([]);
});
