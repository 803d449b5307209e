/** A failure as an error that says what failed: the queue tells of one by a copy of it, which is of no class. */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const { message, stack } = typeof thrown === 'object' && thrown !== null ? (thrown as Partial<Error>) : {};
  const error = new Error(message ?? String(thrown), { cause: thrown });
  if (stack !== undefined) error.stack = stack;
  return error;
}
