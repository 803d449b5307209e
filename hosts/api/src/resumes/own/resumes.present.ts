import type { Resume, ResumeEntry } from '@boardwright/api-client/contract';
import type { Locale } from '@boardwright/messages';
import type { MyResume } from './resumes.queries.ts';

/** The place of an entry without a number of its own: the demonstration's have none. */
export function presentEntries(history: MyResume['resume']['history']): ResumeEntry[] {
  return history.map((entry, at) => ({
    id: entry.id ?? String(at),
    type: entry.type,
    name: entry.name,
    institution: entry.institution ?? null,
    place: entry.place ?? null,
    description: entry.description ?? null,
    from: entry.from ?? null,
    till: entry.till ?? null,
  }));
}

/** A resume as its owner reads it; names follow the account. */
export function presentResume({ resume, file, person }: MyResume, locale: Locale): Resume {
  return {
    uuid: resume.uuid,
    slug: resume.slug,
    status: resume.status,
    given_name: person.givenName,
    family_name: person.familyName,
    position: resume.position,
    short_description: resume.shortDescription,
    info: resume.info,
    phone: resume.phone,
    phone_country: resume.phoneCountry,
    address: resume.address,
    place: resume.place,
    postal_code: resume.postalCode,
    city: resume.city,
    country: new Intl.DisplayNames([locale], { type: 'region' }).of(resume.countryCode) ?? resume.countryCode,
    country_code: resume.countryCode,
    lat: resume.lat,
    lon: resume.lon,
    open_to_relocate: resume.openToRelocate,
    salary_type: resume.salaryType,
    salary_min: resume.salaryMin,
    travel_distance: resume.travelDistance,
    segment_ids: [...resume.segmentIds],
    history: presentEntries(resume.history),
    visibility: resume.visibility,
    client_ids: [...resume.clientIds],
    file_token: file?.token ?? null,
    file: file && { name: file.name, size: file.size, uploaded_at: file.createdAt.toISOString() },
    has_proposal: resume.proposal !== null,
    revision: resume.revision,
    updated_at: resume.updatedAt.toISOString(),
  };
}
