import { FileProblem, largestFile } from './file-problem.ts';

export interface DecodedFile {
  readonly text: string;
  /** It says nowhere how it is written and is no UTF-8: letters with accents may be wrong. */
  readonly isGuessed: boolean;
}

const startsWith = (bytes: Uint8Array, ...signs: readonly number[]): boolean =>
  signs.every((sign, at) => bytes[at] === sign);

/** How a file says it is written: by its first bytes, or by the first line of an XML file. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0x3c, 0)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff) || startsWith(bytes, 0, 0x3c)) return 'utf-16be';
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  return head.includes('<?xml') ? /encoding=["']([\w.-]{1,40})["']/.exec(head)?.[1] : undefined;
}

/**
 * The text of a file as Excel, a tool for translators or a text editor wrote it: UTF-8, UTF-16, what an XML file says of
 * itself, and else Windows-1252, which is what is left of older programs.
 * @throws FileProblem
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  if (bytes.length === 0) throw new FileProblem('empty');
  if (bytes.length > largestFile) throw new FileProblem('tooBig', { most: largestFile / 1_000_000 });
  // A spreadsheet, a document or a package of a tool: all of them are ZIP files.
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) throw new FileProblem('kind');
  const declared = declaredEncoding(bytes);
  try {
    return { text: new TextDecoder(declared ?? 'utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    if (declared !== undefined) throw new FileProblem('encoding', { encoding: declared });
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}
