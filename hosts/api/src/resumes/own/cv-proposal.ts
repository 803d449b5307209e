import { randomUUID } from 'node:crypto';
import { type ResumeEntry, resumeLimits, type ResumeProposal } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import { users } from '../../platform/database/schema.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import { nameKey } from '../../platform/search/text-analysis.ts';
import type { CvFacts, SureFact } from './cv/cv-facts.ts';
import type { CvReading } from './cv/read-cv.ts';
import type { ResumeDeps, ResumeOwner } from './my-resume.ts';
import { segmentsNamed } from './proposed-segments.ts';
import { tidyEntry } from './resume-entries.ts';
import { presentResume } from './resumes.present.ts';
import {
  type CandidateSegment,
  findCandidateSegments,
  findMyResume,
  type MyResume,
  type ResumeRow,
} from './resumes.queries.ts';

/** Whose resume a proposal is for, and what it may name. */
export interface ProposalContext {
  readonly member: ResumeOwner;
  /** As it is now; absent before anything is kept. */
  readonly own?: MyResume | undefined;
  /** Entries that are there already. */
  readonly history: ResumeRow['history'];
  readonly offered: readonly CandidateSegment[];
  /** Of the file. */
  readonly name: string;
}

export async function proposalContext(
  { db }: ResumeDeps,
  member: ResumeOwner,
  name: string,
): Promise<ProposalContext> {
  const own = await findMyResume(db, member.visitor.id);
  const offered = await findCandidateSegments(db, member.board.id);
  return { member, own, history: own?.resume.history ?? [], offered, name };
}

/** Paragraphs as HTML: an empty line parts them. */
export function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/** The first sentences of a text that fit where little room is. */
export function inShort(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const most = resumeLimits.shortDescription;
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > most / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`.slice(0, most);
}

const keyOf = ({
  type,
  name,
  institution,
  from,
}: Pick<ResumeEntry, 'type' | 'name'> & {
  readonly institution?: string | null;
  readonly from?: string | null;
}) => [type, name, institution ?? '', from ?? ''].join('\n').toLowerCase();

/** Entries that the resume does not have already. */
export function newEntries(
  entries: readonly Parameters<typeof tidyEntry>[0][],
  history: ResumeRow['history'],
): ResumeEntry[] {
  const had = new Set(history.map(keyOf));
  return entries
    .map((entry) => tidyEntry({ ...entry, id: randomUUID() }))
    .filter((entry) => entry.name !== '' && !had.has(keyOf(entry)));
}

async function fieldsOf(
  { geo }: ResumeDeps,
  { member }: ProposalContext,
  facts: CvFacts,
): Promise<ResumeProposal['fields']> {
  // A place nobody knows is none: a CV's lay-out is easily misread.
  const known = facts.place
    ? ((await geo.best(facts.place, member.board.countries)) ?? (await geo.best(facts.place, [])))
    : undefined;
  const summary = facts.summary ?? '';
  return {
    ...(facts.position && { position: facts.position.slice(0, resumeLimits.name) }),
    ...(summary && { short_description: inShort(summary) }),
    ...(summary.length > resumeLimits.shortDescription && { info: paragraphs(summary) }),
    ...(facts.phone && { phone: facts.phone, phone_country: facts.phoneCountry ?? 'NL' }),
    ...(facts.address && { address: facts.address }),
    ...(facts.postalCode && { postal_code: facts.postalCode.slice(0, 20) }),
    ...(known && facts.place && { place: known.name }),
  };
}

/** The fields that a fact fills. */
const fieldsFrom: Readonly<Record<SureFact, readonly (keyof ResumeProposal['fields'])[]>> = {
  phone: ['phone', 'phone_country'],
  address: ['address'],
  postalCode: ['postal_code'],
  place: ['place'],
  position: ['position'],
  summary: ['short_description', 'info'],
};

/** Fields that are shown and not ticked: a town counts as read only where its name is the very one that was written. */
function unsureFields({ sure, place }: CvFacts, fields: ResumeProposal['fields']): string[] {
  const certain = new Set<string>(
    sure
      .filter((fact) => fact !== 'place' || nameKey(place ?? '') === nameKey(fields.place ?? ''))
      .flatMap((fact) => fieldsFrom[fact]),
  );
  return Object.keys(fields).filter((name) => !certain.has(name));
}

/** What does not agree with the account: names and addresses are changed there. */
async function differences(
  { db }: ResumeDeps,
  { member }: ProposalContext,
  { name, email }: CvFacts,
): Promise<string[]> {
  const [person] = await db.select().from(users).where(eq(users.id, member.visitor.id));
  const own = person && `${person.givenName} ${person.familyName}`;
  return [
    ...(name && own && name.toLowerCase() !== own.toLowerCase() ? [name] : []),
    ...(email && person && email !== person.email ? [email] : []),
  ];
}

/** What a CV proposes. Nothing of the resume changes by it. */
export async function cvProposal(
  deps: ResumeDeps,
  context: ProposalContext,
  { facts, unread }: CvReading,
): Promise<ResumeProposal> {
  const { name, offered, history } = context;
  if (!facts) return { source: 'cv', name, fields: {}, history: [], segment_ids: [], left_out: [], unread };
  const { ids, unknown } = segmentsNamed(facts.skills, offered);
  const entries = newEntries(
    facts.entries.map(({ sure: _sure, ...entry }) => entry),
    history,
  );
  const sure = new Set(
    newEntries(
      facts.entries.flatMap(({ sure: isSure, ...entry }) => (isSure ? [entry] : [])),
      [],
    ).map(keyOf),
  );
  const fields = await fieldsOf(deps, context, facts);
  return {
    source: 'cv',
    name,
    fields,
    unsure_fields: unsureFields(facts, fields),
    history: entries,
    unsure: entries.filter((entry) => !sure.has(keyOf(entry))).map(({ id }) => id),
    segment_ids: ids,
    left_out: [...(await differences(deps, context, facts)), ...unknown],
  };
}

/** A proposal without what the resume says already. */
export function onlyNew(proposal: ResumeProposal, { own, member }: ProposalContext): ResumeProposal {
  if (!own) return proposal;
  const now: Readonly<Record<string, unknown>> = { ...presentResume(own, member.locale) };
  const { fields } = proposal;
  // These two go with the number and the amount they are of.
  const partOf: Readonly<Record<string, keyof typeof fields>> = {
    phone_country: 'phone',
    salary_type: 'salary_min',
  };
  const isNew = (name: string, value: unknown) => {
    const whole = partOf[name];
    return value !== now[name] || (whole !== undefined && fields[whole] !== now[whole]);
  };
  return {
    ...proposal,
    fields: Object.fromEntries(Object.entries(fields).filter(([name, value]) => isNew(name, value))),
    segment_ids: proposal.segment_ids.filter((id) => !own.resume.segmentIds.includes(id)),
  };
}
