import { csvLine, type CsvCell } from '@boardwright/messages';
import { Readable } from 'node:stream';
import type { FileReply } from './mount.ts';

export type { CsvCell };

/** A table as a file that a spreadsheet opens. */
export function csvFile<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, CsvCell>>[],
  name: string,
): FileReply {
  const lines = rows.map((row) => csvLine(columns.map((column) => row[column])));
  const content = Buffer.from(`${[csvLine(columns), ...lines].join('\r\n')}\r\n`);
  return {
    file: { stream: Readable.from([content]), size: content.length, mime: 'text/csv; charset=utf-8', name },
  };
}
