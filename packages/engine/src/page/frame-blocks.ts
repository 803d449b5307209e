const footers: ReadonlySet<string> = new Set(['footer', 'partner-footer']);

/** True for a block that ends a page, below its main part: a board has one of them. */
export function isFooter(key: string): boolean {
  return footers.has(key);
}

/** True for what frames a page, whatever it shows: an error page keeps it. */
export function isFrame(key: string): boolean {
  return key === 'navbar' || isFooter(key);
}
