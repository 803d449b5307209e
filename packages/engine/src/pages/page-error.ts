/** The whole page cannot be shown: a block's load says so (a job that is not there), or resolving the address did. */
export class PageError extends Error {
  readonly status: number;
  constructor(status: number, message: string, options?: { readonly cause: unknown }) {
    super(message, options);
    this.name = 'PageError';
    this.status = status;
  }
}
