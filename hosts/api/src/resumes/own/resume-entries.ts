import { randomUUID } from 'node:crypto';
import {
  normalised,
  type BodyOf,
  type Contract,
  resumeDatePattern,
  resumeLimits,
} from '@boardwright/api-client/contract';
import type { ResumeEntry } from '../../platform/database/tables/resumes.ts';
import type { FieldProblem } from './resume-columns.ts';

type EntryBody = NonNullable<BodyOf<Contract['resumes']['saveResume']>['history']>[number];

const form = new RegExp(resumeDatePattern);

/** Whether there is such a year, month or day: no 31 February. */
export function isResumeDate(text: string): boolean {
  if (!form.test(text) || text < '1900' || text >= '2101') return false;
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Compared as exactly as the vaguer of the two says: a job of 2019 may have begun in March 2019. */
export function endsBeforeStart(from: string | null | undefined, till: string | null | undefined): boolean {
  if (!from || !till) return false;
  const length = Math.min(from.length, till.length);
  return till.slice(0, length) < from.slice(0, length);
}

function line(text: string | null | undefined): string | null {
  return (
    normalised(text ?? '', 'NFC')
      .replaceAll(/\s+/g, ' ')
      .trim() || null
  );
}

/** A text of several lines, without what cannot be seen. */
export function lines(text: string | null | undefined): string | null {
  return (
    normalised(text ?? '', 'NFC')
      .replaceAll('\r\n', '\n')
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim() || null
  );
}

/** An entry as it is stored: tidied, with a number of its own. */
export function tidyEntry(entry: EntryBody): Required<ResumeEntry> {
  return {
    id: entry.id || randomUUID(),
    type: entry.type,
    name: line(entry.name) ?? '',
    institution: line(entry.institution),
    place: line(entry.place),
    description: lines(entry.description),
    from: entry.from ?? null,
    till: entry.till ?? null,
  };
}

/** What lasts comes first, then what ended last; jobs before studies. */
function newestFirst(one: Required<ResumeEntry>, other: Required<ResumeEntry>): number {
  if (one.type !== other.type) return one.type === 'employer' ? -1 : 1;
  const [last, otherLast] = [one, other].map(({ from, till }) => till ?? (from === null ? '' : '9999')) as [
    string,
    string,
  ];
  return otherLast.localeCompare(last) || (other.from ?? '').localeCompare(one.from ?? '');
}

/** Entries as they are stored. Two of one number are two entries. */
export function tidyEntries(entries: readonly EntryBody[]): readonly Required<ResumeEntry>[] {
  const seen = new Set<string>();
  return entries
    .map((entry) => {
      const tidied = tidyEntry(entry);
      const id = seen.has(tidied.id) ? randomUUID() : tidied.id;
      seen.add(id);
      return { ...tidied, id };
    })
    .sort(newestFirst);
}

/** What is wrong with an entry, named by its place in what was sent. */
export function entryProblems(entry: EntryBody, at: number): readonly FieldProblem[] {
  const { name, institution, place, description, from, till } = tidyEntry(entry);
  const { line: most, name: mostName, description: mostText } = resumeLimits;
  const wrongFrom = from !== null && !isResumeDate(from);
  const wrongTill = till !== null && !isResumeDate(till);
  const field = (part: string) => `history.${at}.${part}`;
  return [
    [name === '', field('name'), 'required'],
    [name.length > mostName, field('name'), 'long', 'name'],
    [(institution ?? '').length > most, field('institution'), 'long', 'line'],
    [(place ?? '').length > most, field('place'), 'long', 'line'],
    [(description ?? '').length > mostText, field('description'), 'long', 'description'],
    [wrongFrom, field('from'), 'dateInvalid'],
    [wrongTill, field('till'), 'dateInvalid'],
    [!wrongFrom && !wrongTill && endsBeforeStart(from, till), field('till'), 'tillBeforeFrom'],
  ];
}
