import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { biasedWords } from './biased-words.ts';
import { findBiasedWords } from './find-biased-words.ts';
import { judgeJob, type JudgedJob, type QualityCheck } from './judge-job.ts';

const locales = ['nl', 'en', 'ro'] as const;
const found = (text: string, locale: string) => findBiasedWords(text, locale).map(({ word }) => word);

describe('words that favour some', () => {
  it('are found in no text of a language without a list of them', () => {
    expect(found('Wij zoeken een vakman, maximaal 35 jaar.', 'de')).toEqual([]);
  });

  it.each([
    [
      'nl',
      'Wij zoeken een VAKMAN voor ons jong team, maximaal 35 jaar.',
      ['VAKMAN', 'jong team', 'maximaal 35 jaar'],
    ],
    ['nl', 'De secretaresse en hij.', ['secretaresse', 'hij']],
    [
      'en',
      'He joins a young and\n dynamic crew of salesmen under 30.',
      ['He', 'young and\n dynamic', 'salesmen', 'under 30'],
    ],
    [
      'ro',
      'Căutăm fete tinere pentru o echipă tânără, până în 30 de ani.',
      ['fete', 'tinere', 'echipă tânără', 'până în 30 de ani'],
    ],
    ['ro', 'Prezenţă plăcută', ['Prezenţă plăcută']],
  ] as const)('%s: %s', (locale, text, words) => {
    expect(found(text, locale)).toEqual(words);
  });

  it.each([
    [
      'nl',
      'Timmerwerk met jonge kinderen; vakmanschap, hijsen, een juffer, zustercode. Maximaal 10 jaar ervaring.',
    ],
    ['en', 'The theatre on this shelf; here, there, history, hero, ninja-like; her-story. Under 40 hours.'],
    ['ro', 'Fetele nu; tineret, întinerire, secretariat, femeiesc. Maxim 10 ani experiență.'],
  ] as const)('are not found inside other words: %s', (locale, text) => {
    expect(found(text, locale)).toEqual([]);
  });

  it('each come with what to write instead, once, in lower case', () => {
    for (const locale of locales) {
      const words = biasedWords[locale].map(({ word }) => word);
      expect(new Set(words).size).toBe(words.length);
      for (const { word, kind } of biasedWords[locale]) {
        expect(word).toBe(word.toLowerCase().normalize('NFC').trim());
        expect(findBiasedWords(`a, ${word}.`, locale)[0]).toMatchObject({ word, offset: 3, kind });
      }
    }
  });

  const texts = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...locales.flatMap((one) => biasedWords[one].map(({ word }) => word))),
    ),
  );
  it('stand where they are said to stand, whatever the text', () => {
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom(' ', '', '-', '\n'),
        fc.constantFrom(...locales),
        (parts, glue, locale) => {
          const text = parts.join(glue);
          let end = 0;
          for (const { word, offset } of findBiasedWords(text, locale)) {
            expect(text.slice(offset, offset + word.length)).toBe(word);
            expect(offset).toBeGreaterThanOrEqual(end);
            end = offset + word.length;
            expect(text.slice(end)).not.toMatch(/^[\p{L}\p{N}]/u);
            expect(text.slice(0, offset)).not.toMatch(/[\p{L}\p{N}]$/u);
          }
        },
      ),
    );
  });

  it('are never found inside a longer word', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdeghăș'), minLength: 1 });
    fc.assert(
      fc.property(letters, fc.constantFrom(...locales), fc.nat(), (more, locale, at) => {
        const list = biasedWords[locale].filter(({ word }) => !word.includes(' '));
        const { word } = list[at % list.length] ?? { word: 'x' };
        const long = `${more}${word}${more}`;
        const isWord = biasedWords[locale].some((one) => one.word === long);
        expect(isWord ? [] : found(long, locale)).toEqual([]);
      }),
    );
  });
});

const whole: JudgedJob = {
  locale: 'nl',
  title: 'Kok in Kloosterburen',
  description: 'Koken voor dertig bewoners.',
  texts: [`<p>${'Jij kookt iedere dag met verse groente. '.repeat(20)}</p>`],
  salaryMin: 2800,
  salaryMax: 3400,
  salaryType: 'month',
  hoursMin: 24,
  hoursMax: 32,
  locationType: 'fixed',
  locationName: 'Kloosterburen',
  remote: false,
  hasApply: true,
  hasContact: true,
  till: '2026-12-20',
  segments: 2,
};
const wrong = (change: Partial<JudgedJob>, pay: 'off' | 'warn' | 'require' = 'warn'): QualityCheck[] =>
  judgeJob({ ...whole, ...change }, pay)
    .judgements.filter(({ isGood }) => !isGood)
    .map(({ check }) => check);

describe('the quality of a job', () => {
  it('is whole where everything is said', () => {
    expect(judgeJob(whole, 'require')).toMatchObject({ score: 100, hits: [] });
  });

  it.each<[Partial<JudgedJob>, QualityCheck[]]>([
    [{ title: '' }, ['title']],
    [{ title: 'Kok € 3.400 p/m' }, ['titlePay']],
    [{ title: 'Bucătar 5000 lei net' }, ['titlePay']],
    [{ title: 'KOK GEZOCHT' }, ['titleLoud']],
    [{ title: 'Kok gezocht!!' }, ['titleLoud']],
    [{ title: 'ICT-beheerder (HBO)' }, []],
    [
      { title: 'Verpleegkundige niveau 6 in de wijk en in het verpleeghuis, met een opleiding erbij' },
      ['titleLong'],
    ],
    [{ description: '' }, ['intro']],
    [{ texts: [] }, ['text']],
    [{ texts: ['<p>Kort.</p>'] }, ['textShort']],
    [{ texts: [`<p>${'woord '.repeat(900)}</p>`] }, ['textLong']],
    [{ description: 'Wij zijn een jong team.' }, ['bias']],
    [{ locationName: '' }, ['place']],
    [{ locationName: '', locationType: 'none' }, []],
    [{ salaryMin: null, salaryMax: null }, ['pay']],
    [{ salaryType: 'project' }, ['payUnit']],
    [{ hoursMin: null, hoursMax: null }, ['hours']],
    [{ hasApply: false, hasContact: false }, ['apply', 'contact']],
    [{ till: '', segments: 0 }, ['segments', 'till']],
  ])('says what is missing: %o', (change, checks) => {
    expect(wrong(change)).toEqual(checks);
  });

  it('asks for pay as the site does', () => {
    const unpaid = { salaryMin: null, salaryMax: null };
    expect(wrong(unpaid, 'off')).toEqual([]);
    const weightIn = (pay: 'warn' | 'require') =>
      judgeJob({ ...whole, ...unpaid }, pay).judgements.find(({ check }) => check === 'pay')?.weight;
    expect([weightIn('warn'), weightIn('require')]).toEqual(['should', 'must']);
  });

  it('is a number from 0 to 100 for whatever is typed', () => {
    const amount = fc.option(fc.double({ noNaN: true }));
    const job = fc.record({
      title: fc.string({ unit: 'binary' }),
      description: fc.string({ unit: 'binary' }),
      texts: fc.array(fc.string({ unit: 'binary' })),
      salaryMin: amount,
      till: fc.string(),
      locale: fc.constantFrom(...locales),
    });
    fc.assert(
      fc.property(job, (change) => {
        const { score } = judgeJob({ ...whole, ...change }, 'require');
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });
});
