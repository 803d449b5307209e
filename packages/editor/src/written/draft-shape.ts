/** What two admins may have changed of one thing that is written, field by field. */
export interface DraftShape<Draft, Field extends string> {
  readonly fields: readonly Field[];
  /** Whether a field of two drafts says the same. */
  readonly isSame: (field: Field, one: Draft, other: Draft) => boolean;
  /** The draft with a field of another. */
  readonly withField: (field: Field, draft: Draft, other: Draft) => Draft;
}

/** The shape of a draft whose fields are texts, numbers and choices, each its own. */
export function plainShape<Draft extends object>(
  fields: readonly (keyof Draft & string)[],
): DraftShape<Draft, keyof Draft & string> {
  return {
    fields,
    isSame: (field, one, other) => JSON.stringify(one[field]) === JSON.stringify(other[field]),
    withField: (field, draft, other) => ({ ...draft, [field]: other[field] }),
  };
}

export function isUnchanged<Draft, Field extends string>(
  { fields, isSame }: DraftShape<Draft, Field>,
  one: Draft,
  other: Draft,
): boolean {
  return fields.every((field) => isSame(field, one, other));
}

/**
 * What was written on an older copy, on the one that somebody saved meanwhile: each field that only one of both changed is
 * theirs who did.
 * @returns the draft, in which `contested` are as they were written here
 */
export function merged<Draft, Field extends string>(
  { fields, isSame, withField }: DraftShape<Draft, Field>,
  mine: Draft,
  before: Draft,
  theirs: Draft,
): { readonly draft: Draft; readonly contested: readonly Field[] } {
  const changedByMe = fields.filter((field) => !isSame(field, mine, before));
  const draft = changedByMe.reduce((all, field) => withField(field, all, mine), theirs);
  const contested = changedByMe.filter(
    (field) => !isSame(field, theirs, before) && !isSame(field, theirs, mine),
  );
  return { draft, contested };
}
