import type { DemoJob, DemoOrganisation } from '../demo-types.ts';
import type { Occupation } from '../occupations/occupation.ts';
import type { Random } from '../random.ts';
import { segmentId, timeSegmentIds } from '../segments.ts';

export type Salary = { readonly min: number; readonly max: number; readonly per: DemoJob['salary_type'] };

// Dutch law, autumn of 2026, rounded up.
const minimumHourlyWage = 15;

/** Amounts in euro. A scale is paid as it stands; elsewhere employers differ a little. */
export function salaryFor(
  occupation: Occupation,
  organisation: DemoOrganisation,
  random: Random,
): Salary | null {
  const [min, max] = occupation.salary;
  if (random.chance(0.035)) return null;
  const { per, scale } = occupation;
  if (organisation.country_code === 'RO') return romanianSalary(min, max, per, random);
  if (scale) return { min, max, per };
  const factor = random.pick([0.96, 0.98, 1, 1, 1.02, 1.05]);
  const step = { hour: 0.1, day: 5, month: 10, year: 500, project: 100 }[per];
  const rounded = (amount: number): number =>
    Math.round(Math.round((amount * factor) / step) * step * 100) / 100;
  // Nobody pays less than the legal minimum wage.
  const floor = per === 'hour' ? minimumHourlyWage : 0;
  return { min: Math.max(rounded(min), floor), max: Math.max(rounded(max), floor), per };
}

// Dutch hourly wages would be out of place in Romania: there the same work is paid per month.
function romanianSalary(min: number, max: number, per: DemoJob['salary_type'], random: Random): Salary {
  if (per === 'year')
    return { min: Math.round(min / 2400) * 100, max: Math.round(max / 2400) * 100, per: 'month' };
  const factor = per === 'hour' ? 62 + random.between(0, 8) : max > 2500 ? 0.62 : 1;
  const rounded = (amount: number): number => Math.round((amount * factor) / 10) * 10;
  return { min: rounded(min), max: rounded(max), per: 'month' };
}

/** A contract segment's key: an occupation's first kind of contract is the usual one. */
export function contractFor(occupation: Occupation, random: Random): string {
  const [usual = 'vast', ...others] = occupation.contract ?? ['vast', 'tijdelijk'];
  return others.length && random.chance(occupation.contract ? 0.4 : 0.2) ? random.pick(others) : usual;
}

/** Lowest and highest hours a week. */
export function hoursFor(occupation: Occupation, random: Random): readonly [number, number] {
  return random.pick(occupation.hours);
}

// What work on both boards is called on the northern one.
const northernIndustry: Readonly<Record<string, string>> = {
  podiumtechniek: 'techniek',
  educatie: 'onderwijs',
  bibliotheek: 'onderwijs',
  marketing: 'handel',
};

/** Boards and industries: work in culture may also be shown in the north, when the institution is. */
export function boardsFor(
  occupation: Occupation,
  organisation: DemoOrganisation,
  board: 1 | 2,
  random: Random,
): { job_boards: number[]; industries: string[] } {
  if (board === 1) return { job_boards: [1], industries: [occupation.industry] };
  const second = occupation.alsoIndustry ?? northernIndustry[occupation.industry];
  if (!second || !organisation.job_boards.includes(1) || random.chance(0.4)) {
    return { job_boards: [2], industries: [occupation.industry] };
  }
  return { job_boards: [1, 2], industries: [occupation.industry, second] };
}

/** The segments of one job, from all five groups. */
export function segmentsFor(parts: {
  industries: readonly string[];
  contract: string;
  education: readonly string[];
  level: readonly string[];
  hours: readonly [number, number];
}): number[] {
  const keys = [...parts.industries, parts.contract, ...parts.education, ...parts.level];
  return [...new Set([...keys.map(segmentId), ...timeSegmentIds(...parts.hours)])];
}
