import {
  type Applicant,
  type ApplicantSummary,
  type StageKind,
  stageKinds,
} from '@boardwright/api-client/contract';
import type { jobs } from '../platform/database/schema.ts';
import type { ApplicantRow, findEvents, findNotes } from './applicants.queries.ts';
import { deletionDate } from './retention-date.ts';
import { presentFiles } from './sent-applications.present.ts';
import type { SentFile } from './sent-applications.queries.ts';
import type { Procedure } from './stages.ts';

type NoteRow = Awaited<ReturnType<typeof findNotes>>[number];
type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

export function presentApplicant(
  { application, jobTitle, notes, introducedBy }: ApplicantRow,
  { received }: Procedure,
): ApplicantSummary {
  return {
    id: application.id,
    given_name: application.givenName,
    family_name: application.familyName,
    email: application.email,
    created_at: application.createdAt.toISOString(),
    moved_at: application.movedAt?.toISOString() ?? null,
    stage_id: application.stageId ?? received.id,
    rating: application.rating,
    withdrawn: application.withdrawnAt !== null,
    has_cv: application.cvFileId !== null,
    has_motivation: application.motivationFileId !== null || Boolean(application.motivationText?.trim()),
    notes_count: notes,
    introduced_by: introducedBy,
    job: { id: application.jobId, title: jobTitle },
  };
}

function nameOf(by: NoteRow['by']): string | null {
  return by && `${by.givenName} ${by.familyName}`;
}

function presentNote({ note, by }: NoteRow, readerId: number): Applicant['notes'][number] {
  return {
    id: note.id,
    text: note.text,
    by: nameOf(by),
    own: note.userId === readerId,
    created_at: note.createdAt.toISOString(),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const kindOf = (value: unknown): StageKind | undefined => stageKinds.find((kind) => kind === value);

function presentEvent({ event, by }: EventRow): Applicant['events'][number] {
  const { kind, stage, file, subject } = event.values;
  const known = kindOf(kind);
  return {
    event: event.event,
    by: nameOf(by),
    created_at: event.createdAt.toISOString(),
    ...(known && { kind: known, stage: textOf(stage) ?? null }),
    ...(textOf(file) !== undefined && { file: textOf(file) }),
    ...(textOf(subject) !== undefined && { subject: textOf(subject) }),
  };
}

/** All a company knows of an applicant. @param readerId the colleague who reads */
export function presentWhole(
  row: ApplicantRow & { readonly job: typeof jobs.$inferSelect },
  procedure: Procedure,
  more: {
    readonly files: readonly SentFile[];
    readonly notes: readonly NoteRow[];
    readonly events: readonly EventRow[];
    readonly readerId: number;
  },
): Applicant {
  const { application, job } = row;
  return {
    ...presentApplicant(row, procedure),
    salutation: application.salutation,
    phone: application.phone,
    motivation_text: application.motivationText,
    locale: application.locale,
    files: presentFiles(application, more.files),
    notes: more.notes.map((note) => presentNote(note, more.readerId)),
    events: more.events.map(presentEvent),
    delete_at: deletionDate(application, job)?.toISOString() ?? null,
  };
}
