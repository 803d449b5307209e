import { markupToHtml } from '../../../page/forms/text-markup.ts';
import { isVisible, type JobValues, textNames } from './job-values.ts';

/** What two people may have filled differently. */
export const conflictFields = [...textNames.filter(isVisible), 'remote', 'show_logo', 'segment_ids'] as const;
export type ConflictField = (typeof conflictFields)[number];

const richNames: ReadonlySet<string> = new Set(['text_own', 'job', 'function', 'company', 'offer']);

/** A field as one text, so that it can be compared, posted and put back: a ticked box is '1', several are joined. */
export function conflictText(values: JobValues, field: ConflictField): string {
  if (field === 'remote') return values.remote ? '1' : '';
  if (field === 'show_logo') return values.showLogo ? '1' : '';
  if (field === 'segment_ids') return [...values.segmentIds].sort((a, b) => a - b).join(',');
  const text = values.texts[field].replaceAll('\r\n', '\n').trim();
  return richNames.has(field) ? markupToHtml(text) : text;
}

/** A short mark of a text: what was not touched has the same one. FNV-1a, 32 bits. */
function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Marks of everything as it was read: a form takes them along, to know later what its writer changed. */
export function baseOf(values: JobValues): string {
  return JSON.stringify(conflictFields.map((field) => markOf(conflictText(values, field))));
}

/** What differs, and whose value is proposed. */
export interface Conflict {
  readonly field: ConflictField;
  readonly mine: string;
  readonly theirs: string;
  readonly pick: 'mine' | 'theirs';
}

function marksIn(base: string): readonly unknown[] {
  try {
    const marks: unknown = JSON.parse(base);
    return Array.isArray(marks) ? marks : [];
  } catch {
    // Marks that somebody typed are none: everything that differs is asked.
    return [];
  }
}

/**
 * Compares what two people made of one job. Who did not touch a field does not stand in the other's way: what only the
 * other changed is proposed as theirs, what only the writer changed is kept without a question.
 */
export function conflictsOf(mine: JobValues, theirs: JobValues, base: string): readonly Conflict[] {
  const marks = marksIn(base);
  return conflictFields.flatMap((field, index): Conflict[] => {
    const own = conflictText(mine, field);
    const other = conflictText(theirs, field);
    if (own === other || markOf(other) === marks[index]) return [];
    return [{ field, mine: own, theirs: other, pick: markOf(own) === marks[index] ? 'theirs' : 'mine' }];
  });
}

/** The names under which a choice is posted. */
export const theirField = 'theirs';
export function pickField(field: string): string {
  return `pick_${field}`;
}

/** Lays what was chosen of the other's over a form that is posted again. */
export function withPicks(form: FormData): FormData {
  const sent = form.get(theirField);
  if (typeof sent !== 'string') return form;
  let conflicts: readonly unknown[];
  try {
    const parsed: unknown = JSON.parse(sent);
    conflicts = Array.isArray(parsed) ? parsed : [];
  } catch {
    // Not what this form sent: what stands in its fields counts.
    return form;
  }
  for (const one of conflicts) {
    if (typeof one !== 'object' || one === null || !('field' in one) || !('theirs' in one)) continue;
    const { field, theirs } = one;
    const name = conflictFields.find((known) => known === field);
    if (!name || typeof theirs !== 'string' || form.get(pickField(name)) !== 'theirs') continue;
    form.delete(name);
    if (name === 'segment_ids') for (const id of theirs.split(',').filter(Boolean)) form.append(name, id);
    else if ((name !== 'remote' && name !== 'show_logo') || theirs !== '') form.set(name, theirs);
    // Another place has another point, which the API looks up.
    if (name === 'location_name') for (const point of ['lat', 'lon', 'point_of']) form.delete(point);
  }
  return form;
}
