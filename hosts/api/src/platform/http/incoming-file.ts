import type {} from '@fastify/multipart';
import { megabyte, uploads } from '@boardwright/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/** A file as it was sent, not yet looked at. */
export interface IncomingFile {
  /** The sender's name for it, without folders. */
  readonly name: string;
  readonly content: Buffer;
  /** The other fields of the form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** No upload of the product is larger, in bytes; pictures have a smaller limit of their own. */
export const uploadLimit = uploads.document.megabytes * megabyte;

/** The last part of a path, without characters that file systems or headers dislike. */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- these are the characters to be removed
  const clean = last.replaceAll(/[\u0000-\u001f\u007f"<>|:*?]/g, '').trim();
  return clean.slice(-120) || 'file';
}

interface ReadForm {
  readonly file: { name: string; content: Buffer } | undefined;
  readonly fields: Record<string, string>;
}

async function readForm(request: FastifyRequest): Promise<ReadForm> {
  const fields: Record<string, string> = {};
  let file: ReadForm['file'];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file')
        file ??= { name: safeFileName(part.filename ?? ''), content: await part.toBuffer() };
      else if (typeof part.value === 'string' && !part.value.includes('\0'))
        fields[part.fieldname] = part.value;
    }
  } catch (error) {
    // Fastify's own refusals say what they are; what the parser stumbles over is a form without sense.
    if (typeof (error as { code?: unknown }).code === 'string') throw error;
    throw new HttpError('badRequest', { fields: { file: ['multipart/form-data'] }, cause: error });
  }
  return { file, fields };
}

/**
 * Reads the one file of a form, whatever order its fields have.
 * @throws HttpError `badRequest` when there is no file; a file over the limit is refused while it is being read
 */
export async function readIncomingFile(request: FastifyRequest): Promise<IncomingFile> {
  if (!request.isMultipart())
    throw new HttpError('badRequest', { fields: { file: ['multipart/form-data'] } });
  const { file, fields } = await readForm(request);
  if (!file || file.content.length === 0) throw new HttpError('fileUpload');
  const given = fields.name === undefined ? '' : safeFileName(fields.name);
  return { name: given && given !== 'file' ? given : file.name, content: file.content, fields };
}
