import { SaxesParser } from 'saxes';
import { FeedProblem, type FeedPosition } from './feed-problem.ts';
import type { TreeListener } from './feed-value.ts';
import { withHtmlEntities, withoutForbidden, type XmlRepair } from './xml-repair.ts';

const goodReference = /&(?:#\d+|#[xX][\da-fA-F]+|[\p{L}_:][\p{L}\p{N}_:.-]*);/uy;
/** As far as an entity's name may reach; an ampersand closer than this to the end waits for the next piece. */
const referenceReach = 40;
const excerptLength = 40;

/**
 * Reads XML piece by piece and tells the listener what it holds; nothing of it stays in memory. Pauses after each piece
 * of text, so that the caller can take what the listener gathered. Names of HTML characters and control characters are
 * mended, and `repaired` is told of each.
 * Throws FeedProblem, with line and column, where the text is not well-formed.
 */
export async function* xmlTurns(
  pieces: AsyncIterable<string>,
  listener: TreeListener,
  repaired: (repair: XmlRepair) => void = () => {},
): AsyncGenerator<void> {
  const reader = createXmlReader(listener, repaired);
  let waiting = '';
  for await (const piece of pieces) {
    const text = waiting + piece;
    const last = text.lastIndexOf('&');
    const cut =
      last >= 0 && text.length - last < referenceReach && !text.includes(';', last) ? last : text.length;
    waiting = text.slice(cut);
    reader.write(text.slice(0, cut));
    yield;
  }
  reader.write(waiting);
  reader.end();
  yield;
}

function createXmlReader(listener: TreeListener, repaired: (repair: XmlRepair) => void) {
  const parser = new SaxesParser({ position: true });
  parser.ENTITIES = withHtmlEntities(parser.ENTITIES, repaired);
  let suspects: (FeedPosition & { near: string })[] = [];
  const open: { name: string; line: number }[] = [];
  /** saxes closes the element that stands in the way before it complains. */
  let left: { name: string; line: number } | undefined;
  let openLine = 1;
  /** The text that is being read, with the end of what came before, and the line on which it begins. */
  let reading = { text: '', line: 1 };
  const here = () => ({ line: parser.line, column: parser.column + 1 });
  const innocent = () => {
    suspects = [];
  };

  parser.on('opentagstart', () => (openLine = parser.line));
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, line: openLine });
    listener.open(name, openLine);
    for (const [key, value] of Object.entries(attributes)) listener.attribute(key, value);
  });
  parser.on('text', (text) => listener.text(text));
  parser.on('cdata', (text) => {
    innocent();
    listener.text(text);
  });
  parser.on('comment', innocent);
  parser.on('processinginstruction', innocent);
  parser.on('doctype', (text) => {
    innocent();
    declareEntities(parser.ENTITIES, text);
  });
  parser.on('closetag', () => {
    left = open.pop();
    listener.close();
  });
  parser.on('error', (error) => {
    throw explain(
      error.message,
      here(),
      suspects[0],
      /unexpected close/.test(error.message) ? left : open.at(-1),
      reading,
    );
  });

  const write = (text: string) => {
    if (!text) return;
    const before = reading.text.slice(-excerptLength);
    reading = { text: before + text, line: parser.line - before.split('\n').length + 1 };
    parser.write(text);
  };
  return {
    /** Stops at each ampersand that begins no entity: the parser itself notices it only at the next semicolon. */
    write(given: string) {
      const text = withoutForbidden(given, repaired);
      let from = 0;
      for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
        goodReference.lastIndex = at;
        if (goodReference.test(text)) continue;
        write(text.slice(from, at));
        suspects.push({ ...here(), near: around(reading.text, text.slice(at, at + 20)) });
        from = at;
      }
      write(text.slice(from));
    },
    end() {
      parser.close();
    },
  };
}

/** Longer than any list of letters that feeds declare. */
const longestDoctype = 20_000;

/** General entities of the document's own type declaration; their text is taken as it is, never expanded again. */
function declareEntities(entities: Record<string, string>, doctype: string): void {
  for (const [, name = '', double, single] of doctype
    .slice(0, longestDoctype)
    .matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g)) {
    const value = double ?? single ?? '';
    if (value.length < 1000 && !value.includes('&')) entities[name] = value;
  }
}

function explain(
  message: string,
  at: FeedPosition,
  ampersand: (FeedPosition & { near: string }) | undefined,
  open: { name: string; line: number } | undefined,
  reading: { text: string; line: number },
): FeedProblem {
  if (ampersand) {
    const sentence = `an "&" stands alone here; it should be written "&amp;", near "${ampersand.near}"`;
    return new FeedProblem(`The XML is broken: ${sentence}.`, {
      line: ampersand.line,
      column: ampersand.column,
    });
  }
  const plain = message.replace(/^(?:[^:\s]*:)?\d+:\d+: /, '').replace(/\.$/, '');
  const still =
    open && /clos|unmatched/i.test(plain) ? `; <${open.name}> of line ${open.line} is still open` : '';
  return new FeedProblem(`The XML is broken: ${plain}${excerpt(reading, at)}${still}.`, at);
}

/** The line on which two pieces of text meet. */
function around(before: string, after: string): string {
  const left = before.slice(-excerptLength).split('\n').at(-1) ?? '';
  return (left + (after.split('\n')[0] ?? '')).trim();
}

/** What stands around a position, as far as it is still in memory. */
function excerpt({ text, line }: { text: string; line: number }, at: FeedPosition): string {
  const found = text
    .split('\n')
    [at.line - line]?.slice(Math.max(0, at.column - excerptLength), at.column + 20)
    .trim();
  return found ? `, near "${found}"` : '';
}
