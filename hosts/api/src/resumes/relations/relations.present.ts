import type { ContactedCandidate, ContactRequest } from '@boardwright/api-client/contract';
import type { RelationRow } from './relations.queries.ts';

/** A request for its candidate's eyes. */
export function presentRequest({ relation, clientName, clientLogo, file }: RelationRow): ContactRequest {
  return {
    uuid: relation.uuid,
    status: relation.status,
    client_name: clientName,
    client_logo: clientLogo,
    introduction_text: relation.introductionText,
    motivation: relation.motivation,
    motivation_file: file && { token: file.token, name: file.name },
    created_at: relation.createdAt.toISOString(),
    answered_at: relation.answeredAt?.toISOString() ?? null,
    expires_at: relation.expiresAt.toISOString(),
  };
}

/** A candidate for the company's eyes. Who has not accepted, or no longer does, stays without surname and address. */
export function presentContacted(
  row: RelationRow,
  fileToken: string | undefined,
  withResume: boolean,
): ContactedCandidate {
  const { relation, resume, email } = row;
  const request = {
    ...presentRequest(row),
    credits: relation.credits,
    withdrawn_at: relation.withdrawnAt?.toISOString() ?? null,
  };
  if (!withResume) return request;
  const isAccepted = relation.status === 'accepted';
  const ifAccepted = <Value>(value: Value) => (isAccepted ? value : null);
  return {
    ...request,
    resume: {
      uuid: resume.uuid,
      slug: resume.slug,
      given_name: resume.givenName,
      position: resume.position,
      city: resume.city,
      country_code: resume.countryCode,
      short_description: resume.shortDescription,
      family_name: ifAccepted(resume.familyName),
      email: ifAccepted(email),
      phone: ifAccepted(resume.phone),
      address: ifAccepted(resume.address),
      postal_code: ifAccepted(resume.postalCode),
      file_token: ifAccepted(fileToken ?? null),
    },
  };
}
