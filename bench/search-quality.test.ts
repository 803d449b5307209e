import { demoJobs, demoOrganisations } from '@boardwright/api';
import { expect, it } from 'vitest';
import { HALVES, JUDGED } from './search-quality.judge.ts';
import { WORKS } from './search-quality.works.ts';

const demo = { now: new Date(Date.UTC(2026, 10, 20, 12)) };
const jobs = [...demoJobs(demo, demoOrganisations(demo))].filter(({ status }) => status === 'active');

it('judges at least 800 searches in three languages, at least 120 in each half, none twice', () => {
  expect(JUDGED.length).toBeGreaterThanOrEqual(800);
  expect(new Set(JUDGED.map(({ language }) => language))).toEqual(new Set(['nl', 'en', 'ro']));
  for (const half of HALVES) {
    expect(JUDGED.filter((query) => query.half === half).length, half).toBeGreaterThanOrEqual(120);
  }
  const keys = JUDGED.map(({ board, language, typed }) => `${board} ${language} ${typed}`);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('has a job of the demo for nearly every search', () => {
  const without = JUDGED.filter(
    ({ board, isAbsurd, grade }) =>
      !isAbsurd && !jobs.some((job) => job.job_boards.includes(board) && grade(job) >= 2),
  );
  expect(without.length / JUDGED.length).toBeLessThan(0.02);
});

it('names only titles that the demo declares', () => {
  // So many that every title of every occupation is drawn.
  const many = { ...demo, jobs: 12_000 };
  const titles = [
    ...new Set([...demoJobs(many, demoOrganisations(many))].map(({ title }) => title.toLowerCase())),
  ];
  const unknown = [...WORKS.values()].flatMap((work) =>
    work.titles.filter((each) => {
      const title = each.toLowerCase();
      return !titles.some((own) =>
        title.endsWith('…') ? own.startsWith(title.slice(0, -1)) : own === title,
      );
    }),
  );
  expect(unknown).toEqual([]);
});

it('grades by what the job is: its work, language, place and conditions', () => {
  const typed = (text: string) => JUDGED.find((query) => query.typed === text)!;
  const titled = (title: string) => jobs.find((job) => job.title === title)!;
  expect(typed('vrachtwagen chauffeur').grade(titled('Vrachtwagenchauffeur CE'))).toBe(3);
  expect(typed('vrachtwagen chauffeur').grade(titled('Șofer TIR comunitate'))).toBe(2);
  expect(typed('vrachtwagen chauffeur').grade(titled('Buschauffeur'))).toBe(1);
  expect(typed('vrachtwagen chauffeur').grade(titled('Bakker'))).toBe(0);
});
