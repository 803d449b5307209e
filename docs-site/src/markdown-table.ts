/** A text as a cell of a table has it: on one line, and no markup of its own. */
const cell = (text: string): string =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('|', String.raw`\|`)
    .replaceAll('<', '&lt;');

/** A table; nothing where there are no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map((one) => cell(one)))];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** A value as code; nothing where it is nothing. */
export const code = (value: unknown): string =>
  value === undefined ? '' : `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
