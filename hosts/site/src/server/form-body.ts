import { Readable } from 'node:stream';
import { MIMEType } from 'node:util';

/** Bytes kept of a form: so many from its start, so many from its end. */
export interface FormLimits {
  readonly start: number;
  readonly end: number;
  /** Larger than this nothing is even read to its end. */
  readonly most: number;
}

const megabyte = 1024 * 1024;
/** A form with files: two documents of 10 MB, and what is typed after them. */
export const formLimits: FormLimits = { start: 20 * megabyte, end: 4 * megabyte, most: 1024 * megabyte };
/** A form without files holds nothing but what was typed: the longest text of a job, each letter escaped. */
const typedLimits: FormLimits = { start: 2 * megabyte, end: 0, most: 2 * megabyte };
/** What is no form is refused when it is read; nothing of it is needed. */
const otherLimits: FormLimits = { start: 64 * 1024, end: 0, most: 64 * 1024 };
/** Fields of a form. The longest of ours, a whole CV, has some two hundred; working through many more takes minutes. */
const mostFields = 1000;

/** More than anybody's form. */
export class FormTooLarge extends Error {
  override readonly name = 'FormTooLarge';
  readonly statusCode = 413;
}

/**
 * Reads a form's body whatever its size, since a form is answered with all that was typed in it. What is too long loses
 * its middle: only a file can be that long, it is refused by its size anyway, and the fields around it stay whole.
 * @param hold called with bytes before they are kept; what it throws ends the reading
 * @throws FormTooLarge beyond `limits.most`
 */
export async function readFormBody(
  body: AsyncIterable<Buffer>,
  limits: FormLimits = formLimits,
  hold: (bytes: number) => void = () => undefined,
): Promise<Buffer> {
  const mostHeld = limits.start + 2 * limits.end;
  const start: Buffer[] = [];
  let end: Buffer[] = [];
  let length = 0;
  let started = 0;
  let ended = 0;
  for await (const chunk of withoutEnding(body)) {
    length += chunk.length;
    if (length > limits.most) throw new FormTooLarge('The form is too large');
    hold(Math.max(0, Math.min(chunk.length, mostHeld - (length - chunk.length))));
    const first = chunk.subarray(0, limits.start - started);
    const rest = chunk.subarray(first.length);
    if (first.length > 0) start.push(first);
    started += first.length;
    if (rest.length === 0) continue;
    end.push(rest);
    ended += rest.length;
    // Let go of what the end will not need, now and then rather than byte by byte.
    if (ended > 2 * limits.end) {
      end = [Buffer.concat(end).subarray(-limits.end)];
      ended = limits.end;
    }
  }
  return Buffer.concat([...start, ...(limits.end > 0 ? [Buffer.concat(end).subarray(-limits.end)] : [])]);
}

/** Who stops reading a request would end it and take its connection along: its sender is still to be answered. */
function withoutEnding(body: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  return body instanceof Readable ? body.iterator({ destroyOnReturn: false }) : body;
}

/** @throws FormTooLarge where a separator of fields stands more often than there are fields in any form */
function withinFields(body: Buffer, separator: string): Buffer {
  let count = 0;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    count += 1;
    if (count >= mostFields) throw new FormTooLarge('The form has too many fields');
  }
  return body;
}

/** A form whose Content-Type does not tell what parts it. */
export class FormUnreadable extends Error {
  override readonly name = 'FormUnreadable';
  readonly statusCode = 400;
}

/** Why a body was not read to its end: whoever hung up while they sent is no failure of ours. */
export function asRefusal(cause: unknown): unknown {
  const isRefusal = cause instanceof Error && 'statusCode' in cause;
  return isRefusal ? cause : new FormUnreadable('The body ended early', { cause });
}

/** A Content-Type as it is read here and by whoever takes the form apart: once, in the one way the web reads it. */
export function formType(header: string): MIMEType | undefined {
  try {
    return new MIMEType(header);
  } catch {
    // Policy: what is no type is the type of no form.
    return undefined;
  }
}

/** What stands between the parts of a form with files, as its Content-Type names it. @throws FormUnreadable */
function boundaryOf(type: MIMEType): string {
  const boundary = type.params.get('boundary');
  if (!boundary || boundary.length > 70) throw new FormUnreadable('The form has no boundary');
  return boundary;
}

/**
 * Reads the body of a post within the limits of its kind, and refuses one of more fields than any form has before it is
 * taken apart.
 * @param header the Content-Type header
 * @param hold called with bytes of a form with files before they are kept
 * @throws FormTooLarge (413) for more bytes or more fields than that, FormUnreadable (400)
 */
export async function readPostedForm(
  body: AsyncIterable<Buffer>,
  header: string,
  hold: (bytes: number) => void,
): Promise<Buffer> {
  const type = formType(header);
  if (type?.essence === 'multipart/form-data') {
    const boundary = boundaryOf(type);
    return withinFields(await readFormBody(body, formLimits, hold), `--${boundary}`);
  }
  if (type?.essence === 'application/x-www-form-urlencoded')
    return withinFields(await readFormBody(body, typedLimits), '&');
  return readFormBody(body, otherLimits);
}
