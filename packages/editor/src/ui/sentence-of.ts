/** The sentence of a failure, for the admin. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
