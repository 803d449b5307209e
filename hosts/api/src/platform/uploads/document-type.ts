import { fileTypeFromBuffer } from 'file-type';

export interface DocumentType {
  readonly extension: 'pdf' | 'doc' | 'docx' | 'tex';
  readonly mime: string;
}

/** As messages name them (§5 'Uploads'). */
export const documentTypeNames = 'PDF, DOC, DOCX, LaTeX';

const types = {
  pdf: { extension: 'pdf', mime: 'application/pdf' },
  doc: { extension: 'doc', mime: 'application/msword' },
  docx: {
    extension: 'docx',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  tex: { extension: 'tex', mime: 'application/x-tex' },
} as const satisfies Record<string, DocumentType>;

/** The name of the stream that makes a compound file a Word document, as its directory writes it. */
const wordStream = Buffer.from('WordDocument', 'utf16le');
const latexMarks = /\\documentclass\b|\\begin\s*\{document\}/;

function isLatex(content: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return !text.includes('\0') && latexMarks.test(text);
  } catch {
    // Policy: what is not UTF-8 is not LaTeX.
    return false;
  }
}

/**
 * Which kind of document this is, read from its content: names and declared types lie.
 * @returns undefined for anything that is no CV we accept
 */
export async function documentType(content: Uint8Array): Promise<DocumentType | undefined> {
  const found = await fileTypeFromBuffer(content);
  if (found?.ext === 'pdf') return types.pdf;
  if (found?.ext === 'docx') return types.docx;
  if (found?.ext === 'cfb') return Buffer.from(content).includes(wordStream) ? types.doc : undefined;
  return found === undefined && isLatex(content) ? types.tex : undefined;
}
