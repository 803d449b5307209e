import { decodeText, type OpenFeed } from '../../platform/remote/decode-text.ts';
import { FeedProblem } from '../../platform/remote/feed-problem.ts';
import { beginningLength, findAdded, readAdded } from './added-shape.ts';
import type { RawItem, TreeListener } from './feed-value.ts';
import { createItemFinder, itemPath } from './find-items.ts';
import type { FoundShape, Notation, ReadOptions } from './found-shape.ts';
import { createItemBuilder } from './item-builder.ts';
import { jsonTurns } from './json-tree.ts';
import { noMapping } from './mapping-file.ts';
import { xmlTurns } from './xml-tree.ts';

/** Enough to have met each field of a few hundred jobs. */
const sampleElements = 60_000;

/** Finds out how a feed is built. Throws FeedProblem when it is no feed at all, or broken near its beginning. */
export async function findShape(open: OpenFeed, options: ReadOptions = {}): Promise<FoundShape> {
  const beginning = await beginningOf(decodeText(open, options.charset));
  const added = options.shapes?.find((shape) => beginning !== '' && shape.recognises(beginning));
  if (added) return findAdded(added, open, options);
  const notation = notationOf(beginning);
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
  return { ...found, notation, mapping: noMapping };
}

/**
 * The items of a feed, one after the other; only one piece of the text is in memory at a time.
 * Throws FeedProblem, with line and column, as soon as the text proves broken: an item given out before is no proof
 * that the feed is sound, so apply nothing before the end.
 */
export async function* readFeed(
  open: OpenFeed,
  shape: FoundShape,
  options: ReadOptions = {},
): AsyncGenerator<RawItem> {
  const { notation } = shape;
  if (typeof notation === 'object') return yield* readAdded(notation, open, options);
  const items: RawItem[] = [];
  const listener = collectItems(notation, shape.path, options.item, items);
  for await (const _ of turns(notation, decodeText(open, options.charset), listener, options.repaired)) {
    yield* items.splice(0);
  }
}

function turns(
  notation: Notation,
  text: AsyncIterable<string>,
  listener: TreeListener,
  repaired?: ReadOptions['repaired'],
) {
  return notation === 'xml' ? xmlTurns(text, listener, repaired) : jsonTurns(text, listener);
}

/** The first letters of a feed, without space before them; empty where it has none. */
async function beginningOf(text: AsyncIterable<string>): Promise<string> {
  let beginning = '';
  for await (const piece of text) {
    beginning = (beginning + piece).trimStart();
    if (beginning.length >= beginningLength) break;
  }
  return beginning.slice(0, beginningLength);
}

function notationOf(beginning: string): Notation {
  if (beginning === '') throw new FeedProblem('The feed is empty: not a single character.');
  if (/^<!doctype html/i.test(beginning)) throw webPage();
  if (beginning.startsWith('<')) return 'xml';
  if (beginning.startsWith('{') || beginning.startsWith('[')) return 'json';
  throw new FeedProblem(
    `This is neither XML nor JSON; it begins with "${beginning.slice(0, 30).replace(/\s+/g, ' ')}".`,
  );
}

function webPage(): FeedProblem {
  return new FeedProblem('This is a web page, not a feed; look for the address of the feed itself.');
}

function collectItems(
  notation: Notation,
  found: string | undefined,
  item: string | undefined,
  items: RawItem[],
): TreeListener {
  const isItem = item === undefined ? (path: string) => path === found : endsWith(item);
  const builder = createItemBuilder(notation === 'xml');
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
