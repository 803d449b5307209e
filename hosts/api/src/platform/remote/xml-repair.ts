import { decodeHTMLStrict } from 'entities';

/** What is mended in XML that is not quite well-formed, as the run's record says it. */
export const xmlRepairs = {
  entity: 'names of HTML characters that XML does not know were read as HTML means them',
  unknown: 'names of characters that neither XML nor HTML knows were left as they stand',
  ampersand: 'ampersands that XML wants written as "&amp;" were read as they stand',
  control: 'control characters, which XML does not allow, were taken out',
} as const;
export type XmlRepair = keyof typeof xmlRepairs;

// oxlint-disable-next-line no-control-regex -- these are the characters to be removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const numbered = /&#(?:(\d{1,40})|[xX]([\da-fA-F]{1,40}));/g;

/**
 * Text of an XML document without the characters that no XML may hold, written out or by their number. Word's breaks of
 * a line or page become spaces; two halves of a character, each by its number, become that character.
 */
export function withoutForbidden(text: string, repaired: (repair: XmlRepair) => void = () => {}): string {
  const mend = (stored: string) => {
    repaired('control');
    return stored;
  };
  const plain = text.replace(forbidden, (sign) => mend(sign === '\u000b' || sign === '\u000c' ? ' ' : ''));
  if (!plain.includes('&#')) return plain;
  let high = '';
  return plain.replace(
    numbered,
    (whole, decimal: string | undefined, hex: string | undefined, at: number) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      const first = high;
      high = '';
      // XML wants a small x; what is meant is plain all the same.
      if (isAllowed(code)) return whole.replace('&#X', '&#x');
      if (code >= 0xd800 && code <= 0xdbff && plain.slice(at + whole.length).startsWith('&#')) {
        high = String.fromCharCode(code);
        return mend('');
      }
      return mend(first !== '' && code >= 0xdc00 && code <= 0xdfff ? first + String.fromCharCode(code) : '');
    },
  );
}

/** The characters that XML 1.0 allows. */
function isAllowed(code: number): boolean {
  return (
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  );
}

/**
 * Lets a table of entities answer for every name: what the document declares itself, else what HTML means by it, else the
 * reference as it was written, for one name must not make a whole document unreadable.
 */
export function withHtmlEntities(
  declared: Record<string, string>,
  repaired: (repair: XmlRepair) => void = () => {},
): Record<string, string> {
  return new Proxy(declared, {
    get(own, name, receiver) {
      const entity: unknown = Reflect.get(own, name, receiver);
      if (entity !== undefined || typeof name !== 'string') return entity;
      const written = `&${name};`;
      const meant = decodeHTMLStrict(written);
      repaired(meant === written ? 'unknown' : 'entity');
      return meant;
    },
  });
}
