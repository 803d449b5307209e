import type { Job } from '@boardwright/api-client/contract';
import { inLocale } from '@boardwright/messages';
import type { Board } from '../../../board/board-context.ts';
import { sampleJobMessages } from './sample-job.messages.ts';

const day = 86_400_000;
const nameless = { logo: null, header: null, slogan: null } as const;

/**
 * A job that nobody offers, as complete as one can be: what the editor draws on a board that has none yet
 * (specification §2 'Editor mode loads mock job data'). Cards and details mark it as a sample.
 */
export function sampleJob({ locale, now }: Pick<Board, 'locale' | 'now'>): Job & { readonly isSample: true } {
  const words = inLocale(sampleJobMessages, locale);
  const at = Date.parse(now);
  return {
    isSample: true,
    id: 0,
    uuid: 'sample',
    slug: '',
    title: words.title,
    description: words.description,
    status: 'active',
    locale,
    organisation_id: 0,
    organisation_name: words.organisation,
    organisation_slug: '',
    logo: null,
    show_logo: true,
    from: new Date(at - 2 * day).toISOString(),
    till: new Date(at + 40 * day).toISOString(),
    premium: false,
    remote: false,
    location_type: 'fixed',
    location_name: words.place,
    country_code: 'NL',
    lat: null,
    lon: null,
    distance: null,
    salary_min: 2650,
    salary_max: 3200,
    salary_type: 'month',
    hours_min: 32,
    hours_max: 40,
    segment_ids: [],
    tags: [words.contract, words.time, words.education],
    text_type: 'platform',
    text_own: null,
    text_platform: {
      job: words.job,
      function: words.function,
      company: words.company,
      offer: words.offer,
    },
    apply_type: 'email',
    apply_url: null,
    external_reference: null,
    recruiter_name: null,
    recruiter_phone: null,
    recruiter_phone_country: null,
    website: null,
    segments: {},
    segments_names: {
      industry: [words.industry],
      contract: [words.contract],
      time: [words.time],
      education: [words.education],
    },
    applications_count: 0,
    organisation: { id: 0, slug: '', name: words.organisation, ...nameless, jobs_count: 1 },
  };
}
