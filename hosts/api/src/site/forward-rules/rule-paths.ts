/** Parts of a path that are looked at. */
const deepest = 20;

/** The path of an address, without query and slash at the end: `/old/jobs/?x=1` → `/old/jobs`. */
export function forwardPath(url: string): string {
  const path = URL.parse(url, 'http://any')?.pathname ?? '/';
  // Anchored at its start: a path of many slashes is read once.
  return /^.*[^/]/.exec(path)?.[0] ?? '/';
}

/**
 * A target with what was asked beside the address that led to it, as a campaign's name; what the target asks itself
 * stands: `/jobs?search=a#top` reached by `/old?search=b&utm_source=c` → `/jobs?search=a&utm_source=c#top`.
 */
export function withQueryOf(target: string, url: string): string {
  const asked = URL.parse(url, 'http://any')?.searchParams;
  if (!asked || asked.size === 0) return target;
  const [whole = '', hash] = target.split('#', 2);
  const [path = '', query] = whole.split('?', 2);
  const own = new URLSearchParams(query);
  const added = new URLSearchParams([...asked].filter(([name]) => !own.has(name)));
  const both = [query, added.toString()].filter(Boolean).join('&');
  return `${path}${both && `?${both}`}${hash === undefined ? '' : `#${hash}`}`;
}

/** Every rule path that could stand for a path, the most specific first. */
export function rulePaths(path: string): string[] {
  const parts = path.split('/').filter(Boolean).slice(0, deepest);
  const beneath = parts.map((_, index) => `/${[...parts.slice(0, parts.length - 1 - index), '*'].join('/')}`);
  return [path, ...beneath];
}
