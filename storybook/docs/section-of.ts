/**
 * One section of a Markdown document, without its heading.
 * @param heading of the second level
 * @throws RangeError when the document has no such section
 */
export function sectionOf(document: string, heading: string): string {
  const section = document.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  if (!section) throw new RangeError(`No section '${heading}'`);
  return section.slice(heading.length).trim();
}
