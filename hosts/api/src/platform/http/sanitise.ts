import sanitizeHtml from 'sanitize-html';

const richText: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    // The page draws the only h1 itself.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    // Text that only divs hold apart would run together without them.
    div: 'p',
    section: 'p',
    article: 'p',
    a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }),
  },
};

// One way to read each character: with two, a text of forty of them takes for ever.
const emptyParagraphs = /<p>(?:[\s\u200b]|&nbsp;|<br \/>)*<\/p>/g;

/**
 * Rich text of employers, candidates and feeds as it may be stored and drawn: the product's allow list,
 * no scripts, styles, frames, pictures or event handlers; links without a followed rank.
 */
export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, richText).replace(emptyParagraphs, '').trim();
}

const buttons = ['primary', 'secondary', 'danger', 'info', 'plain', 'plain-gradient'];

/** What the rich text editor of admins writes beside it: pictures, link buttons, icons, code and a lead. */
const articleText: sanitizeHtml.IOptions = {
  ...richText,
  allowedTags: [...(richText.allowedTags || []), 'img', 'span', 'code', 'pre'],
  allowedAttributes: {
    ...richText.allowedAttributes,
    a: ['href', 'target', { name: 'data-button', values: buttons }],
    img: ['src', 'alt'],
    span: ['data-icon'],
    p: [{ name: 'class', values: ['lead'] }],
  },
  allowedSchemesByTag: { img: ['http', 'https'] },
  // What a link may pass on is decided where it is drawn.
  transformTags: { ...richText.transformTags, a: 'a' },
};

/** Rich text of admins, as `sanitiseRichText` takes that of others: no scripts, styles, frames or event handlers. */
export function sanitiseArticleText(html: string): string {
  return sanitizeHtml(html, articleText).replace(emptyParagraphs, '').trim();
}

const blockEnds = /<\/(?:p|li|h[1-6]|div|tr|ul|ol|blockquote|section|article|td|th)>|<br\s*\/?>|<hr\s*\/?>/gi;

/** The words of a piece of HTML on one line: no tags, entities decoded, white space collapsed. */
export function plainText(html: string): string {
  return decoded(sanitizeHtml(html.replace(blockEnds, ' $&'), { allowedTags: [], allowedAttributes: {} }));
}

/** The same of what `sanitiseRichText` left, in which each `<` begins a tag that ends: it is not parsed once more. */
export function plainTextOfClean(html: string): string {
  return decoded(html.replace(blockEnds, ' $&').replaceAll(/<[^<>]*>/g, ''));
}

function decoded(bare: string): string {
  return bare
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0\u200b]+/g, ' ')
    .trim();
}
