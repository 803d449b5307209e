import { SaxesParser } from 'saxes';
import { FeedProblem, type FeedPosition } from '../../platform/remote/feed-problem.ts';
import type { TreeListener } from './feed-value.ts';
import { withHtmlEntities, withoutForbidden, type XmlRepair } from '../../platform/remote/xml-repair.ts';
import { followSections } from './xml-sections.ts';

const goodReference = /&(?:#\d+|#[xX][\da-fA-F]+|[\p{L}_:][\p{L}\p{N}_:.-]*);/uy;
/** As far as an entity's name may reach; an ampersand closer than this to the end waits for the next piece. */
const referenceReach = 40;
const excerptLength = 40;

/**
 * Reads XML piece by piece and tells the listener what it holds; nothing of it stays in memory. Pauses after each piece
 * of text, so that the caller can take what the listener gathered. Names of HTML characters, control characters and
 * ampersands that begin no name are mended, and `repaired` is called with each.
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
  const sections = followSections();
  /** How much longer a line became by what was mended in it. */
  let longer = { line: 0, by: 0 };
  const open: { name: string; line: number }[] = [];
  /** saxes closes the element that stands in the way before it complains. */
  let left: { name: string; line: number } | undefined;
  let openLine = 1;
  /** The text that is being read, with the end of what came before, and the line on which it begins. */
  let reading = { text: '', line: 1 };
  const here = () => ({ line: parser.line, column: parser.column + 1 });
  /** A position as the feed has it. */
  const asGiven = ({ line, column }: FeedPosition): FeedPosition => ({
    line,
    column: line === longer.line ? column - longer.by : column,
  });

  parser.on('opentagstart', () => (openLine = parser.line));
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, line: openLine });
    listener.open(name, openLine);
    for (const [key, value] of Object.entries(attributes)) listener.attribute(key, value);
  });
  parser.on('text', (text) => listener.text(text));
  parser.on('cdata', (text) => listener.text(text));
  parser.on('doctype', (text) => declareEntities(parser.ENTITIES, text));
  parser.on('closetag', () => {
    left = open.pop();
    listener.close();
  });
  parser.on('error', (error) => {
    const isClosing = /unexpected close/.test(error.message);
    const near = excerpt(reading, here());
    throw explain(error.message, asGiven(here()), isClosing ? left : open.at(-1), near);
  });

  const write = (text: string) => {
    if (!text) return;
    const before = reading.text.slice(-excerptLength);
    reading = { text: before + text, line: parser.line - before.split('\n').length + 1 };
    sections.read(text);
    parser.write(text);
  };
  return {
    /** Writes each ampersand that begins no name as XML writes it, where one means anything. */
    write(given: string) {
      const text = withoutForbidden(given, repaired);
      let from = 0;
      for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
        goodReference.lastIndex = at;
        if (goodReference.test(text)) continue;
        write(text.slice(from, at));
        from = at;
        if (sections.isInside()) continue;
        repaired('ampersand');
        write('&amp;');
        const added = '&amp;'.length - 1;
        longer = { line: parser.line, by: longer.line === parser.line ? longer.by + added : added };
        from = at + 1;
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
  open: { name: string; line: number } | undefined,
  near: string,
): FeedProblem {
  const plain = message.replace(/^(?:[^:\s]*:)?\d+:\d+: /, '').replace(/\.$/, '');
  const still =
    open && /clos|unmatched/i.test(plain) ? `; <${open.name}> of line ${open.line} is still open` : '';
  return new FeedProblem(`The XML is broken: ${plain}${near}${still}.`, at);
}

/** What stands around a position, as far as it is still in memory. */
function excerpt({ text, line }: { text: string; line: number }, at: FeedPosition): string {
  const found = text
    .split('\n')
    [at.line - line]?.slice(Math.max(0, at.column - excerptLength), at.column + 20)
    .trim();
  return found ? `, near "${found}"` : '';
}
