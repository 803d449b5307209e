import { inLocale } from '@boardwright/messages';
import type { ErrorCode } from '../contract/index.ts';
import { serverFailed } from '../contract/server-failed.messages.ts';
import { unanswered } from './unanswered.messages.ts';

export type UnansweredCode = keyof typeof unanswered;

export type Fields = Readonly<Record<string, readonly string[]>>;

interface Details {
  /** HTTP status; 0 where no server answered. */
  readonly status: number;
  /** The catalogue's code, or whatever another server calls it. */
  readonly code: ErrorCode | UnansweredCode | (string & {});
  readonly message: string;
  readonly errors?: readonly string[];
  readonly fields?: Fields;
  readonly current?: Readonly<Record<string, unknown>>;
  readonly handled?: boolean;
  readonly cause?: unknown;
}

/** The one error that calls reject with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly errors: readonly string[];
  readonly fields: Fields;
  /** Of a save that met somebody else's (409): what there is now. */
  readonly current: Readonly<Record<string, unknown>> | undefined;
  /** The person has been notified of it already: no notification (§8). */
  handled: boolean;

  constructor({ status, code, message, errors = [], fields = {}, current, handled = false, cause }: Details) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.fields = fields;
    this.current = current;
    this.handled = handled;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sentences(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string' && item !== '')
    : [];
}

/** Lists of sentences by field: under `fields`, under `errors` as other servers write them, or at the top. */
function fieldErrors(body: Readonly<Record<string, unknown>>): Fields {
  const source = isRecord(body.fields) ? body.fields : isRecord(body.errors) ? body.errors : body;
  const lists = Object.entries(source)
    .filter(([name]) => source !== body || name !== 'errors')
    .map(([name, value]) => [name, sentences(value)] as const)
    .filter(([, list]) => list.length > 0);
  return Object.fromEntries(lists);
}

/** The parts of an error body, whichever of the three shapes of §8 it has. */
export interface ErrorParts {
  /** Empty when the body says nothing. */
  readonly message: string;
  readonly errors: readonly string[];
  readonly fields: Fields;
  readonly code: string | undefined;
  readonly current?: Readonly<Record<string, unknown>>;
}

/**
 * Reads an error body (§8): the `errors` list joined by line breaks; else `message`; else every field's list
 * joined by line breaks.
 */
export function readErrorBody(body: unknown): ErrorParts {
  if (!isRecord(body)) return { message: '', errors: [], fields: {}, code: undefined };
  const errors = sentences(body.errors);
  const fields = fieldErrors(body);
  const message =
    errors.length > 0
      ? errors.join('\n')
      : typeof body.message === 'string' && body.message !== ''
        ? body.message
        : Object.values(fields).flat().join('\n');
  const code = typeof body.code === 'string' ? body.code : undefined;
  return { message, errors, fields, code, ...(isRecord(body.current) && { current: body.current }) };
}

/** Answers of these statuses count as handled, except for calls ending in `public/v1/orders` (§8). */
export function isHandled(status: number, url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return (status === 400 || status === 401) && !path.endsWith('public/v1/orders');
}

/** The error an answer with a failing status stands for. */
export function errorFromReply(status: number, body: unknown, url: string, locale: string): ApiError {
  const parts = readErrorBody(body);
  return new ApiError({
    status,
    code: parts.code ?? (status >= 500 ? 'server' : `http${status}`),
    message: parts.message || inLocale(serverFailed.server, locale),
    errors: parts.errors,
    fields: parts.fields,
    ...(parts.current && { current: parts.current }),
    handled: isHandled(status, url),
  });
}

/** The error of a call that no server answered. */
export function errorWithoutReply(code: UnansweredCode, locale: string, cause: unknown): ApiError {
  return new ApiError({ status: 0, code, message: inLocale(unanswered[code], locale), cause });
}
