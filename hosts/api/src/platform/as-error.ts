/** A failure as an error that says what failed: the queue tells of one by a copy of it, which is of no class. */
export function asError(told: unknown): Error {
  if (told instanceof Error) return told;
  const { message, stack } = typeof told === 'object' && told !== null ? (told as Partial<Error>) : {};
  const error = new Error(message ?? String(told), { cause: told });
  if (stack !== undefined) error.stack = stack;
  return error;
}
