/** Parts of a path that are looked at. */
const deepest = 20;

/** The path of an address, without query and slash at the end: `/old/jobs/?x=1` → `/old/jobs`. */
export function forwardPath(url: string): string {
  const path = URL.parse(url, 'http://any')?.pathname ?? '/';
  // Anchored at its start: a path of many slashes is read once.
  return /^.*[^/]/.exec(path)?.[0] ?? '/';
}

/** Every rule path that could stand for a path, the most specific first. */
export function rulePaths(path: string): string[] {
  const parts = path.split('/').filter(Boolean).slice(0, deepest);
  const beneath = parts.map((_, index) => `/${[...parts.slice(0, parts.length - 1 - index), '*'].join('/')}`);
  return [path, ...beneath];
}
