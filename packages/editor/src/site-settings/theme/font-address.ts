/** Where the website serves a font's file: on the editor's own origin. */
export function fontAddress(file: string): string {
  return `/assets/fonts/${file}`;
}
