/** Bytes kept of a form: so many from its start, so many from its end. */
export interface FormLimits {
  readonly start: number;
  readonly end: number;
  /** Larger than this nothing is even read to its end. */
  readonly most: number;
}

const megabyte = 1024 * 1024;
/** Two documents of 10 MB, and what is typed after them. */
export const formLimits: FormLimits = { start: 20 * megabyte, end: 4 * megabyte, most: 1024 * megabyte };

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
  return Buffer.concat([...start, Buffer.concat(end).subarray(-limits.end)]);
}
