/**
 * Gives the page on the bench a sheet of the editor's own, over which no policy of the site has a say.
 * @returns how to take it away
 */
export function adoptSheet(page: Document, sheet: CSSStyleSheet): () => void {
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
