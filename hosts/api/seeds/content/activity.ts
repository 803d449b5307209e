import type { DemoLanguage } from '../demo-types.ts';

/** Since how many days companies are on the board: the demo's employer's, and of the others each after the one before. */
export const companyAge = { own: 412, of: (at: number): number => 260 - at * 19.3 };

/** When somebody of the demo registered and logged in last, in days ago. */
export interface DemoRegistration {
  readonly registered: number;
  /** Whether they followed the link of their mail. */
  readonly isVerified: boolean;
  readonly seen: number;
}

/** Days between two who register: now a few in a week, now none. */
const gaps = [1.3, 0.4, 3.1, 2.2, 0.7, 4.6, 1.9];
const firstCandidate = 58;

/**
 * @param at which of the people of the site, the first registered first
 * @param company since how many days their company is there; undefined for a candidate
 */
export function demoRegistration(at: number, company: number | undefined): DemoRegistration {
  if (company !== undefined) return { registered: company, isVerified: true, seen: 0.8 + (at % 5) * 2.3 };
  const passed = Array.from({ length: at }, (_, index) => gaps[index % gaps.length] ?? 0);
  const registered = Math.max(
    0.6,
    passed.reduce((left, gap) => left - gap, firstCandidate),
  );
  return { registered, isVerified: at % 8 !== 6, seen: registered * (0.1 + 0.11 * (at % 7)) };
}

/** Addresses of the site that was there before, in its language, each by days ago and how many came. */
const missing = [
  {
    path: { nl: '/vacature-verpleegkundige', en: '/jobs-for-nurses' },
    days: [
      [1, 4],
      [3, 6],
      [8, 3],
      [15, 5],
    ],
  },
  {
    path: { nl: '/nieuwsbrief-aanmelden', en: '/newsletter-signup' },
    days: [
      [2, 2],
      [6, 3],
      [12, 2],
    ],
  },
  {
    path: { nl: '/werkgevers/tarieven', en: '/employers/rates' },
    days: [
      [4, 2],
      [9, 1],
    ],
  },
] as const;

/** Addresses that lead nowhere and that others still link to. */
export const demoMissingPaths = (language: DemoLanguage) =>
  missing.map(({ path, days }) => ({ path: path[language], days }));
