import type { html, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockContext } from '../../define-block.ts';

export interface HtmlData {
  /** The code with its placeholders filled in; absent where it has none, and what is stored is drawn as it is. */
  readonly html?: string;
}

const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Fills in `{{name}}`: `pageDoesNotExist`, `siteName`, `year`, and the board's own placeholders of the configuration.
 * Their values are text, so they are escaped; a name nobody knows stays as it was written.
 */
export async function loadHtml(
  settings: SettingsOf<typeof html>,
  { board, configuration, t }: BlockContext,
): Promise<HtmlData> {
  if (!settings.html.includes('{{')) return {};
  const own = configuration.job_boards.find(({ id }) => id === board.boardId)?.placeholders ?? [];
  const values = new Map([
    ['pageDoesNotExist', t('pageDoesNotExist')],
    ['siteName', board.siteName],
    ['year', board.now.slice(0, 4)],
    ...own.map(({ key, value }) => [key.replaceAll(/[{}\s]/g, ''), value] as const),
  ]);
  const filled = settings.html.replaceAll(placeholder, (written, name: string) =>
    values.has(name) ? escaped(values.get(name) ?? '') : written,
  );
  return filled === settings.html ? {} : { html: filled };
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
