import { Readable } from 'node:stream';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { Locale } from '@boardwright/messages';
import { exportDocumentMessages, exportedPartNames } from './export-document.messages.ts';
import type { Storage } from '../../platform/ports/storage.ts';

/** What is kept, by what it is: rows of columns. */
export type Sections = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

export interface ExportedFile {
  readonly name: string;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  readonly storageKey: string;
}

export interface ExportHeading {
  readonly site: string;
  /** ISO 8601. */
  readonly made: string;
  readonly locale: Locale;
}

/** A piece of the document: text, or a file's bytes in base64. */
export type ExportPart = string | ExportedFile;

/** The same as JSON: `{site, made, data: {account: […], …}, files: [{name, mime, size, content}]}`. */
export function exportedJson(
  { site, made }: ExportHeading,
  sections: Sections,
  files: readonly ExportedFile[],
): ExportPart[] {
  const opening = JSON.stringify({ site, made, data: sections }, null, 2).slice(0, -2);
  const documents = files.flatMap((file, index): ExportPart[] => {
    const { name, mime, size } = file;
    const facts = JSON.stringify({ name, mime, size, encoding: 'base64' }).slice(0, -1);
    return [`${index === 0 ? '' : ','}\n    ${facts},"content":"`, file, '"}'];
  });
  return [`${opening},\n  "files": [`, ...documents, '\n  ]\n}\n'];
}

/** `account_logs` → 'Account logs', for what has no name yet. */
function readable(key: string): string {
  const text = key.replaceAll('_', ' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function displayValue(value: unknown, { locale }: ExportHeading): string {
  const { yes, no } = exportDocumentMessages[locale];
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? yes : no;
  if (value instanceof Date) {
    const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
    return `${new Intl.DateTimeFormat(locale, format).format(value)} UTC`;
  }
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}

function rowTable(row: Readonly<Record<string, unknown>>, heading: ExportHeading): string {
  const lines = Object.entries(row).map(
    ([key, value]) =>
      `<tr><th>${escapeHtml(readable(key))}</th><td>${escapeHtml(displayValue(value, heading))}</td></tr>`,
  );
  return `<table>${lines.join('')}</table>`;
}

// A page that stands alone, on whatever its reader has: the system's own font and colours.
const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}th,td{text-align:start;vertical-align:top;padding:.25rem .5rem;border-bottom:1px solid GrayText;white-space:pre-wrap;overflow-wrap:anywhere}
th{width:14rem;font-weight:600}`;

/** The same as a page that opens in any browser, its files inside as downloads. */
export function exportedHtml(
  heading: ExportHeading,
  sections: Sections,
  files: readonly ExportedFile[],
): ExportPart[] {
  const { site, made, locale } = heading;
  const t = exportDocumentMessages[locale];
  const body = Object.entries(sections).map(([key, rows]) => {
    const title = exportedPartNames[key]?.[locale] ?? readable(key);
    const content =
      rows.length === 0 ? `<p>${t.none}</p>` : rows.map((row) => rowTable(row, heading)).join('');
    return `<section><h2>${escapeHtml(title)}</h2>${content}</section>`;
  });
  const opening = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t.title} – ${escapeHtml(site)}</title><style>${style}</style></head><body><h1>${t.title}</h1><p>${escapeHtml(site)}, ${displayValue(new Date(made), heading)}</p>${body.join('')}<section><h2>${t.files}</h2>`;
  const documents = files.flatMap((file): ExportPart[] => {
    const name = escapeHtml(file.name);
    return [
      `<p><a download="${name}" href="data:${escapeHtml(file.mime)};base64,`,
      file,
      `">${name}</a></p>`,
    ];
  });
  const none = files.length === 0 ? `<p>${t.none}</p>` : '';
  return [opening, ...documents, `${none}</section></body></html>\n`];
}

/** Characters that so many bytes take in base64. */
const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;

/**
 * The document as a stream of known length; one file at a time is in memory. A file that goes while it is written, as
 * when its application is deleted, is empty in it.
 */
export function streamOf(
  parts: readonly ExportPart[],
  storage: Pick<Storage, 'read'>,
): { stream: Readable; size: number } {
  const size = parts.reduce(
    (sum, part) => sum + (typeof part === 'string' ? Buffer.byteLength(part) : base64Length(part.size)),
    0,
  );
  async function contentOf({ storageKey, size: bytes }: ExportedFile): Promise<string> {
    // Spaces are nothing in base64, and the length was promised.
    const empty = ' '.repeat(base64Length(bytes));
    try {
      const content = (await storage.read(storageKey)).toString('base64');
      return content.length === empty.length ? content : empty;
    } catch {
      // Policy: the rest of what somebody asked for is worth more than the one file that is gone.
      return empty;
    }
  }
  async function* pieces() {
    for (const part of parts) yield Buffer.from(typeof part === 'string' ? part : await contentOf(part));
  }
  return { stream: Readable.from(pieces()), size };
}
