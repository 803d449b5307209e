import { plainText, sanitiseRichText } from '../../platform/http/sanitise.ts';
import { type FeedObject, type FeedValue, isFeedObject, plainName } from './feed-value.ts';
import type { ItemValues } from './item-values.ts';

/** A job's text as it is stored; sanitised HTML (specification §3 text_type). */
export type JobText =
  | { type: 'own'; own: string }
  | {
      type: 'platform';
      platform: { job: string | null; function: string | null; company: string | null; offer: string | null };
    };

const introLength = 200;

/** The text of an item, whichever way the feed cuts it into pieces; undefined when it has none. */
export function jobText(item: FeedValue, values: ItemValues): JobText | undefined {
  const sections = sectionsOf(item);
  const main = html(values.text('description'));
  if (sections) {
    const own = main !== '' && !sections.includes(main) ? main + sections : sections;
    return { type: 'own', own };
  }
  const parts = {
    job: main,
    function: html(values.text('requirements')),
    company: html(values.text('companyText')),
    offer: html(values.text('offer')),
  };
  const others = parts.function !== '' || parts.company !== '' || parts.offer !== '';
  if (!others) return main === '' ? undefined : { type: 'own', own: main };
  const orNull = (part: string) => (part === '' ? null : part);
  return {
    type: 'platform',
    platform: {
      job: orNull(parts.job),
      function: orNull(parts.function),
      company: orNull(parts.company),
      offer: orNull(parts.offer),
    },
  };
}

/** All words of a job's text on one line. */
export function lineOfText(text: JobText): string {
  return plainText(text.type === 'own' ? text.own : Object.values(text.platform).filter(Boolean).join(' '));
}

/** At most 200 characters of a text, ending at a word. */
export function introOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= introLength) return line;
  const cut = line.slice(0, introLength - 1);
  const word = cut.lastIndexOf(' ');
  const stored = word > introLength / 2 ? cut.slice(0, word) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${stored.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`;
}

function html(text: string | undefined): string {
  if (text === undefined || text.trim() === '') return '';
  const rich = unescaped(text);
  const isRich =
    /<\/?(?:p|br|ul|ol|li|div|span|strong|b|em|i|h[1-6]|a|table|u|font|section)(?:[^\w<>][^<>]*)?>/i.test(
      rich,
    );
  if (!isRich) return sanitiseRichText(paragraphs(rich));
  const blocks = /<(?:p|ul|ol|div|h[1-6]|table|section)\b/i.test(rich);
  return sanitiseRichText(blocks ? rich : `<p>${rich.replace(/(?:<br\s*\/?>\s*){2,}/gi, '</p><p>')}</p>`);
}

/** Mark-up that was escaped once too often. */
function unescaped(text: string): string {
  if (/<[a-z/!]/i.test(text) || !/&(?:amp;)?lt;\/?[a-z]/i.test(text)) return text;
  const once = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  return unescaped(once);
}

const bullet = /^\s*[-–•*·‣▪●✓✔]\s+/;

/** Plain text as HTML: an empty line parts paragraphs, lines with a bullet are a list. */
function paragraphs(text: string): string {
  const safe = text
    .replace(/&(?![\w#]+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return safe
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t\u200b]*(?:\n[ \t\u200b]*)+/)
    .map((block) => blockOf(block.split('\n').filter((line) => line.trim() !== '')))
    .join('');
}

function blockOf(lines: string[]): string {
  const pieces: string[] = [];
  for (const line of lines) {
    const listed = bullet.test(line);
    const text = line.replace(bullet, '').trim();
    const last = pieces.at(-1);
    if (listed) {
      if (last?.startsWith('<ul>'))
        pieces[pieces.length - 1] = last.replace(/<\/ul>$/, `<li>${text}</li></ul>`);
      else pieces.push(`<ul><li>${text}</li></ul>`);
    } else if (last?.startsWith('<p>')) pieces[pieces.length - 1] = last.replace(/<\/p>$/, `<br>${text}</p>`);
    else pieces.push(`<p>${text}</p>`);
  }
  return pieces.join('');
}

const sectionHolders =
  /^(?:lists?|sections?|jobdescriptions?|descriptions|paragraphs?|textblocks?|texts|jobad)$/;
const headings = ['title', 'name', 'heading', 'header', 'label', 'text'];
const bodies = ['value', 'content', 'body', 'html', 'description', 'text'];

/** Headed pieces of text below an item, as `{ name, value }` or `{ title, text }`; empty when there are none. */
function sectionsOf(item: FeedValue): string {
  if (!isFeedObject(item)) return '';
  const found: string[] = [];
  for (const [key, value] of Object.entries(item)) {
    if (sectionHolders.test(plainName(key))) collect(value, found, 0);
  }
  const closing = item['additional'];
  if (found.length > 0 && typeof closing === 'string') found.push(html(closing));
  return found.join('');
}

function collect(value: FeedValue, found: string[], depth: number): void {
  if (depth > 4) return;
  if (Array.isArray(value)) for (const element of value) collect(element, found, depth + 1);
  else if (isFeedObject(value)) {
    const section = sectionOf(value);
    if (section !== undefined) found.push(section);
    else for (const child of Object.values(value)) collect(child, found, depth + 1);
  }
}

function sectionOf(value: FeedObject): string | undefined {
  const heading = headings.find((name) => typeof value[name] === 'string');
  const body = bodies.find((name) => name !== heading && typeof value[name] === 'string');
  if (heading === undefined || body === undefined) return undefined;
  const text = listItems(String(value[body]));
  const title = plainText(String(value[heading]));
  if (text === '') return '';
  return `${title ? sanitiseRichText(`<h3>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h3>`) : ''}${text}`;
}

/** Some feeds give a list's items without the list around them. */
function listItems(text: string): string {
  return html(/^\s*<li\b/i.test(unescaped(text)) ? `<ul>${unescaped(text)}</ul>` : text);
}
