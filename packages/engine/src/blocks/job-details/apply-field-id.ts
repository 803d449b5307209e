/** The fields of the apply form in the order in which they stand there: what is wrong is listed in it too. */
export const applyFields = [
  'salutation',
  'given_name',
  'family_name',
  'email',
  'phone',
  'cv',
  'motivation_text',
  'terms',
] as const;

/** The id of a field of the apply form: its label, its error and the summary's link all name it. */
export function fieldId(name: string): string {
  return `apply-${name.replaceAll('_', '-')}`;
}
