/** A command cannot go on; its message is one sentence that says what to do. */
export class SentenceError extends Error {
  override readonly name = 'SentenceError';
}
