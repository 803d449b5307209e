import { describe, expect, it } from 'vitest';
import { entriesOf } from './cv-entries.ts';

const read = (text: string, type: 'employer' | 'education' = 'employer') =>
  entriesOf(text.split('\n'), type).map(({ name, institution, sure }) => [name, institution, sure]);

describe('an entry of a CV', () => {
  it('is not ticked where its employer may stand above it, and that of the next one below it', () => {
    const text = `NHS Digital
Senior Data Analyst    Jan 2021 – Present
- Cut the report from three days to two hours
Data Analyst    Mar 2018 – Dec 2020
Asda Stores Ltd
Pricing Analyst    06/2014 – 02/2018`;
    expect(read(text).filter(([, , sure]) => sure)).toEqual([]);
  });

  it('is ticked where each employer stands below its job', () => {
    const text = `Data Analyst    Mar 2018 – Dec 2020
Asda Stores Ltd
Pricing Analyst    06/2014 – 02/2018
Tesco plc`;
    expect(read(text)).toEqual([
      ['Data Analyst', 'Asda Stores Ltd', true],
      ['Pricing Analyst', 'Tesco plc', true],
    ]);
  });

  it('has the brackets that belong to its names', () => {
    const text = `1995-1999 MBO Logistiek (niveau 4), Friesland College (diploma)
1991-1995 MAVO, (Bogerman College)`;
    expect(read(text, 'education')).toEqual([
      ['MBO Logistiek (niveau 4)', 'Friesland College (diploma)', true],
      ['MAVO', 'Bogerman College', true],
    ]);
  });

  it('is not ticked where a bracket was cut off', () => {
    const text = '2008 – 2014 Magazijnmedewerker, Vos Groep (via Randstad, Heerenveen)';
    expect(read(text).map(([, , sure]) => sure)).toEqual([false]);
  });
});
