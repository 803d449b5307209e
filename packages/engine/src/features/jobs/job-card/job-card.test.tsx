import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { getByRole, queryAllByRole, valueOf } from '@boardwright/ui/testing';
import { JobCard } from './job-card.tsx';
import type { JobCardJob } from './job-card-job.ts';
import { JobList } from './job-list.tsx';

const job: JobCardJob = {
  uuid: 'u',
  slug: 'wijkverpleegkundige',
  title: 'Wijkverpleegkundige niveau 6',
  organisation_name: 'Zorggroep Lauwers',
  logo: '/logo.svg',
  show_logo: true,
  location_name: 'Winsum',
  distance: 14.2,
  salary_min: 3389,
  salary_max: 4736,
  salary_type: 'month',
  hours_min: 24,
  hours_max: 32,
  from: '2026-11-18T08:00:00Z',
  premium: false,
  tags: ['Vast', 'Hbo', 'Thuiszorg', 'Nachtdienst'],
};
const draw = (changes: Partial<JobCardJob> = {}, board = {}) =>
  renderPart(<JobCard job={{ ...job, ...changes }} href="/vacature/x" />, board).replaceAll('\u00a0', ' ');

describe('a job card', () => {
  it('says what it pays, how many hours, how far, and since when', () => {
    const html = draw();
    for (const text of ['€ 3.389 – € 4.736', 'per maand', '24–32 uur', 'Winsum (14 km)', '2 dagen geleden']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('title="18-11-2026"');
    expect(html).toContain('href="/vacature/x"');
  });
  it('shows three tags and no more', () => {
    expect(draw()).toContain('Thuiszorg');
    expect(draw()).not.toContain('Nachtdienst');
  });
  it('is honest about a missing salary and draws nothing for missing hours', () => {
    const html = draw({ salary_min: null, salary_max: null, hours_min: null, hours_max: null });
    expect(html).toContain('Salaris in overleg');
    expect(html).not.toContain('uur');
  });
  it('has initials where there is no logo or it must not be shown', () => {
    expect(draw({ logo: null })).toContain('>ZL<');
    expect(draw({ show_logo: false })).not.toContain('/logo.svg');
  });
  it('says where a job without a town is', () => {
    const nowhere = { location_name: null, distance: null };
    expect(draw({ ...nowhere, remote: true })).toContain('Op afstand');
    expect(draw({ ...nowhere, location_type: 'none' })).toContain('Geen vaste werkplek');
    expect(draw({ ...nowhere, location_type: 'country' })).toContain('Door het hele land');
    expect(draw({ remote: true })).toContain('Winsum (14 km), ook op afstand');
  });
  it('marks a premium job with a ribbon', () => {
    expect(draw({ premium: true })).toContain('Topvacature');
    expect(draw()).not.toContain('Topvacature');
  });
  it('hides its date on a board that hides dates', () => {
    expect(queryAllByRole(draw({}, { hideJobDates: true }), 'time')).toHaveLength(0);
  });
  it('keeps the heart as a form of its own, outside the link', () => {
    const html = draw({}, { favourites: [`job.${job.uuid}`], path: '/vacatures', search: '?page=2' });
    const form = getByRole(html, 'form');
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/favourite', 'post']);
    expect(['job', 'next', 'keep'].map((name) => valueOf(form, name))).toEqual([
      job.uuid,
      '/vacatures?page=2',
      '0',
    ]);
    expect(form.closest('a')).toBeNull();
    const isPressed = (card: string) =>
      getByRole(getByRole(card, 'form'), 'button').getAttribute('aria-pressed');
    expect([isPressed(html), isPressed(draw())]).toEqual(['true', 'false']);
  });
  it('has no heart for an employer, nor on a board without favourites', () => {
    expect(queryAllByRole(draw({}, { visitor: 'employer' }), 'form')).toHaveLength(0);
    expect(queryAllByRole(draw({}, { enableFavourites: false }), 'form')).toHaveLength(0);
  });
  it.each(['en', 'nl', 'ro'])('speaks %s without a raw key', (locale) => {
    const html = draw({ premium: true, remote: true }, { locale });
    const text = html.replace(/<[^>]*>/g, ' ').split(/\s+/);
    for (const key of ['salaryPer.month', 'placeDistance', 'alsoRemote', 'premium', 'today'])
      expect(text).not.toContain(key);
  });
});

describe('a list of jobs', () => {
  it('is a list, its empty places left out', () => {
    const html = renderPart(
      <JobList layout="cards" label="Vacatures">
        <JobCard job={job} href="/a" />
        {false}
      </JobList>,
    );
    const list = getByRole(html, 'list', 'Vacatures');
    expect([...list.children].map(({ tagName }) => tagName)).toEqual(['LI']);
  });
});
