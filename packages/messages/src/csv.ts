export type CsvCell = string | number | null;

/** What a spreadsheet takes for a formula, also behind the mark that makes it text. */
const formula = /^'*[=+\-@\t\r]/;

/** A cell as RFC 4180 has it; what a spreadsheet would take for a formula is marked as text. */
function cellText(value: CsvCell): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a table that a spreadsheet opens, without its end. */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(cellText).join(',');
}

/** A text as it was before `csvLine` marked it. @param cell as a reader of CSV gives it */
export function csvText(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
