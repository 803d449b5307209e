/** The id of a field of the apply form: its label, its error and the summary's link all name it. */
export function fieldId(name: string): string {
  return `apply-${name.replaceAll('_', '-')}`;
}
