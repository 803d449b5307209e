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
  const messages = inLocale(sampleJobMessages, locale);
  const at = Date.parse(now);
  return {
    isSample: true,
    id: 0,
    uuid: 'sample',
    slug: '',
    title: messages.title,
    description: messages.description,
    status: 'active',
    locale,
    organisation_id: 0,
    organisation_name: messages.organisation,
    organisation_slug: '',
    logo: null,
    show_logo: true,
    from: new Date(at - 2 * day).toISOString(),
    till: new Date(at + 40 * day).toISOString(),
    premium: false,
    remote: false,
    location_type: 'fixed',
    location_name: messages.place,
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
    tags: [messages.contract, messages.time, messages.education],
    text_type: 'platform',
    text_own: null,
    text_platform: {
      job: messages.job,
      function: messages.function,
      company: messages.company,
      offer: messages.offer,
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
      industry: [messages.industry],
      contract: [messages.contract],
      time: [messages.time],
      education: [messages.education],
    },
    applications_count: 0,
    organisation: { id: 0, slug: '', name: messages.organisation, ...nameless, jobs_count: 1 },
  };
}
