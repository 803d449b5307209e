import { expect, it } from 'vitest';
import { boostOf } from './boost-of.ts';

it.each([
  ['5', 5],
  [' 2,5 ', 2.5],
  ['0.25', 0.25],
  ['100', 100],
  ['100,5', undefined],
  ['-1', undefined],
  ['1e1', undefined],
  ['', undefined],
])('%s is a boost of %s', (typed, boost) => {
  expect(boostOf(typed)).toBe(boost);
});
