import { errors, type ErrorCode } from '@boardwright/api-client/contract';

export interface ErrorFacts {
  /** Sentences by field name, in the request's language. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Fill the `{{name}}` of the catalogue's sentence. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
  /** What there is now, of a row that somebody else saved. */
  readonly current?: Readonly<Record<string, unknown>> | undefined;
  readonly cause?: unknown;
}

/** The only error a handler throws on purpose: a code of the catalogue (specification §8). */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: ErrorFacts['fields'];
  readonly values: ErrorFacts['values'];
  readonly current: ErrorFacts['current'];

  constructor(code: ErrorCode, { fields, values, current, cause }: ErrorFacts = {}) {
    super(errors[code].en, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = errors[code].status;
    this.fields = fields;
    this.values = values;
    this.current = current;
  }
}
