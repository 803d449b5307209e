import { SaxesParser } from 'saxes';
import { withHtmlEntities, withoutForbidden } from '../../../platform/remote/xml-repair.ts';

/** An item of a feed as it was written; nothing is trusted yet. */
export interface RawItem {
  title: string;
  link: string;
  description: string;
  date: string;
  image: string;
  /** All of its text as it was written, where a picture may stand. */
  markup: string;
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
const pictureName = /\.(?:png|jpe?g|gif|webp|avif)(?:\?|$)/i;

function isPicture({ name, attributes }: Element): boolean {
  const { type = '', medium, url, href } = attributes;
  if (type.startsWith('image/') || medium === 'image' || local(name) === 'thumbnail') return true;
  return pictureName.test(url ?? href ?? '');
}

/** What one closed element says about its item (RSS 2.0, RSS 1.0 and Atom write the same things differently). */
function readInto(
  item: RawItem,
  element: Element,
  parent: Element | undefined,
  imageTag: string | undefined,
): void {
  const { name, attributes, text } = element;
  const value = text.trim();
  const tag = name.toLowerCase();
  const picture = attributes.url ?? attributes.href ?? value;
  const asked = imageTag?.toLowerCase();
  // `<photo>address</photo>`, `<photo url="address"/>` or `<photo><url>address</url></photo>`.
  if (asked !== undefined && [tag, parent?.name.toLowerCase()].includes(asked)) {
    item.image = picture || item.image;
  }
  switch (tag) {
    case 'title':
      item.title ||= value;
      break;
    case 'link':
      if (attributes.href === undefined) item.link ||= value;
      else if ((attributes.rel ?? 'alternate') === 'alternate') item.link ||= attributes.href;
      else if (attributes.rel === 'enclosure' && isPicture(element)) item.image ||= attributes.href;
      break;
    case 'guid':
      if (attributes.ispermalink !== 'false') item.link ||= value;
      break;
    case 'description':
    case 'summary':
    case 'content:encoded':
    case 'content':
      item.description ||= value;
      item.markup += value;
      break;
    case 'pubdate':
    case 'published':
    case 'dc:date':
      item.date = value;
      break;
    case 'updated':
      item.date ||= value;
      break;
    case 'enclosure':
    case 'media:content':
    case 'media:thumbnail':
      if (isPicture(element)) item.image ||= picture;
      break;
  }
}

/**
 * Reads the items of an RSS or Atom feed.
 * @param imageTag the element that holds an item's picture, where a feed has its own
 * @returns undefined for what is no feed
 */
export function parseFeed(xml: string, imageTag?: string): RawItem[] | undefined {
  const items: RawItem[] = [];
  const open: Element[] = [];
  let item: RawItem | undefined;
  let depth = 0;
  let isFeed = false;
  const parser = new SaxesParser();
  parser.ENTITIES = withHtmlEntities(parser.ENTITIES);
  // Feeds in the wild are rarely quite well-formed: what could be read is read.
  parser.on('error', () => {});
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length === 0) isFeed = ['rss', 'feed', 'rdf'].includes(local(name));
    const named = Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value] as const);
    open.push({ name, attributes: Object.fromEntries(named), text: '' });
    if (!item && ['item', 'entry'].includes(local(name))) {
      item = { title: '', link: '', description: '', date: '', image: '', markup: '' };
      depth = open.length;
    }
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element && item) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element || !item) return;
    if (open.length + 1 === depth) {
      items.push(item);
      item = undefined;
    } else readInto(item, element, open.at(-1), imageTag);
  });
  parser.write(withoutForbidden(xml)).close();
  return isFeed ? items : undefined;
}
