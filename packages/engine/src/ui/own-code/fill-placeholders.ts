import type { Configuration } from '@boardwright/api-client/contract';
import type { Board } from '../../pages/board-context.ts';

const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * An admin's code with its `{{name}}` filled in: `siteName`, `year`, the block's own words, and the board's own
 * placeholders of the configuration. Their values are text, so they are escaped; a name nobody knows stays as written.
 * @param words what the block itself can say, by name
 */
export function fillPlaceholders(
  code: string,
  {
    board,
    configuration,
  }: {
    readonly board: Pick<Board, 'boardId' | 'siteName' | 'now'>;
    readonly configuration: Pick<Configuration, 'job_boards'>;
  },
  words: Readonly<Record<string, string>> = {},
): string {
  if (!code.includes('{{')) return code;
  const own = configuration.job_boards.find(({ id }) => id === board.boardId)?.placeholders ?? [];
  const values = new Map([
    ...Object.entries(words),
    ['siteName', board.siteName],
    ['year', board.now.slice(0, 4)],
    ...own.map(({ key, value }) => [key.replaceAll(/[{}\s]/g, ''), value] as const),
  ]);
  return code.replaceAll(placeholder, (written, name: string) => {
    const value = values.get(name);
    return value === undefined ? written : escaped(value);
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
