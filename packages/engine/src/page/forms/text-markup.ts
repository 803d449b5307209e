/** Anything that looks like a tag of HTML. */
const tag = /<\/?[a-z][^<>]*>/i;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function inline(text: string): string {
  return escaped(text).replaceAll(/\*\*(\S(?:[^*\n]*\S)?)\*\*/g, '<strong>$1</strong>');
}

const kinds = [
  { kind: 'ul', mark: /^[-*•]\s+/ },
  { kind: 'ol', mark: /^\d{1,3}[.)]\s+/ },
  { kind: 'h3', mark: /^#{1,3}\s+/ },
] as const;

interface Line {
  readonly kind: 'ul' | 'ol' | 'h3' | 'p';
  readonly html: string;
}

function lineOf(text: string): Line {
  const found = kinds.find(({ mark }) => mark.test(text));
  return { kind: found?.kind ?? 'p', html: inline(found ? text.replace(found.mark, '') : text) };
}

function blockOf(kind: Line['kind'], lines: readonly string[]): string {
  if (kind === 'h3') return lines.map((line) => `<h3>${line}</h3>`).join('');
  if (kind === 'p') return `<p>${lines.join('<br />')}</p>`;
  return `<${kind}>${lines.map((line) => `<li>${line}</li>`).join('')}</${kind}>`;
}

/**
 * A text as people type it, as HTML: an empty line starts a paragraph, `- ` a list, `1. ` a numbered one, `## ` a
 * heading; `**words**` stand out. What is HTML already stays as it is. The API takes out what may not be there.
 */
export function markupToHtml(text: string): string {
  if (tag.test(text)) return text;
  const html: string[] = [];
  for (const paragraph of text.replaceAll('\r\n', '\n').split(/\n[^\S\n]*\n/)) {
    const lines = paragraph
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map(lineOf);
    let from = 0;
    for (const [at, line] of lines.entries()) {
      if (lines[at + 1]?.kind === line.kind) continue;
      const same = lines.slice(from, at + 1).map((one) => one.html);
      html.push(blockOf(line.kind, same));
      from = at + 1;
    }
  }
  return html.join('');
}

const ends: Readonly<Record<string, string>> = { p: '\n\n', ul: '\n\n', ol: '\n\n', h3: '\n\n' };

/**
 * HTML as the text that {@link markupToHtml} makes it from. A text that has more to it (a link, a table) stays HTML, so
 * that changing one word of it loses nothing.
 */
export function htmlToMarkup(html: string | null): string {
  const compact = (html ?? '')
    .replaceAll(/>\s+</g, (between) => (between.includes('\n') ? '><' : between))
    .trim();
  let number = 0;
  let isNumbered = false;
  const text = compact
    .replaceAll(/<(\/?)(p|ul|ol|li|h3|strong|br)\s*\/?>/g, (_, end: string, name: string) => {
      if (name === 'strong') return '**';
      if (name === 'br') return '\n';
      if (name === 'li') return end ? '\n' : isNumbered ? `${(number += 1)}. ` : '- ';
      if (end) return ends[name] ?? '';
      isNumbered = name === 'ol';
      number = 0;
      return name === 'h3' ? '## ' : '';
    })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return markupToHtml(text) === compact ? text : compact;
}
