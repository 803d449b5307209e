/** What the editor of a job's text knows: a text with more in it stays HTML in a plain field, so that nothing is lost. */
const known = new Set('p br hr h2 h3 h4 ul ol li strong em u s blockquote a'.split(' '));

export function fitsRichEditor(html: string): boolean {
  return [...html.matchAll(/<\/?([a-z][\w-]*)/gi)].every(([, name = '']) => known.has(name.toLowerCase()));
}

/** The editor's HTML as it is stored: a point of a list that is one paragraph needs none of its own. */
export function storedMarkup(html: string): string {
  const bare = html
    .replaceAll(/<li><p>((?:(?!<\/?p>)[\s\S])*)<\/p><\/li>/g, '<li>$1</li>')
    .replaceAll(/<p><\/p>/g, '')
    .trim();
  return bare;
}
