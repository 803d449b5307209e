import { Readable } from 'node:stream';
import type { FileReply } from './mount.ts';

export type CsvCell = string | number | null;

/** A cell as RFC 4180 has it; what a spreadsheet would take for a formula is marked as text. */
function cell(value: CsvCell): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as a file that a spreadsheet opens. */
export function csvFile<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvCell>>[],
  name: string,
): FileReply {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  const content = Buffer.from(`${[columns.join(','), ...lines].join('\r\n')}\r\n`);
  return {
    file: { stream: Readable.from([content]), size: content.length, mime: 'text/csv; charset=utf-8', name },
  };
}
