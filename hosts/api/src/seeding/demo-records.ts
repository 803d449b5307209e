import type { DemoJob, DemoOrganisation } from '../../seeds/demo-types.ts';
import type { DemoSegment, DemoSegmentGroup } from '../../seeds/segments.ts';

/** A row by column names, for {@link insertRecords}. */
export type DemoRecord = Readonly<Record<string, unknown>>;

export function segmentGroupRecords(groups: readonly DemoSegmentGroup[]): readonly DemoRecord[] {
  return groups.map((group, order) => ({ ...group, order }));
}

export function segmentRecords(segments: readonly DemoSegment[]): readonly DemoRecord[] {
  return segments.map(({ job_boards, icon = null, ...segment }) => ({
    ...segment,
    icon,
    job_board_ids: job_boards,
  }));
}

/** @param clientOf the customer an organisation belongs to */
export function organisationRecords(
  organisations: readonly DemoOrganisation[],
  clientOf: (organisation: DemoOrganisation) => number | null,
): readonly DemoRecord[] {
  return organisations.map((organisation) => ({
    id: organisation.id,
    client_id: clientOf(organisation),
    slug: organisation.slug,
    name: organisation.name,
    names: [],
    email: organisation.email,
    phone: organisation.phone,
    website: organisation.website,
    logo: organisation.logo,
    header: organisation.header,
    slogan: organisation.slogan,
    active: organisation.active,
    premium: organisation.premium,
    featured: organisation.featured,
    company_size: String(organisation.company_size),
    company_type: organisation.company_type,
    location_hq: organisation.location_hq,
    country_code: organisation.country_code,
    text_about: organisation.text_about,
    info: organisation.organisation_info,
    socials: organisation.socials,
    segment_ids: organisation.organisation_segments,
    created_at: organisation.created_at,
  }));
}

/** What the demo says of a job that is no column of it. */
const notColumns: ReadonlySet<string> = new Set(['job_boards', 'country_wide']);

/** @param clientOf the customer a job's organisation belongs to */
export function jobRecord(
  job: DemoJob,
  id: number,
  clientOf: (organisationId: number) => number | null,
): DemoRecord {
  return {
    id,
    ...Object.fromEntries(Object.entries(job).filter(([name]) => !notColumns.has(name))),
    client_id: clientOf(job.organisation_id),
    location_type: job.country_wide ? 'country' : job.location_type,
    updated_at: job.created_at,
  };
}

export function boardRecords(
  idColumn: 'job_id' | 'organisation_id',
  owners: readonly { readonly id: number; readonly boards: readonly number[] }[],
): readonly DemoRecord[] {
  return owners.flatMap(({ id, boards }) => boards.map((job_board_id) => ({ [idColumn]: id, job_board_id })));
}
