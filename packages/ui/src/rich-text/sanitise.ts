import sanitizeHtml from 'sanitize-html';
import { leavesBoard, linkKind } from '../link/link-kind.ts';
import { asSanitised, type SafeHtml } from './safe-html.ts';

/**
 * Makes markup that others wrote fit to draw: text, headings, lists, links, tables and pictures stay; scripts,
 * frames, styles, forms, event handlers and addresses that could run code go. Headings start at h2, since the page
 * has its own h1. Link buttons of the rich text editor keep their look by `data-button`, its icons their name by
 * `data-icon`.
 *
 * Call it where text enters a page (a block's `load`) or is stored, and hand the result on as data: a visitor's browser
 * gets the clean text and never this library. The editor fetches it when `plainMarkup` does not do.
 */
export function sanitise(html: string): SafeHtml {
  return asSanitised(sanitizeHtml(html, options));
}

const buttons = ['primary', 'secondary', 'danger', 'info', 'plain', 'plain-gradient'];

const options: sanitizeHtml.IOptions = {
  allowedTags: `h2 h3 h4 p br hr strong b em i u s sub sup small mark code pre
    ul ol li dl dt dd blockquote footer figure figcaption a img span div
    table thead tbody tr th td caption`.split(/\s+/),
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'title', { name: 'data-button', values: buttons }],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    p: [{ name: 'class', values: ['lead'] }],
    span: ['data-icon'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // What stood inside these is code or a control, not text.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'svg', 'math', 'title'],
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', a: cleanLink, img: lazyPicture, span: iconPlace },
};

function cleanLink(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { href, target, rel: _, ...rest } = attribs;
  if (href === undefined || linkKind(href) === 'unsafe') return { tagName, attribs: rest };
  const newTab = target === '_blank';
  // What others wrote passes on no reputation of the board.
  const rel = leavesBoard(href) ? 'noopener nofollow ugc' : newTab ? 'noopener' : '';
  return { tagName, attribs: { ...rest, href, ...(newTab && { target }), ...(rel && { rel }) } };
}

function lazyPicture(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy', decoding: 'async' } };
}

/** Where an icon of the rich text editor stands: its name, and nothing else. */
function iconPlace(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { 'data-icon': icon, ...rest } = attribs;
  return { tagName, attribs: icon && /^[a-z\d-]{1,60}$/.test(icon) ? { ...rest, 'data-icon': icon } : rest };
}
