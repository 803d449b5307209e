import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatOf } from './vat.ts';
import { vatNumberOf } from '../platform/forms/vat-number.ts';

const dutch = { net: 19_500, rate: 2100, sellerCountry: 'NL' };

describe('VAT', () => {
  it('is asked at home, with or without a VAT number', () => {
    expect(vatOf({ ...dutch, buyerCountry: 'NL', vatNumber: undefined })).toEqual({
      vat: 4095,
      rate: 2100,
      reverseCharge: false,
    });
    expect(vatOf({ ...dutch, buyerCountry: 'NL', vatNumber: 'NL853746333B01' }).vat).toBe(4095);
  });

  it('is accounted for by a company elsewhere in the EU', () => {
    const abroad = vatOf({ ...dutch, buyerCountry: 'BE', vatNumber: 'BE0411905847' });
    expect(abroad).toEqual({ vat: 0, rate: 0, reverseCharge: true });
    expect(vatOf({ ...dutch, buyerCountry: 'BE', vatNumber: undefined }).vat).toBe(4095);
    expect(vatOf({ ...dutch, buyerCountry: 'BE', vatNumber: 'NL853746333B01' }).vat).toBe(4095);
  });

  it('is not asked outside the EU', () => {
    expect(vatOf({ ...dutch, buyerCountry: 'CH', vatNumber: undefined })).toEqual({
      vat: 0,
      rate: 0,
      reverseCharge: false,
    });
  });

  it('is whole cents, and never more than half a cent off', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(3000), (net, rate) => {
        const { vat } = vatOf({ net, rate, sellerCountry: 'NL', buyerCountry: 'NL', vatNumber: undefined });
        expect(Number.isInteger(vat)).toBe(true);
        expect(Math.abs(vat - (net * rate) / 10_000)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('a VAT number', () => {
  it('is read however it is written', () => {
    expect(vatNumberOf('BE 0411.905.847')).toBe('BE0411905847');
    expect(vatNumberOf('ro 18547290')).toBe('RO18547290');
  });

  it('is none with wrong digits, of no country, or of nothing at all', () => {
    for (const wrong of ['BE0411905848', 'XX123456789', '', 'NL', '<script>'])
      expect(vatNumberOf(wrong), wrong).toBeUndefined();
  });
});
