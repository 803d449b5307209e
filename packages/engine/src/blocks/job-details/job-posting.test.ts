import type { Job } from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { jobView } from '../../features/jobs/job/job-view.ts';
import { previewJob } from '../../testing/preview-job.ts';
import { jobPosting } from './job-posting.ts';

const posting = (changes: Partial<Job>, hidden = false) =>
  jobPosting(jobView(previewJob(changes)), {
    description: '<p>Werk</p>',
    currency: 'EUR',
    siteName: 'Wadwerk',
    hidden,
  }) as Record<string, unknown>;
const contract = (name: string) => ({ segments_names: { contract: [name] } });

describe('a job as search engines read it', () => {
  it('names the ways of employment by hours and contract', () => {
    expect(posting({ hours_min: 32, hours_max: 40 }).employmentType).toEqual(['FULL_TIME', 'PART_TIME']);
    expect(posting({ hours_min: 40, hours_max: 40, ...contract('Vast') }).employmentType).toBe('FULL_TIME');
    expect(posting({ ...contract('Tijdelijk') }).employmentType).toEqual(['PART_TIME', 'TEMPORARY']);
    expect(posting({ hours_min: null, hours_max: null, ...contract('Stage') }).employmentType).toBe('INTERN');
    expect(posting({ ...contract('Perioadă nedeterminată') }).employmentType).toBe('PART_TIME');
    expect(posting({ hours_min: null, hours_max: null, ...contract('Vast') })).not.toHaveProperty(
      'employmentType',
    );
  });

  it('says no salary that has no period, and one amount as one', () => {
    expect(posting({ salary_min: 25, salary_max: 25, salary_type: 'hour' }).baseSalary).toMatchObject({
      value: { value: 25, unitText: 'HOUR' },
    });
    expect(posting({ salary_type: 'project' })).not.toHaveProperty('baseSalary');
    expect(posting({ salary_min: null, salary_max: null })).not.toHaveProperty('baseSalary');
  });

  it('gives a job from home a country to live in, and any other a place', () => {
    const remote = posting({ remote: true, city: null, location_name: null });
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'NL' },
    });
    expect(remote).not.toHaveProperty('jobLocation');
    expect(posting({ remote: false, city: null, location_name: null }).jobLocation).toMatchObject({
      address: { addressCountry: 'NL' },
    });
  });

  it('keeps a hidden employer hidden, and an open end open', () => {
    expect(posting({}, true).hiringOrganization).toBe('confidential');
    expect(JSON.stringify(posting({}, true))).not.toContain('Lauwers');
    expect(posting({ till: null })).not.toHaveProperty('validThrough');
  });

  it('says where one applies', () => {
    expect(posting({}).directApply).toBe(true);
    expect(posting({ apply_type: 'url', apply_url: 'https://jobs.example/1' }).directApply).toBe(false);
  });
});
