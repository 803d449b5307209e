import type { FeedObject, FeedValue, TreeListener } from './feed-value.ts';
import { plainName } from './feed-value.ts';

/** Elements that are mark-up of a text rather than fields of a job. */
const markup = new Set(
  'p br ul ol li strong b em i u s h1 h2 h3 h4 h5 h6 div span a table thead tbody tr td th hr blockquote sub sup font small'.split(
    ' ',
  ),
);
const voidElements = new Set(['br', 'hr']);

interface Frame {
  name: string;
  line: number;
  text: string;
  scalar: number | boolean | null | undefined;
  fields: FeedObject | undefined;
  /** What stands inside, written as HTML, for texts whose mark-up was not escaped. */
  html: string;
  onlyMarkup: boolean;
  attributes: string;
}

/**
 * Builds the item that begins when `begin` is called; the caller passes every event on while `depth` is above zero.
 * Texts whose mark-up was written as plain XML elements become one HTML string.
 */
export function createItemBuilder(xml: boolean) {
  const frames: Frame[] = [];
  let finished: { value: FeedValue; line: number } | undefined;

  const listener: TreeListener = {
    open(name, line) {
      frames.push({
        name,
        line,
        text: '',
        scalar: undefined,
        fields: undefined,
        html: '',
        onlyMarkup: xml,
        attributes: '',
      });
    },
    attribute(name, value) {
      const frame = frames.at(-1);
      if (!frame) return;
      frame.attributes += ` ${name}="${escapeHtml(value)}"`;
      frame.fields = add(frame.fields, `@${name}`, value);
    },
    text(value) {
      const frame = frames.at(-1);
      if (!frame) return;
      if (typeof value !== 'string') frame.scalar = value;
      else {
        frame.text += value;
        if (xml) frame.html += escapeHtml(value);
      }
    },
    close() {
      const frame = frames.pop();
      if (!frame) return;
      const parent = frames.at(-1);
      const value = valueOf(frame, parent === undefined);
      if (!parent) finished = { value, line: frame.line };
      else {
        parent.fields = add(parent.fields, frame.name, value);
        if (!xml) return;
        const tag = plainName(frame.name);
        if (!markup.has(tag)) parent.onlyMarkup = false;
        parent.html += voidElements.has(tag)
          ? `<${tag}>`
          : `<${tag}${frame.attributes}>${frame.html}</${tag}>`;
      }
    },
  };
  return {
    listener,
    get depth() {
      return frames.length;
    },
    /** The item that has just been closed, once. */
    take() {
      const taken = finished;
      finished = undefined;
      return taken;
    },
  };
}

function valueOf(frame: Frame, outermost: boolean): FeedValue {
  const { fields, text } = frame;
  if (frame.scalar !== undefined) return frame.scalar;
  if (!fields) return clean(text);
  const hasElements = Object.keys(fields).some((name) => !name.startsWith('@'));
  if (hasElements && frame.onlyMarkup && !outermost) return clean(frame.html);
  return text.trim() ? { ...fields, '#text': clean(text) } : fields;
}

// oxlint-disable-next-line no-control-regex -- these are the characters to be removed
const unusable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Without characters that no database keeps and no page draws. */
export function clean(text: string): string {
  return text
    .replace(unusable, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}

function add(fields: FeedObject | undefined, name: string, value: FeedValue): FeedObject {
  // A feed may name a field "__proto__".
  const owner: FeedObject = fields ?? (Object.create(null) as FeedObject);
  const before = owner[name];
  if (before === undefined) owner[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else owner[name] = [before, value];
  return owner;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
