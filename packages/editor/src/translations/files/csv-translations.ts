import { csvLine, csvText } from '@boardwright/messages';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { FileProblem, mostTexts } from './file-problem.ts';
import type { TextUnit, TranslationFile } from './text-unit.ts';

/** Texts with their translations as a spreadsheet opens them. */
export function csvTranslations(units: readonly TextUnit[], source: string, target: string): string {
  const lines = units.map((unit) =>
    csvLine([
      unit.id,
      unit.where,
      unit.source,
      unit.isMissing ? '' : unit.target,
      unit.limit ?? '',
      unit.mark,
    ]),
  );
  const head = csvLine(['id', 'where', `source ${source}`, `target ${target}`, 'longest', 'before']);
  // The mark at the beginning has Excel read it as UTF-8.
  return `\uFEFF${[head, ...lines].join('\r\n')}\r\n`;
}

/** The rows of a table. @throws FileProblem */
function rowsOf(text: string): readonly (readonly string[])[] {
  // The first line has no word with any of them in it.
  const [head = ''] = text.split(/[\r\n]/, 1);
  const delimiter = ['\t', ';', ','].find((one) => head.includes(one)) ?? ',';
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      to: mostTexts + 2,
      max_record_size: 1_000_000,
      on_record: (record: string[], { lines }) => [String(lines), ...record],
    });
  } catch (error) {
    if (error instanceof CsvError) throw new FileProblem('broken', { line: lineOf(error) });
    throw error;
  }
}

const lineOf = (error: CsvError): number => (typeof error['lines'] === 'number' ? error['lines'] : 1);

/**
 * Reads what `csvTranslations` wrote, as a spreadsheet saved it: with commas, semicolons or tabs, and its columns in any order.
 * @throws FileProblem
 */
export function readCsvTranslations(text: string): TranslationFile {
  const [head = [], ...rows] = rowsOf(text);
  if (rows.length > mostTexts) throw new FileProblem('tooMany', { most: mostTexts });
  const names = head.map((name) => name.trim().toLowerCase());
  const columnOf = (name: string): number =>
    names.findIndex((one, at) => at > 0 && one.split(' ')[0] === name);
  const languageOf = (name: string): string | undefined => names[columnOf(name)]?.split(/\s+/)[1];
  if (columnOf('id') < 0 || columnOf('target') < 0) throw new FileProblem('columns');
  return {
    sourceLanguage: languageOf('source'),
    targetLanguage: languageOf('target'),
    texts: rows.map((row) => {
      const cell = (name: string): string | undefined => {
        const value = row[columnOf(name)];
        return columnOf(name) < 0 || value === undefined ? undefined : csvText(value);
      };
      return {
        line: Number(row[0]),
        id: cell('id')?.trim() ?? '',
        where: cell('where') ?? '',
        source: cell('source'),
        target: cell('target')?.trim() ? cell('target') : undefined,
        isPartial: false,
        before: cell('before')?.trim() || undefined,
      };
    }),
  };
}
