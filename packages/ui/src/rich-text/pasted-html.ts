interface Paragraph {
  /** What stands between the paragraph before and this one. */
  readonly before: string;
  /** Its opening tag. */
  readonly tag: string;
  readonly inner: string;
}

/** One of Word's list paragraphs: the list is said in its style, and its bullet or number is text. */
interface Item {
  readonly list: string;
  readonly level: number;
  readonly tag: 'ul' | 'ol';
  readonly start: number;
  readonly html: string;
}

/**
 * HTML from the clipboard as a text editor can read it. Word writes lists as paragraphs with the bullet in them: they
 * become lists, of levels and with the number they begin with. Headings come within those a text has (h2 to h4).
 * Pictures that lie on the writer's own machine, and links there, are left out; tables stay as they are.
 * @param html as the browser hands it over, of Word or of anything else
 */
export function pastedHtml(html: string): string {
  const isWord = /\bmso-|class=["']?Mso|schemas-microsoft-com:office/i.test(html);
  return headings(withoutDead(isWord ? fromWord(html) : html));
}

const headings = (html: string): string =>
  html.replaceAll(/<(\/?)h1\b/gi, '<$1h2').replaceAll(/<(\/?)h[56]\b/gi, '<$1h4');

const addressOf = {
  src: /\ssrc=["']?([^"'\s>]*)/i,
  href: /\shref=["']?([^"'\s>]*)/i,
} as const;

/** Where what a tag names can be had by a visitor. */
const isAlive = (tag: string, attribute: 'src' | 'href'): boolean => {
  const found = addressOf[attribute].exec(tag);
  return found !== null && !/^(?:file|cid|data|blob|about|[a-z]):/i.test(found[1] ?? '');
};

const withoutDead = (html: string): string =>
  html
    .replaceAll(/<img\b[^<>]*>/gi, (tag) => (isAlive(tag, 'src') ? tag : ''))
    .replaceAll(/<a\b[^<>]*>/gi, (tag) => (isAlive(tag, 'href') ? tag : '<a>'));

function fromWord(html: string): string {
  // What Word says to itself: `<!--[if gte vml 1]>…<![endif]-->`, `<![if !supportLists]>`, `<o:p>`.
  const bare = withoutComments(html).replaceAll(/<!\[[^<>]*>|<\/?o:p\b[^<>]*>/gi, '');
  const { paragraphs, rest } = paragraphsOf(bare);
  let written = '';
  let items: Item[] = [];
  const endLists = (): void => {
    written += listsOf(items);
    items = [];
  };
  for (const paragraph of paragraphs) {
    const item = itemOf(paragraph);
    if (paragraph.before.trim() !== '' || !item) endLists();
    if (paragraph.before.trim() !== '') written += paragraph.before;
    if (item) items.push(item);
    // An empty line is how Word is given room; a text has its own.
    else if (textOf(paragraph.inner) !== '' || /<img\b/i.test(paragraph.inner))
      written += /class=["']?MsoTitle\b/i.test(paragraph.tag)
        ? `<h2>${paragraph.inner}</h2>`
        : `${paragraph.tag}${paragraph.inner}</p>`;
  }
  endLists();
  return written + rest;
}

function withoutComments(html: string): string {
  let allowed = '';
  let from = 0;
  for (;;) {
    const start = html.indexOf('<!--', from);
    const end = start < 0 ? -1 : html.indexOf('-->', start);
    if (end < 0) return allowed + html.slice(from);
    allowed += html.slice(from, start);
    from = end + 3;
  }
}

/** Paragraphs hold no paragraphs, so that they can be distinguished without a document. */
function paragraphsOf(html: string): { readonly paragraphs: readonly Paragraph[]; readonly rest: string } {
  const paragraphs: Paragraph[] = [];
  const lower = html.toLowerCase();
  let from = 0;
  for (const { index, 0: tag } of html.matchAll(/<p(?:\s[^<>]*)?>/gi)) {
    if (index < from) continue;
    const inner = index + tag.length;
    const end = lower.indexOf('</p', inner);
    if (end < 0) break;
    paragraphs.push({ before: html.slice(from, index), tag, inner: html.slice(inner, end) });
    from = lower.indexOf('>', end) + 1;
    if (from === 0) from = html.length;
  }
  return { paragraphs, rest: html.slice(from) };
}

function itemOf({ tag, inner }: Paragraph): Item | undefined {
  const found = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(tag);
  if (!found) return undefined;
  const { marker, html } = withoutMarker(inner);
  const number = /^\(?(?:(\d+)|[a-z]{1,5})[.)]/i.exec(marker);
  return {
    list: found[1] ?? '',
    level: Number(found[2]),
    tag: number ? 'ol' : 'ul',
    start: Number(number?.[1] ?? 1),
    html: html.trim(),
  };
}

/** Takes the bullet or number out of a paragraph: a span that holds spans. */
function withoutMarker(inner: string): { readonly marker: string; readonly html: string } {
  const ignored = inner.search(/mso-list:\s*ignore/i);
  const start = ignored < 0 ? -1 : inner.lastIndexOf('<span', ignored);
  if (start < 0) return { marker: '', html: inner };
  let depth = 0;
  for (const { index, 0: tag } of inner.slice(start).matchAll(/<\/?span\b[^<>]*>/gi)) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth > 0) continue;
    const end = start + index + tag.length;
    return { marker: textOf(inner.slice(start, end)), html: inner.slice(0, start) + inner.slice(end) };
  }
  return { marker: '', html: inner };
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&nbsp;|&#160;|\u00a0/gi, ' ')
    .trim();

/** Paragraphs of lists that follow each other, as lists in each other. */
function listsOf(items: readonly Item[]): string {
  const open: Item[] = [];
  let written = '';
  const close = (): void => {
    written += `</li></${open.pop()?.tag ?? 'ul'}>`;
  };
  for (const item of items) {
    while ((open.at(-1)?.level ?? 0) > item.level) close();
    const above = open.at(-1);
    const isSame = above?.tag === item.tag && above.list === item.list;
    if (above?.level === item.level && !isSame) close();
    if (open.at(-1)?.level === item.level) written += '</li>';
    else {
      written += item.start === 1 ? `<${item.tag}>` : `<${item.tag} start="${item.start}">`;
      open.push(item);
    }
    written += `<li><p>${item.html}</p>`;
  }
  while (open.length > 0) close();
  return written;
}
