import { resumeLimits, type ResumeProposal, salaryTypes } from '@boardwright/api-client/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { plainText, sanitiseRichText } from '../../platform/http/sanitise.ts';
import { internationalPhone } from '../../platform/forms/international-phone.ts';
import { inShort, newEntries, paragraphs, type ProposalContext } from './cv-proposal.ts';
import { isObject, type Json, type PartReader, partReader } from './json-part.ts';
import { ownPart } from './json-resume.ts';
import { segmentsNamed } from './proposed-segments.ts';
import { endsBeforeStart, isResumeDate } from './resume-entries.ts';

/** What a JSON Resume is read with: of whose it is only the countries of the board. */
type JsonContext = Omit<ProposalContext, 'member'> & {
  readonly member: { readonly board: Pick<ProposalContext['member']['board'], 'countries'> };
};

type Entry = Parameters<typeof newEntries>[0][number];

/** Start and end that make sense; those that do not are reported. */
function periodOf(part: PartReader, leftOut: string[]): Pick<Entry, 'from' | 'till'> {
  const date = (name: string) => {
    const text = part.text(name, 40);
    // A moment is a day here.
    const day = text && /^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text;
    if (day === undefined || isResumeDate(day)) return day ?? null;
    leftOut.push(part.at(name));
    return null;
  };
  const from = date('startDate');
  const till = date('endDate');
  if (!endsBeforeStart(from, till)) return { from, till };
  leftOut.push(part.at('endDate'));
  return { from, till: null };
}

const { line, name: nameLength, description: textLength } = resumeLimits;

function descriptionOf(texts: readonly (string | undefined)[], points: readonly string[]): string | null {
  const text = [
    ...texts.filter((one) => one !== undefined),
    points.map((point) => `- ${point.trim()}`).join('\n'),
  ]
    .filter((one) => one !== '')
    .join('\n\n');
  return text.slice(0, textLength) || null;
}

function workEntry(part: PartReader, leftOut: string[]): Entry {
  const position = part.text('position', nameLength);
  const company = part.text('name', line);
  const description = descriptionOf(
    [part.text('description', textLength), part.text('summary', textLength)],
    part.texts('highlights'),
  );
  return {
    type: 'employer',
    name: position ?? company ?? '',
    institution: position === undefined ? null : (company ?? null),
    place: part.text('location', line) ?? null,
    description,
    ...periodOf(part, leftOut),
  };
}

function educationEntry(part: PartReader, leftOut: string[]): Entry {
  const studied = [part.text('studyType', 80), part.text('area', nameLength)].filter(
    (one) => one !== undefined,
  );
  const school = part.text('institution', line);
  return {
    type: 'education',
    name: studied.join(' ').slice(0, nameLength) || (school ?? ''),
    institution: studied.length === 0 ? null : (school ?? null),
    place: part.text('location', line) ?? null,
    description: descriptionOf([part.text('description', textLength)], part.texts('courses')),
    ...periodOf(part, leftOut),
  };
}

/** Entries of a section; one without any name is reported. */
function entriesOf(
  root: PartReader,
  section: 'work' | 'education',
  read: typeof workEntry,
  leftOut: string[],
): readonly Entry[] {
  const all = root.list(section);
  const most = resumeLimits.entries;
  if (all.length > most) leftOut.push(`${section} (${all.length - most})`);
  return all.slice(0, most).flatMap((one, at) => {
    const part = partReader(one, `${section}[${at}]`, leftOut);
    const entry = read(part, leftOut);
    part.close();
    if (entry.name !== '') return [entry];
    if (isObject(one)) leftOut.push(part.at('name'));
    return [];
  });
}

function phoneOf(part: PartReader, country: string, leftOut: string[]): ResumeProposal['fields'] {
  const typed = part.text('phone', 40);
  if (typed === undefined) return {};
  const phone = internationalPhone(typed, country);
  if (phone === undefined) {
    leftOut.push(part.at('phone'));
    return {};
  }
  return { phone, phone_country: parsePhoneNumberFromString(phone)?.country ?? country };
}

function basicsOf(root: PartReader, { member }: JsonContext, leftOut: string[]): ResumeProposal['fields'] {
  const basics = partReader(root.raw('basics'), 'basics', leftOut);
  // Whose resume it is, the account says.
  basics.raw('name');
  basics.raw('email');
  const place = partReader(basics.raw('location'), 'basics.location', leftOut);
  const country = place.text('countryCode', 2) ?? member.board.countries[0];
  const label = basics.text('label', nameLength);
  const summary = basics.text('summary', resumeLimits.info);
  const address = place.text('address', line);
  const postalCode = place.text('postalCode', 20);
  const city = place.text('city', line);
  const fields = {
    ...(label !== undefined && { position: label }),
    ...(summary !== undefined && { short_description: inShort(summary) }),
    ...(summary !== undefined &&
      summary.length > resumeLimits.shortDescription && { info: paragraphs(summary) }),
    ...phoneOf(basics, country, leftOut),
    ...(address !== undefined && { address }),
    ...(postalCode !== undefined && { postal_code: postalCode }),
    ...(city !== undefined && { place: city }),
  };
  basics.close();
  place.close();
  return fields;
}

/** What a JSON Resume from here says beside. */
function ownFields(root: PartReader, leftOut: string[]): ResumeProposal['fields'] {
  const meta = root.raw('meta');
  const own = partReader(isObject(meta) ? meta[ownPart] : undefined, `meta.${ownPart}`, leftOut);
  const number = (name: string, most: number) => {
    const value = own.raw(name);
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'number' && value >= 0 && value <= most) return value;
    leftOut.push(own.at(name));
    return undefined;
  };
  const info = own.text('info', resumeLimits.info * 2);
  const clean = info === undefined ? '' : sanitiseRichText(info);
  const salary = number('salary_min', 9_999_999);
  const distance = number('travel_distance', 1000);
  const relocates = own.raw('open_to_relocate');
  const per = salaryTypes.find((one) => one === own.raw('salary_type'));
  own.close();
  return {
    ...(plainText(clean) !== '' && { info: clean }),
    ...(typeof relocates === 'boolean' && { open_to_relocate: relocates }),
    ...(salary !== undefined && { salary_min: salary, salary_type: per ?? 'month' }),
    ...(distance !== undefined && { travel_distance: Math.round(distance) }),
  };
}

function skillTerms(root: PartReader, leftOut: string[]): readonly string[] {
  return root.list('skills').flatMap((one, at) => {
    const skill = partReader(one, `skills[${at}]`, leftOut);
    const name = skill.text('name', line);
    const keywords = skill.texts('keywords');
    skill.raw('level');
    skill.close();
    // The name of a group of words is no skill itself.
    return keywords.length > 0 || name === undefined ? keywords : [name];
  });
}

/**
 * What a JSON Resume (schema 1.0.0) proposes. Parts that a resume here has no place for, or that make no sense, are kept
 * out and named in `left_out` by their path.
 */
export function readJsonResume(document: Json, context: JsonContext): ResumeProposal {
  const leftOut: string[] = [];
  const root = partReader(document, '', leftOut);
  root.raw('$schema');
  const work = entriesOf(root, 'work', workEntry, leftOut);
  const education = entriesOf(root, 'education', educationEntry, leftOut);
  const fields = { ...basicsOf(root, context, leftOut), ...ownFields(root, leftOut) };
  const { ids, unknown } = segmentsNamed(skillTerms(root, leftOut), context.offered);
  root.close();
  return {
    source: 'json',
    name: context.name,
    fields,
    history: newEntries([...work, ...education], context.history),
    segment_ids: ids,
    left_out: [...new Set([...leftOut, ...unknown.map((word) => `skills: ${word.slice(0, 80)}`)])].slice(
      0,
      100,
    ),
  };
}
