import { decodeText, type OpenFeed } from '../../platform/remote/decode-text.ts';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import type { RawItem, TreeListener } from './feed-value.ts';
import { createItemFinder, type FoundItems, itemPath } from './find-items.ts';
import { createItemBuilder } from './item-builder.ts';
import { jsonTurns } from './json-tree.ts';
import type { XmlRepair } from '../../platform/remote/xml-repair.ts';
import { xmlTurns } from './xml-tree.ts';

export interface ReadOptions {
  /** The end of the path to the items, as `offers.offer`; found by itself when absent. */
  item?: string | undefined;
  /** What the server that sent the feed says of its encoding. */
  charset?: string | undefined;
  /** False when only the feed's head is there, which ends in the middle. */
  whole?: boolean;
  /** Told of each character that had to be mended. */
  repaired?: (repair: XmlRepair) => void;
}

/** How a feed is built, found by reading its beginning. */
export interface FeedShape extends FoundItems {
  notation: 'xml' | 'json';
}

/** Enough to have met each field of a few hundred jobs. */
const sampleElements = 60_000;

/** Finds out how a feed is built. Throws FeedProblem when it is no feed at all, or broken near its beginning. */
export async function findShape(open: OpenFeed, options: ReadOptions = {}): Promise<FeedShape> {
  const notation = await findNotation(open, options);
  const finder = createItemFinder();
  try {
    for await (const _ of turns(notation, decodeText(open, options.charset), finder.listener)) {
      if (finder.seen() > sampleElements) break;
    }
  } catch (problem) {
    // Of a head, what was read until it ends is enough.
    if (options.whole !== false || !(problem instanceof FeedProblem)) throw problem;
  }
  const found = finder.found();
  if (found.root !== undefined && /^html$/i.test(found.root)) throw webPage();
  return { ...found, notation };
}

/**
 * The items of a feed, one after the other; only one piece of the text is in memory at a time.
 * Throws FeedProblem, with line and column, as soon as the text proves broken: an item given out before is no proof
 * that the feed is sound, so apply nothing before the end.
 */
export async function* readFeed(
  open: OpenFeed,
  shape: FeedShape,
  options: ReadOptions = {},
): AsyncGenerator<RawItem> {
  const items: RawItem[] = [];
  const listener = collectItems(shape, options.item, items);
  for await (const _ of turns(
    shape.notation,
    decodeText(open, options.charset),
    listener,
    options.repaired,
  )) {
    yield* items.splice(0);
  }
}

function turns(
  notation: FeedShape['notation'],
  text: AsyncIterable<string>,
  listener: TreeListener,
  repaired?: ReadOptions['repaired'],
) {
  return notation === 'xml' ? xmlTurns(text, listener, repaired) : jsonTurns(text, listener);
}

async function findNotation(open: OpenFeed, options: ReadOptions): Promise<FeedShape['notation']> {
  for await (const piece of decodeText(open, options.charset)) {
    const text = piece.trimStart();
    if (text === '') continue;
    if (/^<!doctype html/i.test(text)) throw webPage();
    if (text.startsWith('<')) return 'xml';
    if (text.startsWith('{') || text.startsWith('[')) return 'json';
    throw new FeedProblem(
      `This is neither XML nor JSON; it begins with "${text.slice(0, 30).replace(/\s+/g, ' ')}".`,
    );
  }
  throw new FeedProblem('The feed is empty: not a single character.');
}

function webPage(): FeedProblem {
  return new FeedProblem('This is a web page, not a feed; look for the address of the feed itself.');
}

function collectItems(shape: FeedShape, item: string | undefined, items: RawItem[]): TreeListener {
  const isItem = item === undefined ? (path: string) => path === shape.path : endsWith(item);
  const builder = createItemBuilder(shape.notation === 'xml');
  const paths: string[] = [];
  let number = 0;
  return {
    open(name, line) {
      const path = itemPath(paths.at(-1), name);
      paths.push(path);
      if (builder.depth > 0 || isItem(path)) builder.listener.open(name, line);
    },
    attribute: builder.listener.attribute,
    text: builder.listener.text,
    close() {
      paths.pop();
      builder.listener.close();
      const done = builder.take();
      if (done) items.push({ number: (number += 1), ...done });
    },
  };
}

function endsWith(item: string): (path: string) => boolean {
  const wanted = item.replaceAll('.', '/').replace(/^\/+/, '');
  return (path) => path === wanted || path.endsWith(`/${wanted}`);
}
