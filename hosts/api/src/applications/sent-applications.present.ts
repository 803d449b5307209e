import { isOpen } from './application.policy.ts';
import { type SentApplication } from '@boardwright/api-client/contract';
import type { applications } from '../platform/database/schema.ts';
import { jobVisibility } from '../jobs/public/job-lifecycle.ts';
import type { SentFile, SentRow } from './sent-applications.queries.ts';

type Application = typeof applications.$inferSelect;

/** What went along, the CV first. */
export function presentFiles(
  { id, cvFileId, motivationFileId }: Pick<Application, 'id' | 'cvFileId' | 'motivationFileId'>,
  files: readonly SentFile[],
): SentApplication['files'] {
  const kinds = [
    ['cv', cvFileId],
    ['motivation', motivationFileId],
  ] as const;
  return kinds.flatMap(([kind, fileId]) =>
    files
      .filter((file) => file.id === fileId && file.applicationId === id)
      .map(({ token, name, size }) => ({ kind, token, name, size })),
  );
}

/** An application for its applicant's eyes: of its stage they read the kind and nothing else. */
export function presentSent(
  { application, job, kind, link, withheldAt, organisationLogo }: SentRow,
  files: readonly SentFile[],
  now: Date,
): SentApplication {
  const { withdrawnAt, movedAt, createdAt } = application;
  const reached = kind ?? 'received';
  return {
    uuid: application.uuid,
    status: withdrawnAt ? 'withdrawn' : reached,
    created_at: createdAt.toISOString(),
    changed_at: (withdrawnAt ?? movedAt ?? createdAt).toISOString(),
    can_withdraw: !withdrawnAt && isOpen(reached),
    email: application.email,
    given_name: application.givenName,
    family_name: application.familyName,
    phone: application.phone,
    motivation_text: application.motivationText,
    files: presentFiles(application, files),
    job: {
      uuid: job.uuid,
      slug: job.slug,
      title: job.title,
      organisation_name: job.organisationName,
      logo: job.showLogo ? (job.logo ?? organisationLogo) : null,
      location_name: job.locationName,
      live: link !== null && jobVisibility({ ...job, withheldAt }, now) === 'live',
    },
  };
}
