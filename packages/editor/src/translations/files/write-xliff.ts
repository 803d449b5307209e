import { piecesOfText, writtenCode } from './text-codes.ts';
import type { TextUnit } from './text-unit.ts';

export type XliffVersion = '1.2' | '2.0';

/** Of the attribute that says what stood in a language when the file was written; XLIFF leaves room for such. */
export const ownNamespace = 'urn:boardwright:translations';

/** What XML cannot hold, in what only a person reads. */
const unreadable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text as it stands between tags and in attributes. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
const attribute = (text: string): string =>
  escaped(text.replaceAll(unreadable, ' ')).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

/** What gives codes their numbers: the same code has the same one in source and target, the second of it another. */
function numbering() {
  const numbers = new Map<string, number>();
  return () => {
    const seen = new Map<string, number>();
    return (code: string): number => {
      const nth = (seen.get(code) ?? 0) + 1;
      seen.set(code, nth);
      const key = `${nth} ${code}`;
      const number = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, number);
      return number;
    };
  };
}

function unitOf1(unit: TextUnit): string {
  const numbered = numbering();
  const content = (text: string): string => {
    const number = numbered();
    return piecesOfText(text, unit.kind)
      .map((piece) =>
        piece.isCode
          ? `<ph id="${number(piece.text)}">${escaped(writtenCode(piece.text))}</ph>`
          : escaped(piece.text),
      )
      .join('');
  };
  const limit = unit.limit === undefined ? '' : ` maxwidth="${unit.limit}" size-unit="char"`;
  return [
    `<trans-unit id="${attribute(unit.id)}" xml:space="preserve"${limit} bw:before="${unit.mark}">`,
    `<source>${content(unit.source)}</source>`,
    unit.isMissing ? '' : `<target state="translated">${content(unit.target)}</target>`,
    `<note from="developer">${attribute(unit.where)}</note>`,
    '</trans-unit>',
  ].join('');
}

function unitOf2(unit: TextUnit): string {
  const numbered = numbering();
  const data = new Map<string, string>();
  const content = (text: string): string => {
    const number = numbered();
    return piecesOfText(text, unit.kind)
      .map((piece) => {
        if (!piece.isCode) return escaped(piece.text);
        const code = escaped(writtenCode(piece.text));
        const reference = data.get(code) ?? `d${data.size + 1}`;
        data.set(code, reference);
        return `<ph id="${number(piece.text)}" dataRef="${reference}" canDelete="no"/>`;
      })
      .join('');
  };
  const source = content(unit.source);
  const target = unit.isMissing ? '' : `<target>${content(unit.target)}</target>`;
  const codes = [...data]
    .map(([code, id]) => `<data id="${id}" xml:space="preserve">${code}</data>`)
    .join('');
  const limit = unit.limit === undefined ? '' : `<note category="longest">${unit.limit}</note>`;
  return [
    `<unit id="${attribute(unit.id)}" xml:space="preserve" bw:before="${unit.mark}">`,
    `<notes><note category="where">${attribute(unit.where)}</note>${limit}</notes>`,
    codes === '' ? '' : `<originalData>${codes}</originalData>`,
    `<segment state="${unit.isMissing ? 'initial' : 'translated'}"><source>${source}</source>${target}</segment>`,
    '</unit>',
  ].join('');
}

/** Texts with their translations as tools for translators read them. Tags and placeholders are codes that stay as they are. */
export function writeXliff(
  units: readonly TextUnit[],
  about: { readonly source: string; readonly target: string; readonly site: number },
  version: XliffVersion,
): string {
  const [source, target] = [attribute(about.source), attribute(about.target)];
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n`;
  const space = `xmlns="urn:oasis:names:tc:xliff:document:${version}" xmlns:bw="${ownNamespace}"`;
  if (version === '2.0')
    return `${head}<xliff ${space} version="2.0" srcLang="${source}" trgLang="${target}">
<file id="site${about.site}">
${units.map(unitOf2).join('\n')}
</file>
</xliff>
`;
  return `${head}<xliff ${space} version="1.2">
<file original="site${about.site}" datatype="html" source-language="${source}" target-language="${target}">
<body>
${units.map(unitOf1).join('\n')}
</body>
</file>
</xliff>
`;
}
