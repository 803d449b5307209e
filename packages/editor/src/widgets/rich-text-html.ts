/** Tags the text editor can write back as it read them. */
const known = new Set(
  'p h2 h3 h4 strong b em i u s a ul ol li br hr blockquote code pre img span table tbody tr th td'.split(
    ' ',
  ),
);

/** Tags of a stored text that the text editor would lose. */
export function unknownTags(html: string): readonly string[] {
  const tags = [...html.matchAll(/<([a-z][a-z\d]*)/gi)].map(([, tag = '']) => tag.toLowerCase());
  return [...new Set(tags.filter((tag) => !known.has(tag)))];
}

/** A stored text → what the editor reads: variables (`{{name}}`) become chips, but not inside of tags. */
export function toEditorHtml(stored: string): string {
  return stored.replaceAll(/<[^<>]*>|\{\{\s*([\w.-]+)\s*\}\}/g, (all: string, name?: string) =>
    name === undefined ? all : `<span data-variable="${name}"></span>`,
  );
}

/** What the editor writes → what is stored; a text of nothing but an empty paragraph is no text. */
export function toStoredHtml(written: string): string {
  const html = written.replaceAll(/<span data-variable="([\w.-]+)"><\/span>/g, '{{$1}}');
  return html === '<p></p>' ? '' : html;
}

/** Addresses a text may lead to: the same as the site's own cleaning keeps. */
export function isSafeAddress(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|[/#?])/i.test(href) && !href.startsWith('//');
}
