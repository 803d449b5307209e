import { normalised } from '@boardwright/api-client/contract';
const longest = 120;

/**
 * A name that can stand in a mail and in any file system: no folders, control characters or tricks of direction, and
 * the extension of what the file really is.
 */
export function safeFileName(name: string, extension: string): string {
  // The end of a name of any length: what the extension stands behind.
  const base = normalised(name.slice(-1000), 'NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = base
    .replaceAll(/[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2066-\u2069"<>:|?*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, '');
  return `${[...clean].slice(0, longest).join('') || 'document'}.${extension}`;
}
