/** Ids by which a control names its hint and its error. */
export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/**
 * The attributes that tie a control to its words: `aria-describedby` (error first, then hint), `aria-invalid`,
 * `required`.
 */
export function fieldWiring(field: {
  readonly id: string;
  readonly error?: string | undefined;
  readonly hint?: unknown;
  readonly required?: boolean | undefined;
}): { 'aria-describedby'?: string; 'aria-invalid'?: true; required?: true } {
  const described = [field.error && errorId(field.id), field.hint !== undefined && hintId(field.id)].filter(
    Boolean,
  );
  return {
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
    ...(field.error && { 'aria-invalid': true as const }),
    ...(field.required && { required: true as const }),
  };
}
