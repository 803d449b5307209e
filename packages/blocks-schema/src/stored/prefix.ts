/** The specification's 'keys prefixed by block key' (§2) exists on the wire only, and only here. */
const separator = '_';

/** `{ showCount: 3 }` of block `featured-jobs` → `{ 'featured-jobs_showCount': 3 }`. */
export function toWire(key: string, settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [key + separator + name, value]));
}

/** The inverse. Names without the block's prefix are kept as they are: nothing stored is ever lost. */
export function fromWire(key: string, wire: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(wire).map(([name, value]) => [nameOfWire(key, name), value]));
}

/** `featured-jobs_showCount` → `showCount`. */
export function nameOfWire(key: string, wireName: string): string {
  const prefix = key + separator;
  return wireName.startsWith(prefix) ? wireName.slice(prefix.length) : wireName;
}
