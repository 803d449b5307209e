import type { FeedShape } from '../../platform/remote/feed-shape.ts';
import type { XmlRepair } from '../../platform/remote/xml-repair.ts';
import type { FoundItems } from './find-items.ts';
import type { FieldMapping } from './mapping-file.ts';

export interface ReadOptions {
  /** The end of the path to the items, as `offers.offer`; found by itself when absent. */
  item?: string | undefined;
  /** What the server that sent the feed says of its encoding. */
  charset?: string | undefined;
  /** False when only the feed's head is there, which ends in the middle. */
  whole?: boolean;
  /** Called with each character that had to be mended. */
  repaired?: (repair: XmlRepair) => void;
  /** Shapes that plugins read. */
  shapes?: readonly FeedShape[] | undefined;
}

/** What the product reads itself. */
export type Notation = 'xml' | 'json';

/** How a feed is built, found by reading its beginning. */
export interface FoundShape extends FoundItems {
  /** Who reads its text: the product, or a plugin. */
  notation: Notation | FeedShape;
  /** What its shape says of where fields are. */
  mapping: FieldMapping;
}
