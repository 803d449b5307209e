/** `page`: drawn by the router. `anchor`: on this page. `outside`: a full load. `unsafe`: must not be followed. */
export type LinkKind = 'page' | 'anchor' | 'outside' | 'unsafe';

const SAFE_SCHEME = /^(?:https?|mailto|tel|sms|whatsapp):/i;
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const FILE_PATHS =
  /^\/(?:api|files|media|uploads|assets)(?:\/|$)|\.(?:xml|pdf|txt|docx?|png|jpe?g|svg)(?:[?#]|$)/i;

/**
 * Tells what following an address means. Settings and feeds hold addresses that others wrote, so a scheme that can
 * run code (`javascript:`, `data:`) is `unsafe`.
 */
export function linkKind(href: string): LinkKind {
  // Browsers drop tabs, line breaks and leading control characters from an address before they read its scheme.
  // oxlint-disable-next-line no-control-regex -- these are the characters that browsers drop
  const address = href.replace(/[\u0000-\u0020]+/g, '');
  if (address.startsWith('#')) return 'anchor';
  if (SAFE_SCHEME.test(address)) return 'outside';
  if (ANY_SCHEME.test(address)) return 'unsafe';
  if (/^[/\\]{2}/.test(address)) return 'outside';
  if (FILE_PATHS.test(address)) return 'outside';
  return 'page';
}

/** True for an address on another host: only those get the marks of a link that leaves the board. */
export function leavesBoard(href: string): boolean {
  return /^(?:https?:)?[/\\]{2}/i.test(href.trim());
}
