import { SaxesParser } from 'saxes';
import { FeedProblem, type FeedPosition } from './feed-problem.ts';
import type { TreeListener } from './feed-value.ts';

const goodReference = /&(?:#\d+|#[xX][\da-fA-F]+|[\p{L}_:][\p{L}\p{N}_:.-]*);/uy;
/** As far as an entity's name may reach; an ampersand closer than this to the end waits for the next piece. */
const referenceReach = 40;

/**
 * Reads XML piece by piece and tells the listener what it holds; nothing of it stays in memory.
 * Throws FeedProblem, with line and column, where the text is not well-formed.
 */
export async function readXml(pieces: AsyncIterable<string>, listener: TreeListener): Promise<void> {
  for await (const _ of xmlTurns(pieces, listener));
}

/** As readXml, but pauses after each piece of text, so that the caller can take what the listener gathered. */
export async function* xmlTurns(pieces: AsyncIterable<string>, listener: TreeListener): AsyncGenerator<void> {
  const reader = createXmlReader(listener);
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

function createXmlReader(listener: TreeListener) {
  const parser = new SaxesParser({ position: true });
  let suspects: FeedPosition[] = [];
  let openLine = 1;
  let recent = '';
  const here = () => ({ line: parser.line, column: parser.column + 1 });
  const innocent = () => {
    suspects = [];
  };

  parser.on('opentagstart', () => (openLine = parser.line));
  parser.on('opentag', ({ name, attributes }) => {
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
  parser.on('closetag', () => listener.close());
  parser.on('error', (error) => {
    throw explain(error.message, here(), suspects[0], recent);
  });

  const write = (text: string) => {
    if (!text) return;
    parser.write(text);
    recent = (recent + text).slice(-200);
  };
  return {
    /** Stops at each ampersand that begins no entity: the parser itself notices it only at the next semicolon. */
    write(text: string) {
      let from = 0;
      for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
        goodReference.lastIndex = at;
        if (goodReference.test(text)) continue;
        write(text.slice(from, at));
        suspects.push(here());
        from = at;
      }
      write(text.slice(from));
    },
    end() {
      parser.close();
    },
  };
}

/** General entities of the document's own type declaration; their text is taken as it is, never expanded again. */
function declareEntities(entities: Record<string, string>, doctype: string): void {
  for (const [, name = '', double, single] of doctype.matchAll(
    /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g,
  )) {
    const value = double ?? single ?? '';
    if (value.length < 1000 && !value.includes('&')) entities[name] = value;
  }
}

function explain(
  message: string,
  at: FeedPosition,
  ampersand: FeedPosition | undefined,
  recent: string,
): FeedProblem {
  if (ampersand) {
    return new FeedProblem(
      'The XML is broken: an "&" stands alone here; it should be written "&amp;".',
      ampersand,
    );
  }
  const plain = message.replace(/^(?:[^:\s]*:)?\d+:\d+: /, '').replace(/\.$/, '');
  const near = recent.slice(-40).replace(/\s+/g, ' ').trim();
  return new FeedProblem(`The XML is broken: ${plain}${near ? ` (after "${near}")` : ''}.`, at);
}
