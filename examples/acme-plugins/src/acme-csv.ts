import { definePlugin, FeedProblem, type FeedShape } from '@boardwright/api';

interface Record {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The records of comma-separated values (RFC 4180), while their text comes.
 * @throws FeedProblem where a quote stays open
 */
async function* recordsOf(text: AsyncIterable<string>): AsyncGenerator<Record> {
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  // A quote within quotes ends them, or is one of two that stand for one: the next letter tells.
  let afterQuote = false;
  let [line, begun, opened] = [1, 1, 1];
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  for await (const piece of text)
    for (const letter of piece) {
      if (letter === '\n') line += 1;
      if (isQuoted && !afterQuote) {
        if (letter === '"') afterQuote = true;
        else cell += letter;
      } else if (letter === '"' && afterQuote) {
        cell += letter;
        afterQuote = false;
      } else if (letter === '"' && cell.trim() === '') {
        isQuoted = true;
        opened = line;
        cell = '';
      } else {
        isQuoted = afterQuote = false;
        if (letter === ',') endCell();
        else if (letter === '\n') {
          endCell();
          yield { line: begun, cells };
          cells = [];
          begun = line;
        } else cell += letter;
      }
    }
  if (isQuoted && !afterQuote) throw new FeedProblem('A quote is still open.', { line: opened, column: 1 });
  endCell();
  yield { line: begun, cells };
}

/** A first line of names with commas between them, of which one is a title's. */
const header = /^\uFEFF?(?=[^\n]*\b(?:job ?)?title\b)[\w "]+(?:,[\w "]+)+\r?(?:\n|$)/i;

export const acmeCsv: FeedShape = {
  name: 'acme-csv',
  recognises: (beginning) => header.test(beginning),
  async *items(open) {
    let names: readonly string[] | undefined;
    for await (const { line, cells } of recordsOf(open())) {
      if (!names) names = cells;
      else if (cells.some((cell) => cell !== ''))
        yield { line, value: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) };
    }
  },
};

/** Job feeds of comma-separated values, whose first line names the columns. */
export const csvFeeds = definePlugin({ name: 'acme-csv', feedShapes: [acmeCsv] });
