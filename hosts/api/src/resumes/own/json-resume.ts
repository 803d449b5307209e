import type { ResumeEntry } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import { plainText } from '../../platform/http/sanitise.ts';
import { presentEntries } from './resumes.present.ts';
import type { CandidateSegment, MyResume } from './resumes.queries.ts';

/** Under `meta`: what a resume here has and JSON Resume has no place for. */
export const ownPart = 'boardwright';
const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Without what is not said. */
function withoutEmpty(object: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== null && value !== undefined),
  );
}

function workOf({ name, institution, place, description, from, till }: ResumeEntry) {
  return withoutEmpty({
    position: name,
    name: institution,
    location: place,
    summary: description,
    startDate: from,
    endDate: till,
  });
}

/** JSON Resume has no place and no description of a study; a section may hold more than it names. */
function educationOf({ name, institution, place, description, from, till }: ResumeEntry) {
  return withoutEmpty({
    area: name,
    institution,
    location: place,
    description,
    startDate: from,
    endDate: till,
  });
}

function skillsOf(ids: readonly number[], offered: readonly CandidateSegment[], locale: Locale) {
  const nameIn = (name: Readonly<Record<string, string>> | null, key: string) =>
    name?.[locale] ?? name?.['en'] ?? key;
  const chosen = offered.filter(({ id }) => ids.includes(id));
  return [...Map.groupBy(chosen, ({ groupKey }) => groupKey).entries()].map(([key, of]) => ({
    name: nameIn(of[0]?.groupName ?? null, key),
    keywords: of.map((segment) => nameIn(segment.name, segment.key)),
  }));
}

/** What a JSON Resume has of a resume. */
export type ExportedResume = Pick<
  MyResume['resume'],
  | 'position'
  | 'shortDescription'
  | 'info'
  | 'phone'
  | 'address'
  | 'postalCode'
  | 'place'
  | 'countryCode'
  | 'openToRelocate'
  | 'salaryType'
  | 'salaryMin'
  | 'travelDistance'
  | 'history'
  | 'segmentIds'
  | 'updatedAt'
>;

/** A resume as a JSON Resume (schema 1.0.0 of jsonresume.org). Names of segments are those of the caller's language. */
export function jsonResume(
  { resume, person }: Pick<MyResume, 'person'> & { readonly resume: ExportedResume },
  offered: readonly CandidateSegment[],
  locale: Locale,
): Readonly<Record<string, unknown>> {
  const entries = presentEntries(resume.history);
  const of = (type: ResumeEntry['type']) => entries.filter((entry) => entry.type === type);
  const { place, address, postalCode, countryCode } = resume;
  return {
    $schema: schema,
    basics: withoutEmpty({
      name: `${person.givenName} ${person.familyName}`,
      label: resume.position,
      email: person.email,
      phone: resume.phone,
      summary: resume.shortDescription ?? (resume.info && plainText(resume.info)),
      location: withoutEmpty({ address, postalCode, city: place, countryCode }),
    }),
    work: of('employer').map(workOf),
    education: of('education').map(educationOf),
    skills: skillsOf(resume.segmentIds, offered, locale),
    meta: {
      version: 'v1.0.0',
      lastModified: resume.updatedAt.toISOString().slice(0, 19),
      [ownPart]: withoutEmpty({
        info: resume.info,
        open_to_relocate: resume.openToRelocate,
        salary_type: resume.salaryType,
        salary_min: resume.salaryMin,
        travel_distance: resume.travelDistance,
      }),
    },
  };
}
