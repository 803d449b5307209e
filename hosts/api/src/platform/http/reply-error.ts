import { errorMessage, type ErrorBody, type ErrorCode, uploads } from '@boardwright/api-client/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';
import type { Locale } from '@boardwright/messages';
import { acceptedLocale } from './context.ts';
import { InvalidRequest } from './validate.ts';
import { sentencesByField } from './validation.messages.ts';

/** PostgreSQL's codes for values that no table could hold: out of range, malformed, impossible characters. */
const unstorable = new Set(['22003', '22007', '22008', '22021', '22023', '22P02', '22P05', '54000']);

/** The facts PostgreSQL gave of a failed statement, wherever drizzle wrapped them. */
export function postgresCode(error: unknown): string | undefined {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth += 1) {
    const { code } = inner as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** PostgreSQL's classes and codes for: gone, shutting down, starting, too slow, full of connections or out of room. */
const awayStates = /^(?:08...|57014|57P0[1-3]|53...)$/;
/** Codes of a connection that is not made or breaks off, of a disk without room, and of an answer that took too long. */
const awayCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  // Fastify's own limit: what a call waits for did not come.
  'FST_ERR_HANDLER_TIMEOUT',
]);
/** What the driver says without a code. */
const awayPattern = /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout)/;

/** Whether a call failed because the database is away for the moment, or the disk is full: it can be sent again. */
function isAway(error: unknown): boolean {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth += 1) {
    const { code } = inner as { code?: unknown };
    const [first = inner] = inner instanceof AggregateError ? (inner.errors as unknown[]) : [];
    if (first !== inner && isAway(first)) return true;
    if (awayCodes.has(code) || (typeof code === 'string' && awayStates.test(code))) return true;
    if (awayPattern.test(inner.message)) return true;
  }
  return false;
}

/** Seconds after which a call that found it away may be sent again. */
const retryAfter = 5;

/** Fastify's own errors by what they are to a caller. */
function codeOfFramework(error: FastifyError): ErrorCode {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return 'fileTooLarge';
  if (error.statusCode === 413) return 'tooLarge';
  if (error.statusCode === 404) return 'notFound';
  if (error.statusCode === 429) return 'tooManyRequests';
  const isCallers = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isCallers ? 'badRequest' : 'server';
}

function asHttpError(error: unknown, locale: Locale): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof InvalidRequest) {
    return new HttpError('badRequest', { fields: sentencesByField(error.problems, locale) });
  }
  if (isAway(error)) return new HttpError('unavailable', { cause: error });
  const postgres = postgresCode(error);
  if (postgres !== undefined)
    return new HttpError(unstorable.has(postgres) ? 'badRequest' : 'server', { cause: error });
  const code = codeOfFramework(error as FastifyError);
  return new HttpError(code, {
    cause: error,
    ...(code === 'fileTooLarge' ? { values: { limit: uploads.document.megabytes } } : {}),
  });
}

/** The body of an error answer (specification §8): code, sentence, and sentences by field, in the caller's language. */
export function errorBody(error: HttpError, locale: Locale): ErrorBody {
  const { code, fields, values, current } = error;
  const message = errorMessage(code, locale, values);
  return {
    code,
    message,
    ...(fields && { errors: Object.values(fields).flat(), fields }),
    ...(current && { current }),
  };
}

/** The only place that writes an error. What is our fault is logged with its cause and tells the caller nothing. */
export function replyError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = request.locale ?? acceptedLocale(request.headers['accept-language']) ?? 'en';
  const known = asHttpError(error, locale);
  if (known.status >= 500) request.log.error({ err: error }, 'failed');
  if (known.code === 'unavailable') void reply.header('retry-after', retryAfter);
  // Not known to the reply schema of the route, and not to be cached.
  return reply
    .status(known.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(known, locale));
}
