import {
  type FeedInspection,
  type FeedMapping,
  type FeedMappingField,
  feedMappingFields,
} from '@boardwright/api-client/contract';

/** What a person chose for a path of the feed; null: nothing is read from it. */
export interface PathChoice {
  readonly path: string;
  /** What was read from it when the feed was looked at. */
  readonly displayed: FeedMappingField | null;
  readonly chosen: FeedMappingField | null;
}

/** Leads nowhere: so that a field is read from no path at all. */
const nowhere = '-';

export function isMappingField(text: string): text is FeedMappingField {
  return (feedMappingFields as readonly string[]).includes(text);
}

const listOf = (paths: string | string[] | undefined): string[] =>
  paths === undefined ? [] : [paths].flat();

/**
 * A mapping with a person's choices laid over it. What nobody changed stays to be found by itself, so that a feed whose
 * names change a little goes on.
 */
export function chooseMapping(
  before: FeedMapping,
  item: string | undefined,
  choices: readonly PathChoice[],
): FeedMapping {
  const fields = new Map<FeedMappingField, string[]>();
  for (const field of feedMappingFields) {
    const paths = listOf(before.fields?.[field]);
    if (paths.length > 0) fields.set(field, paths);
  }
  const changed = choices.filter(({ displayed, chosen }) => displayed !== chosen);
  for (const { path, displayed } of changed) {
    if (!displayed) continue;
    const left = (fields.get(displayed) ?? []).filter((one) => one !== path);
    // What still reads it is named: found by itself, the field would be read from here again.
    const others = choices.filter((other) => other.chosen === displayed).map((other) => other.path);
    if (left.length > 0) fields.set(displayed, left);
    else fields.set(displayed, others.length > 0 ? others : [nowhere]);
  }
  for (const { path, chosen } of changed) {
    if (!chosen) continue;
    const others = (fields.get(chosen) ?? []).filter((one) => one !== path && one !== nowhere);
    fields.set(chosen, [path, ...others]);
  }
  return {
    ...(item ? { item } : {}),
    ...(fields.size > 0 && { fields: Object.fromEntries(fields) }),
    ...(before.defaults && { defaults: before.defaults }),
  };
}

/**
 * The element that is a job: as a person typed it, else as it was found. A feed that is one job long some day looks
 * different, so what was found among many is kept.
 */
export function storedMapping(typed: string, found: string | null): string {
  // A dot stands between steps.
  return (typed || (found?.includes('.') ? '' : (found ?? ''))).slice(0, 300);
}

/** The choices that an inspection begins with. */
export function visibleChoices({ paths }: Pick<FeedInspection, 'paths'>): readonly PathChoice[] {
  return paths.map(({ path, field }) => ({ path, displayed: field, chosen: field }));
}
