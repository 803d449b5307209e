import type { EmployerResume, FoundResume } from '@boardwright/api-client/contract';
import type { MyRelation, ResumeRow } from './resumes.queries.ts';

/** A resume in a list, without what reaches its candidate. @param relation what the company has of it */
export function presentFound(
  { resume, person }: ResumeRow,
  relation: MyRelation | undefined,
): Omit<FoundResume, 'distance'> {
  return {
    uuid: resume.uuid,
    slug: resume.slug,
    given_name: person?.givenName ?? resume.givenName,
    position: resume.position,
    city: resume.city,
    country_code: resume.countryCode,
    short_description: resume.shortDescription,
    open_to_relocate: resume.openToRelocate,
    salary_type: resume.salaryType,
    salary_min: resume.salaryMin,
    travel_distance: resume.travelDistance,
    segment_ids: [...resume.segmentIds],
    status: resume.status,
    client: relation !== undefined,
    contact: relation
      ? {
          status: relation.status,
          created_at: relation.createdAt.toISOString(),
          withdrawn_at: relation.withdrawnAt?.toISOString() ?? null,
        }
      : null,
  };
}

/** The whole resume; how to reach its candidate only where they accepted (docs/decisions, 'Who sees a resume'). */
export function presentResume(
  row: ResumeRow,
  relation: MyRelation | undefined,
  fileToken: string | undefined,
): EmployerResume {
  const { resume, person } = row;
  const ifAccepted = <Value>(value: Value) => (relation?.status === 'accepted' ? value : null);
  return {
    ...presentFound(row, relation),
    info: resume.info,
    history: resume.history.map(({ id: _id, ...entry }) => entry),
    family_name: ifAccepted(person?.familyName ?? resume.familyName),
    email: ifAccepted(person?.email ?? null),
    phone: ifAccepted(resume.phone),
    address: ifAccepted(resume.address),
    postal_code: ifAccepted(resume.postalCode),
    file_token: ifAccepted(fileToken ?? null),
  };
}
