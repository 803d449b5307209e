import { describe, expect, it } from 'vitest';
import { fixedProblem, fixedRows, type FixedValue, withFixedValues } from './fixed-values.ts';

const t = (key: string, values?: Readonly<Record<string, unknown>>) =>
  [key, ...Object.values(values ?? {})].join(' ');

describe('values that hold where a feed says nothing', () => {
  it('stand in the form in the order of the fields, with room for more', () =>
    expect(fixedRows({ defaults: { salary_period: 'month', country: 'NL' } })).toEqual([
      { field: 'country', value: 'NL' },
      { field: 'salary_period', value: 'month' },
      { field: null, value: '' },
    ]));

  it('are changed, added and emptied, and what nobody touched keeps its type', () => {
    const before = { item: 'job', defaults: { remote: true, country: 'NL', currency: 'EUR' } } as const;
    const rows: readonly FixedValue[] = [
      { field: 'country', value: ' BE ' },
      { field: 'remote', value: 'true' },
      { field: 'currency', value: '' },
      { field: 'hours_min', value: '24' },
    ];
    expect(withFixedValues(before, rows)).toEqual({
      item: 'job',
      defaults: { country: 'BE', remote: true, hours_min: '24' },
    });
    expect(withFixedValues(before, [])).toEqual({ item: 'job' });
  });

  it('are refused where one is for no field, or for the same one twice', () => {
    const of = (field: FixedValue['field'], value: string) => ({ field, value });
    expect(fixedProblem([of('country', 'NL'), of(null, '')], t)).toBeUndefined();
    expect(fixedProblem([of(null, 'NL')], t)).toEqual({ row: 0, sentence: 'fixed.unnamed NL' });
    expect(fixedProblem([of('country', 'NL'), of('country', 'BE')], t)).toEqual({
      row: 1,
      sentence: 'fixed.twice fields.country',
    });
  });
});
