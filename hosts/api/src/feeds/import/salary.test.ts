import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSalary, salaryPeriod } from './salary.ts';

const read = (text: string) => {
  const salary = parseSalary(text);
  return salary && [salary.salary_min, salary.salary_max, salary.salary_type, salary.currency];
};

describe('a salary written for people', () => {
  test.each([
    ['De 500€ à 1700€ par mois', [500, 1700, 'month', 'EUR']],
    ['€ 2.500 - € 3.200 p/m', [2500, 3200, 'month', 'EUR']],
    ['12,50 per uur', [12.5, 12.5, 'hour', null]],
    ['$60k–80k a year', [60000, 80000, 'year', 'USD']],
    ['3500 lei/lună', [3500, 3500, 'month', 'RON']],
    ['45.000 EUR brutto/Jahr', [45000, 45000, 'year', 'EUR']],
    ['€2500 - €3200 bruto per maand o.b.v. 40 uur per week', [2500, 3200, 'month', 'EUR']],
    ['Salaris: €3.000,- tot €4.500,- per maand', [3000, 4500, 'month', 'EUR']],
    ['Up to £45,000 per annum + bonus', [null, 45000, 'year', 'GBP']],
    ['vanaf € 2.800 bruto per maand', [2800, null, 'month', 'EUR']],
    ['ab 18,50 €/Std.', [18.5, null, 'hour', 'EUR']],
    ['Mensuel de 1900 Euros à 2000 Euros sur 12 mois', [1900, 2000, 'month', 'EUR']],
    ['Annuel de 30000,00 Euros à 35000,00 Euros', [30000, 35000, 'year', 'EUR']],
    ['€ 30 000 - € 35 000 brut annuel', [30000, 35000, 'year', 'EUR']],
    ['35-45k€ per an', [35000, 45000, 'year', 'EUR']],
    ['40K-50K EUR yearly', [40000, 50000, 'year', 'EUR']],
    ['between 4.000 and 5.000 RON net pe lună', [4000, 5000, 'month', 'RON']],
    ['3.500-4.200 lei net/luna', [3500, 4200, 'month', 'RON']],
    ["SFr. 85'000 p.a.", [85000, 85000, 'year', 'CHF']],
    ['€2.500 per maand, bonus van €5.000', [2500, 2500, 'month', 'EUR']],
    ['400 per dag', [400, 400, 'day', null]],
    ['€ 14,71 - € 18,00 per uur', [14.71, 18, 'hour', 'EUR']],
    ['EUR 55000-65000 / year', [55000, 65000, 'year', 'EUR']],
    ['€ 3.000 - 3.500 p/m', [3000, 3500, 'month', 'EUR']],
    ['€15,50 per uur', [15.5, 15.5, 'hour', 'EUR']],
    ['tot €4000 per maand', [null, 4000, 'month', 'EUR']],
    ['max. 4.500 euro bruto p.m.', [null, 4500, 'month', 'EUR']],
    ['vanaf 16 euro per uur', [16, null, 'hour', 'EUR']],
    ['2.500 – 3.000 € brutto monatlich', [2500, 3000, 'month', 'EUR']],
    ['bis zu 60.000 € im Jahr', [null, 60000, 'year', 'EUR']],
    ["jusqu'à 3 000 € par mois", [null, 3000, 'month', 'EUR']],
    ['à partir de 13,50 €/heure', [13.5, null, 'hour', 'EUR']],
    ['până la 5.000 lei net/lună', [null, 5000, 'month', 'RON']],
    ['de la 4500 lei pe luna', [4500, null, 'month', 'RON']],
    ['25 lei/oră', [25, 25, 'hour', 'RON']],
    ['Salaris: 2500-3000 bruto per maand', [2500, 3000, 'month', null]],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    'selon profil',
    'marktconform',
    'in overleg',
    'competitive',
    '',
    '36 uur per week, schaal 8',
    '8% vakantiegeld en 13e maand',
    // An amount without a period, or per period the board does not know, would have to be guessed.
    '2500',
    '€ 2.500 - € 3.200',
    '2500-3000',
    'tot 4000',
    'nach Vereinbarung',
    'à négocier',
    'salariu negociabil',
    '€ 3.100 per 4 weken',
    '€ 700 per week',
    'Bel 0596 123456 per direct',
    'per maand',
    '24-32 uur per week',
    'per 1 januari 2027',
  ])('nothing is made of "%s"', (text) => {
    expect(read(text)).toBeUndefined();
  });

  test('whatever range is written in Dutch, English, French or Romanian is read back', () => {
    const ways = [
      (a: number, b: number) => [`€ ${dotted(a)} - € ${dotted(b)} per maand`, 'month'] as const,
      (a: number, b: number) => [`€${dotted(a)},- tot €${dotted(b)},- bruto p/m`, 'month'] as const,
      (a: number, b: number) =>
        [`€${a.toLocaleString('en')} to €${b.toLocaleString('en')} a year`, 'year'] as const,
      (a: number, b: number) => [`de ${a} € à ${b} € par an`, 'year'] as const,
      (a: number, b: number) => [`EUR ${a}–${b} pe lună`, 'month'] as const,
      (a: number, b: number) => [`${dotted(a)} bis ${dotted(b)} EUR brutto pro Jahr`, 'year'] as const,
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 90_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.constantFrom(...ways),
        (low, more, way) => {
          const [text, type] = way(low, low + more);
          expect(read(text)).toEqual([low, low + more, type, 'EUR']);
        },
      ),
    );
  });

  test('no text makes an impossible salary, and none makes the reader fail', () => {
    const bits = fc.constantFrom(
      '€',
      '$',
      '1.000',
      '12,5',
      '-',
      'per',
      'maand',
      'k',
      '/',
      'uur',
      'tot',
      '0',
      '999999999999',
      ' ',
      'lei',
      '40',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(bits, { maxLength: 12 }).map((parts) => parts.join(' ')),
        ),
        (text) => {
          const salary = parseSalary(text);
          if (!salary) return;
          const { salary_min: min, salary_max: max } = salary;
          expect(min ?? max).toBeGreaterThan(0);
          if (min !== null && max !== null) expect(min).toBeLessThanOrEqual(max);
          // Only what is written: each amount appears in the text, if not as such then as its thousands.
          for (const amount of [min, max]) if (amount !== null) expect(text).toMatch(/\d/);
        },
      ),
    );
  });

  test('what fields beside it say goes for what a text leaves out', () => {
    const beside = { type: 'month', currency: 'EUR' } as const;
    expect(parseSalary('2500-3000', beside)).toEqual({
      salary_min: 2500,
      salary_max: 3000,
      salary_type: 'month',
      currency: 'EUR',
    });
    expect(parseSalary('tot 4000', beside)).toMatchObject({ salary_min: null, salary_max: 4000 });
    expect(parseSalary('$ 30 per hour', beside)).toMatchObject({ salary_type: 'hour', currency: 'USD' });
    expect(parseSalary('€ 700 per week', beside)).toBeUndefined();
    expect(parseSalary('marktconform', beside)).toBeUndefined();
  });

  test('the period of separate fields', () => {
    expect(
      ['MONTH', 'YEARLY', 'per-year-salary', 'HOUR', 'annually', 'maand', 'WEEK', ''].map(salaryPeriod),
    ).toEqual(['month', 'year', 'year', 'hour', 'year', 'month', undefined, undefined]);
  });
});

function dotted(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.');
}
