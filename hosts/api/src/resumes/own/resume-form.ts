import type { ResumeBody, ResumeColumns, ResumeRules, FieldProblem } from './resume-columns.ts';
import { normalised, errorMessage, resumeLimits } from '@boardwright/api-client/contract';
import { HttpError } from '../../platform/http/http-error.ts';
import { plainTextOfClean, sanitiseRichText } from '../../platform/http/sanitise.ts';
import { internationalPhone } from '../../platform/forms/international-phone.ts';
import { entryProblems, lines, tidyEntries } from './resume-entries.ts';
import { findResumePlace, type FoundPlace } from './resume-place.ts';
import { resumeMessage } from './resume.messages.ts';

function line(text: string | null | undefined, stored: string | null): string | null {
  if (text === undefined) return stored;
  return (
    normalised(text ?? '', 'NFC')
      .replaceAll(/\s+/g, ' ')
      .trim() || null
  );
}

/** Rich text without what may not stand in it; nothing where no word is left. */
function richText(sent: string | null | undefined, current: string | null): string | null {
  if (sent === undefined) return current;
  const clean = sanitiseRichText(normalised(sent ?? '', 'NFC'));
  return plainTextOfClean(clean) === '' ? null : clean;
}

/** A number as it is stored: in international notation. Undefined for one that cannot exist. */
function phoneOf(body: ResumeBody, remaining: ResumeColumns): string | null | undefined {
  const country = body.phone_country ?? remaining.phoneCountry;
  const typed = line(body.phone, remaining.phone);
  if (typed === null || typed === remaining.phone) return typed;
  return internationalPhone(typed, country);
}

function sorted(ids: readonly number[] | undefined, stored: number[]): number[] {
  return ids ? [...new Set(ids)].sort((one, other) => one - other) : stored;
}

/** The form laid over what there was; what is missing in it stays. */
function merged(body: ResumeBody, stored: ResumeColumns, { columns: place }: FoundPlace): ResumeColumns {
  const salaryMin = body.salary_min === undefined ? stored.salaryMin : body.salary_min;
  const salaryType = body.salary_type === undefined ? stored.salaryType : body.salary_type;
  return {
    ...place,
    status: body.status ?? stored.status,
    position: line(body.position, stored.position),
    shortDescription:
      body.short_description === undefined ? stored.shortDescription : lines(body.short_description),
    info: richText(body.info, stored.info),
    phone: phoneOf(body, stored) ?? null,
    phoneCountry: body.phone_country ?? stored.phoneCountry,
    address: line(body.address, stored.address),
    postalCode: line(body.postal_code, stored.postalCode),
    openToRelocate: body.open_to_relocate ?? stored.openToRelocate,
    salaryMin,
    // An amount is per something; without one there is nothing to say.
    salaryType: salaryMin === null ? null : (salaryType ?? 'month'),
    travelDistance: body.travel_distance === undefined ? stored.travelDistance : body.travel_distance,
    segmentIds: sorted(body.segment_ids, stored.segmentIds),
    history: body.history ? tidyEntries(body.history) : stored.history,
    visibility: body.visibility ?? stored.visibility,
    clientIds: sorted(body.client_ids, stored.clientIds),
  };
}

function resumeProblems(
  body: ResumeBody,
  columns: ResumeColumns,
  stored: ResumeColumns,
  rules: ResumeRules,
): FieldProblem[] {
  const { line: mostLine, name, shortDescription, info } = resumeLimits;
  const isLong = (text: string | null, most: number) => [...(text ?? '')].length > most;
  const isStored = (ids: readonly number[]) => (id: number) => ids.includes(id);
  const strange = (ids: readonly number[], known: ReadonlySet<number>, had: readonly number[]) =>
    ids.some((id) => !known.has(id) && !isStored(had)(id));
  return [
    [isLong(columns.position, name), 'position', 'long', 'name'],
    [isLong(columns.address, mostLine), 'address', 'long', 'line'],
    [isLong(columns.shortDescription, shortDescription), 'short_description', 'long', 'shortDescription'],
    [isLong(plainTextOfClean(columns.info ?? ''), info), 'info', 'long', 'info'],
    [phoneOf(body, stored) === undefined, 'phone', 'phoneInvalid'],
    [strange(columns.segmentIds, rules.segmentIds, stored.segmentIds), 'segment_ids', 'segmentUnknown'],
    [strange(columns.clientIds, rules.clientIds, stored.clientIds), 'client_ids', 'clientUnknown'],
    [columns.visibility !== 'everybody' && columns.clientIds.length === 0, 'client_ids', 'clientsMissing'],
    ...(body.history ?? []).flatMap(entryProblems),
  ];
}

/**
 * Lays a form over a resume: tidied, sanitised, its place found.
 * @throws HttpError `validation` with a sentence per field
 */
export async function readResumeForm(
  deps: Parameters<typeof findResumePlace>[0],
  rules: ResumeRules,
  body: ResumeBody,
  stored: ResumeColumns,
): Promise<ResumeColumns> {
  const place = await findResumePlace(deps, rules, body, stored);
  const columns = merged(body, stored, place);
  const wrong: FieldProblem[] = [
    ...resumeProblems(body, columns, stored, rules),
    [place.isHalf, 'lat', 'coordinates'],
  ];
  const fields: Record<string, string[]> = {};
  for (const [isWrong, field, word, limit] of wrong)
    if (isWrong) (fields[field] ??= []).push(resumeMessage(rules.locale, word, limit));
  if (place.isUnknown) fields.place = [errorMessage('placeUnknown', rules.locale)];
  if (Object.keys(fields).length > 0) throw new HttpError('validation', { fields });
  return columns;
}
