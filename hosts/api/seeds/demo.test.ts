import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createGeoNames } from '../src/platform/ports/geo-names.ts';
import {
  demoArticles,
  demoCandidates,
  demoFiles,
  demoForwardRules,
  demoJobs,
  demoLandingPages,
  demoOrganisations,
  demoProducts,
  demoReviews,
  demoSearches,
  demoSegments,
  type DemoJob,
  type DemoOptions,
} from './demo.ts';

const options: DemoOptions = { now: new Date('2026-11-20T09:30:00Z') };
const organisations = demoOrganisations(options);
const jobs = [...demoJobs(options, organisations)];
const active = jobs.filter(({ status }) => status === 'active');
const { segments } = demoSegments();
const groupOf = new Map(segments.map((segment) => [segment.id, segment.segment_group_id]));

const textsOf = (job: DemoJob): string =>
  [job.title, job.description, job.text_own, ...Object.values(job.text_platform ?? {})].join(' ');
const everything = (from: DemoOptions): string => {
  const hash = createHash('sha256');
  const employers = demoOrganisations(from);
  hash.update(JSON.stringify([employers, demoFiles(employers), demoArticles(from), demoCandidates(from)]));
  for (const job of demoJobs(from, employers)) hash.update(JSON.stringify(job));
  return hash.digest('hex');
};

describe('the demo as a whole', () => {
  it('is the same for the same seed and day, whatever the hour', () => {
    const later = { ...options, now: new Date('2026-11-20T21:05:00Z') };
    expect(everything(later)).toBe(everything(options));
  });

  it('is another demo for another seed', () => {
    expect(everything({ ...options, seed: 4, jobs: 200 })).not.toBe(everything({ ...options, jobs: 200 }));
  });

  it('names no picture that it does not bring along', () => {
    const files = demoFiles(organisations);
    const keys = new Set(files.map(({ key }) => `/uploads/${key}`));
    const used =
      JSON.stringify([organisations, demoArticles(options)]).match(/\/uploads\/[\w/-]+\.svg/g) ?? [];
    expect(used.filter((address) => !keys.has(address))).toEqual([]);
    expect(keys.size).toBe(files.length);
    expect(files.filter((file) => 'path' in file && !existsSync(file.path))).toEqual([]);
  });

  it('holds no placeholder text and no unfilled slot', () => {
    const all = JSON.stringify([organisations, jobs.map(textsOf), demoArticles(options)]);
    expect(all.match(/lorem ipsum|\{[a-zA-Z]+\}|undefined|\bNaN\b/g)).toBeNull();
  });
});

describe('organisations', () => {
  it('are enough for both boards, each with its own slug', () => {
    expect(organisations.filter(({ job_boards }) => job_boards.includes(1)).length).toBeGreaterThanOrEqual(
      150,
    );
    expect(organisations.filter(({ job_boards }) => job_boards.includes(2)).length).toBeGreaterThanOrEqual(
      40,
    );
    expect(new Set(organisations.map(({ slug }) => slug)).size).toBe(organisations.length);
  });

  it('speak three languages', () => {
    for (const { slogan, text_about } of organisations) {
      for (const text of [...Object.values(slogan), ...Object.values(text_about)])
        expect(text).toMatch(/\S{2}/);
    }
  });

  it('have logos that differ, and about one in eight has none', () => {
    const logos = demoFiles(organisations).flatMap((file) =>
      file.key.startsWith('logos/') && 'svg' in file ? [file.svg] : [],
    );
    expect(new Set(logos).size).toBe(logos.length);
    const without = organisations.filter(({ logo }) => logo === null).length / organisations.length;
    expect(without).toBeGreaterThan(0.08);
    expect(without).toBeLessThan(0.18);
  });
});

describe('jobs', () => {
  it('are as many as asked for, four in five of them northern', () => {
    expect(active.length).toBe(2600);
    const northern = active.filter(({ job_boards }) => job_boards[0] === 1).length / active.length;
    expect(northern).toBeCloseTo(0.8, 1);
    expect(active.some(({ job_boards }) => job_boards.length === 2)).toBe(true);
  });

  it('are mostly in Dutch, some in English and in Romanian', () => {
    const share = (locale: string): number =>
      active.filter((job) => job.locale === locale).length / active.length;
    expect(share('nl')).toBeGreaterThan(0.8);
    expect(share('en')).toBeGreaterThan(0.05);
    expect(share('ro')).toBeGreaterThan(0.03);
  });

  it('have a place in each of the five groups', () => {
    for (const { segment_ids } of jobs) {
      expect(new Set(segment_ids.map((id) => groupOf.get(id)))).toEqual(new Set([1, 2, 3, 4, 5]));
    }
  });

  it('have their own address within the limit, and an intro that fits', () => {
    expect(new Set(jobs.map(({ slug }) => slug)).size).toBe(jobs.length);
    expect(new Set(jobs.map(({ uuid }) => uuid)).size).toBe(jobs.length);
    expect(jobs.filter(({ slug }) => slug.length > 45 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    expect(jobs.filter(({ description }) => description.length > 200 || description.length < 40)).toEqual([]);
  });

  it('pay what makes sense and offer hours that can be chosen', () => {
    for (const { salary_min, salary_max, hours_min, hours_max } of jobs) {
      if (salary_min !== null && salary_max !== null) expect(salary_max).toBeGreaterThanOrEqual(salary_min);
      expect([8, 12, 16, 20, 24, 28, 32, 36, 40]).toEqual(expect.arrayContaining([hours_min, hours_max]));
      expect(hours_max).toBeGreaterThanOrEqual(hours_min);
    }
    expect(active.some(({ salary_min }) => salary_min === null)).toBe(true);
  });

  it('lie in time as their status says', () => {
    const now = options.now.toISOString();
    for (const job of jobs) {
      if (job.status === 'expired') expect(job.till < now).toBe(true);
      else expect(job.till > now).toBe(true);
      expect(job.from > now).toBe(job.status === 'scheduled');
    }
    expect(jobs.filter(({ status }) => status === 'expired').length).toBe(40);
  });

  it('never say the same twice', () => {
    expect(new Set(jobs.map((job) => `${job.organisation_id} ${textsOf(job)}`)).size).toBe(jobs.length);
  });

  it('begin with the district nurse of Winsum', () => {
    expect(active[0]).toMatchObject({
      title: 'Wijkverpleegkundige niveau 6',
      organisation_name: 'Zorggroep Lauwers',
      city: 'Winsum',
      salary_min: 3389,
      salary_max: 4736,
      premium: true,
    });
  });

  it('come one by one, so that many can be asked for', () => {
    const stream = demoJobs({ ...options, jobs: 1_000_000 }, organisations);
    expect(stream.next().value).toMatchObject({ status: 'active' });
    stream.return(undefined);
  });
});

describe('a demo in English', () => {
  const english: DemoOptions = { ...options, language: 'en' };
  const employers = demoOrganisations(english);
  const all = [...demoJobs(english, employers)];
  const first = all.filter(({ job_boards }) => job_boards[0] === 1);
  const running = first.filter(({ status }) => status === 'active');

  it('has as many jobs, on the first board all in English', () => {
    expect(all.filter(({ status }) => status === 'active')).toHaveLength(2600);
    expect(new Set(first.map(({ locale }) => locale))).toEqual(new Set(['en']));
    expect(all.filter(({ job_boards }) => job_boards[0] === 2).some(({ locale }) => locale === 'nl')).toBe(
      true,
    );
  });

  it('has work in each of the twelve fields, much of it under many titles', () => {
    const fields = segments.filter(
      ({ key, job_boards, segment_group_id }) => segment_group_id === 1 && job_boards.includes(1) && key,
    );
    for (const { id, key } of fields) {
      const titles = new Set(
        running.filter(({ segment_ids }) => segment_ids.includes(id)).map(({ title }) => title),
      );
      expect(titles.size, key).toBeGreaterThanOrEqual(9);
    }
  });

  it('keeps to what holds of every job', () => {
    expect(all.filter(({ description }) => description.length > 200 || description.length < 40)).toEqual([]);
    expect(new Set(all.map((job) => `${job.organisation_id} ${textsOf(job)}`)).size).toBe(all.length);
    expect(
      JSON.stringify(first.map(textsOf)).match(/\{[a-zA-Z]+\}|undefined|\b(?:jij|je|wij|een)\b/g),
    ).toBeNull();
  });

  it('says of employers what they offer, in English', () => {
    const benefits = employers.flatMap(({ organisation_info: info }) =>
      info.filter(({ type }) => type === 'benefit').map(({ value }) => value as string),
    );
    expect(benefits.length).toBe(employers.length * 4);
    expect(benefits.join(' ')).not.toMatch(/\b(?:je|een|het|voor|per jaar)\b/);
    expect(employers.some(({ organisation_info: info }) => info.some(({ type }) => type === 'text'))).toBe(
      false,
    );
  });

  it('has candidates who write English', () => {
    const northern = demoCandidates(english).filter(({ job_boards }) => job_boards.includes(1));
    expect(northern.map(({ locale }) => locale)).toEqual(Array.from({ length: 20 }, () => 'en'));
    const dutch = demoCandidates(options).filter(({ job_boards }) => job_boards.includes(1));
    // The same people, who want the same.
    expect(
      northern.map(({ given_name, salary_min, segments: wanted }) => [given_name, salary_min, wanted]),
    ).toEqual(dutch.map(({ given_name, salary_min, segments: wanted }) => [given_name, salary_min, wanted]));
  });

  it('has landing pages that find something', () => {
    const pages = demoLandingPages('en').filter(
      ({ job_board_id, locale }) => job_board_id === 1 && locale === 'en',
    );
    expect(pages.length).toBeGreaterThanOrEqual(10);
    for (const { title, query } of pages) {
      const found = running.filter(
        (job) =>
          (!query.segments.length || query.segments.some((id) => job.segment_ids.includes(id))) &&
          textsOf(job)
            .toLowerCase()
            .includes(query.search?.toLowerCase() ?? ''),
      );
      expect(found.length, title).toBeGreaterThan(0);
    }
  });
});

describe('the other content', () => {
  it('has news for both boards, in Dutch and English and the first three in Romanian', () => {
    const count = (board: number, locale: string): number =>
      demoArticles(options).filter((article) => article.job_board_id === board && article.locale === locale)
        .length;
    expect([count(1, 'nl'), count(1, 'en'), count(1, 'ro')]).toEqual([8, 8, 3]);
    expect([count(2, 'nl'), count(2, 'en'), count(2, 'ro')]).toEqual([5, 5, 3]);
    for (const { text, description } of demoArticles(options)) {
      expect(text.match(/<p>/g)?.length).toBeGreaterThanOrEqual(4);
      expect(description).not.toBe('');
    }
  });

  it('has landing pages that find something', () => {
    for (const { job_board_id, query } of demoLandingPages()) {
      const found = active.filter(
        (job) =>
          job.job_boards.includes(job_board_id) &&
          (!query.segments.length || query.segments.some((id) => job.segment_ids.includes(id))) &&
          textsOf(job)
            .toLowerCase()
            .includes(query.search?.toLowerCase() ?? ''),
      );
      expect(found.length).toBeGreaterThan(0);
    }
  });

  it('has a landing page of the islands, which finds what is on them and nothing ashore', () => {
    const page = demoLandingPages().find(({ title }) => title === 'Vacatures op de Waddeneilanden');
    expect(page?.query).toEqual({ segments: [], location_name: 'Waddeneilanden' });
    const geo = createGeoNames();
    const area = geo.regionNamed(page?.query.location_name ?? '', ['NL']);
    const found = active.filter(
      ({ lat, lon }) =>
        lat !== null && lon !== null && geo.areasAt(lat, lon).some(({ name }) => name === area?.name),
    );
    const islands = new Set(found.map(({ location_name }) => location_name));
    expect([...islands].toSorted()).toEqual(['Ameland', 'Schiermonnikoog', 'Terschelling', 'Texel']);
  });

  it('has candidates, products, reviews, searches and forward rules', () => {
    expect(demoCandidates(options).length).toBe(30);
    expect(demoCandidates(options).every(({ family_name }) => /^\p{Lu}\.$/u.test(family_name))).toBe(true);
    expect(demoProducts().filter(({ job_board_id }) => job_board_id === 2).length).toBe(10);
    expect(demoReviews().filter(({ job_board_id }) => job_board_id === 1).length).toBe(6);
    expect(demoSearches().length).toBeGreaterThan(20);
    expect(demoForwardRules().length).toBe(5);
  });
});
