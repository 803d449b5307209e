/** The whole page cannot be shown: a block's load says so (a job that is not there), or resolving the address did. */
export class PageError extends Error {
  readonly status: number;
  constructor(status: number, message: string, options?: { readonly cause: unknown }) {
    super(message, options);
    this.name = 'PageError';
    this.status = status;
  }
}

/** What an address names stands at another one now: a block's load says so, and its visitor is led on. */
export class PageMoved extends Error {
  /** With its locale's prefix, as '/en/article/one'. */
  readonly path: string;
  constructor(path: string) {
    super(`This page is at ${path} now`);
    this.name = 'PageMoved';
    this.path = path;
  }
}

/**
 * What a visitor reads of a failure of ours: 'Server error: {message}' (specification §2, §8). Paths of the server's own
 * files, which the message of an unforeseen error may hold, are nobody's business.
 */
export function serverErrorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `Server error: ${message.replaceAll(/(?:file:\/\/)?(?:\/[\w.@+-]+){2,}/g, '…')}`;
}
