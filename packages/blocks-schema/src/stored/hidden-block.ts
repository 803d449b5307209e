import { toWire } from './prefix.ts';

/**
 * Whether an admin hid a block from everybody, out of its settings as they are stored. When, to whom and where it appears
 * besides, the page decides that knows the clock and who looks.
 * @param stored by wire name, of any version
 */
export function isHiddenBlock(key: string, stored: Readonly<Record<string, unknown>>): boolean {
  const [name = ''] = Object.keys(toWire(key, { visibility: {} }));
  const visibility = stored[name];
  return (
    typeof visibility === 'object' &&
    visibility !== null &&
    'hidden' in visibility &&
    visibility.hidden === true
  );
}
