import type { Locale } from '@boardwright/messages';
import { createTranslator } from '@boardwright/ui/translator';
import { describe, expect, it } from 'vitest';
import { hoursText } from './hours.ts';
import { jobTextMessages } from './job-texts.messages.ts';
import { salaryText } from './salary.ts';
import type { JobTexts } from './use-job-texts.ts';

const textsIn = (locale: Locale): JobTexts =>
  createTranslator(locale, { jobs: jobTextMessages[locale] }).namespace('jobs');
const [nl, en, ro] = [textsIn('nl'), textsIn('en'), textsIn('ro')];
/** Makes the no-break spaces visible. */
const seen = (text: string | undefined) => text?.replaceAll('\u00a0', '_');

describe('salary', () => {
  const monthly = { salary_min: 3389, salary_max: 4736, salary_type: 'month' };
  it('is a range that breaks after the dash only', () => {
    expect(seen(salaryText(monthly, 'nl', 'EUR', nl))).toBe('€_3.389_– €_4.736 per maand');
    expect(seen(salaryText(monthly, 'en', 'EUR', en))).toBe('€3,389_– €4,736 per month');
    expect(seen(salaryText(monthly, 'ro', 'EUR', ro))).toBe('3.389_€_– 4.736_€ pe lună');
  });
  it('says from and up to when one end is missing, and one amount when both are the same', () => {
    expect(seen(salaryText({ salary_min: 15.5, salary_type: 'hour' }, 'nl', 'EUR', nl))).toBe(
      'vanaf €_15,50 per uur',
    );
    expect(seen(salaryText({ salary_max: 90000, salary_type: 'year' }, 'en', 'EUR', en))).toBe(
      'up to €90,000 per year',
    );
    expect(
      seen(salaryText({ salary_min: 500, salary_max: 500, salary_type: 'project' }, 'nl', 'EUR', nl)),
    ).toBe('€_500 per project');
  });
  it('is what the employer wrote where nothing can be told from it', () => {
    expect(salaryText({ salary_text: 'marktconform' }, 'nl', 'EUR', nl)).toBe('marktconform');
    expect(seen(salaryText({ ...monthly, salary_text: 'goed' }, 'nl', 'EUR', nl))).toContain('3.389');
  });
  it('is honest when there is none', () => {
    expect(salaryText({ salary_min: null, salary_max: 0 }, 'nl', 'EUR', nl)).toBe('Salaris in overleg');
    expect(salaryText({}, 'ro', 'EUR', ro)).toBe('Salariu negociabil');
  });
});

describe('hours', () => {
  it('are a range, a number or one end', () => {
    expect(seen(hoursText({ hours_min: 24, hours_max: 32 }, 'nl', nl))).toBe('24–32_uur');
    expect(seen(hoursText({ hours_min: 33.6, hours_max: 33.6 }, 'nl', nl))).toBe('33,6_uur');
    expect(seen(hoursText({ hours_max: 16 }, 'nl', nl))).toBe('tot_16_uur');
    expect(seen(hoursText({ hours_min: 40 }, 'en', en))).toBe('from_40_hours');
    expect(hoursText({ hours_min: null }, 'nl', nl)).toBeUndefined();
  });
  it('take the Romanian plural', () => {
    expect(seen(hoursText({ hours_min: 8, hours_max: 12 }, 'ro', ro))).toBe('8–12_ore');
    expect(seen(hoursText({ hours_min: 24, hours_max: 32 }, 'ro', ro))).toBe('24–32_de_ore');
  });
});
