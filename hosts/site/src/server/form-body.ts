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
 * @throws FormTooLarge beyond `limits.most`
 */
export async function readFormBody(
  body: AsyncIterable<Buffer>,
  limits: FormLimits = formLimits,
): Promise<Buffer> {
  const start: Buffer[] = [];
  let end: Buffer[] = [];
  let length = 0;
  let started = 0;
  let ended = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limits.most) throw new FormTooLarge('The form is too large');
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

/** @throws FormTooLarge where a separator of fields stands more often than there are fields in any form */
function withinFields(body: Buffer, separator: string): Buffer {
  let count = 0;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length)) {
    count += 1;
    if (count >= mostFields) throw new FormTooLarge('The form has too many fields');
  }
  return body;
}

/** What stands between the parts of a form with files, as its Content-Type names it. */
function boundaryOf(type: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  return quoted ?? plain ?? '--';
}

/**
 * Reads the body of a post within the limits of its kind, and refuses one of more fields than any form has before it is
 * taken apart.
 * @param type the Content-Type header
 * @throws FormTooLarge (413) for more bytes or more fields than that
 */
export async function readPostedForm(body: AsyncIterable<Buffer>, type: string): Promise<Buffer> {
  const kind = type.split(';')[0]?.trim().toLowerCase();
  if (kind === 'multipart/form-data')
    return withinFields(await readFormBody(body, formLimits), `--${boundaryOf(type)}`);
  if (kind === 'application/x-www-form-urlencoded')
    return withinFields(await readFormBody(body, typedLimits), '&');
  return readFormBody(body, otherLimits);
}
