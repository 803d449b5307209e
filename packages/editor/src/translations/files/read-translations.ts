import { decodeFile } from './decode-file.ts';
import { FileProblem } from './file-problem.ts';
import type { TranslationFile } from './text-unit.ts';

/** A file of translations as it was read. */
export interface ReadFile extends TranslationFile {
  readonly name: string;
  /** Its letters are a guess: who brings it in looks at the accents. */
  readonly isGuessed: boolean;
}

/**
 * Reads a file of a translator, whatever it is: XLIFF is known by how it begins, and all else is a table.
 * @throws FileProblem
 */
export async function readTranslations(name: string, bytes: Uint8Array): Promise<ReadFile> {
  const { text, isGuessed } = decodeFile(bytes);
  const isXml = text.trimStart().startsWith('<');
  const file = isXml
    ? (await import('./read-xliff.ts')).readXliff(text.trimStart())
    : (await import('./csv-translations.ts')).readCsvTranslations(text);
  if (file.texts.length === 0) throw new FileProblem('empty');
  return { ...file, name, isGuessed };
}
