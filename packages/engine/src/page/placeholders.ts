import type { Configuration } from '@boardwright/api-client/contract';
import type { Board } from '../board/board-context.ts';

/** What variables are filled from. */
export interface VariableSource {
  readonly board: Pick<Board, 'boardId' | 'siteName' | 'now'>;
  readonly configuration: Pick<Configuration, 'job_boards'>;
}

const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What every site can fill in. */
const always = {
  siteName: ({ board }: VariableSource) => board.siteName,
  year: ({ board }: VariableSource) => board.now.slice(0, 4),
};

type OwnPlaceholder = Configuration['job_boards'][number]['placeholders'][number];
const nameOf = ({ key }: OwnPlaceholder): string => key.replaceAll(/[{}\s]/g, '');

/** Names an admin may write as `{{name}}`: those of every site, then the board's own. */
export function variableNames(own: readonly OwnPlaceholder[]): readonly string[] {
  return [...new Set([...Object.keys(always), ...own.map(nameOf)])];
}

/**
 * Fills in `{{name}}` in an admin's markup: `siteName`, `year`, and the board's own placeholders of the configuration
 * (specification §3). Their values are text, so they are escaped; a name nobody knows stays as it was written.
 * @param more values of the caller's own, by name
 */
export function fillPlaceholders(
  markup: string,
  source: VariableSource,
  more: Readonly<Record<string, string>> = {},
): string {
  if (!markup.includes('{{')) return markup;
  const { board, configuration } = source;
  const own = configuration.job_boards.find(({ id }) => id === board.boardId)?.placeholders ?? [];
  const values = new Map([
    ...Object.entries(more),
    ...Object.entries(always).map(([name, valueIn]) => [name, valueIn(source)] as const),
    ...own.map((one) => [nameOf(one), one.value] as const),
  ]);
  return markup.replaceAll(placeholder, (written, name: string) =>
    values.has(name) ? escaped(values.get(name) ?? '') : written,
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
