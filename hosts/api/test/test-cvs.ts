import { strToU8, zipSync } from 'fflate';
import PdfDocument from 'pdfkit';

type Bytes = Uint8Array<ArrayBuffer>;

/** A PDF that holds these lines. */
export async function pdfOf(text: string): Promise<Bytes> {
  const document = new PdfDocument({ info: { CreationDate: new Date(0) } });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const line of text.split('\n')) document.text(line === '' ? ' ' : line);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/** A DOCX of these lines, one paragraph each. @param part instead of what holds its text */
export function docxOf(text: string, part?: Uint8Array): Bytes {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const paragraphs = escaped
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`);
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return new Uint8Array(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
      ),
      'word/document.xml':
        part ??
        strToU8(
          `<?xml version="1.0"?><w:document xmlns:w="${word}"><w:body>${paragraphs.join('')}</w:body></w:document>`,
        ),
    }),
  );
}

/** A CV as somebody in Groningen writes it. */
export const dutchCv = `Sanne Hoekstra
Wijkverpleegkundige

Oude Ebbingestraat 12a
9712 HL Groningen
06 12 34 56 78
sanne.hoekstra@example.org

Profiel
Verpleegkundige met tien jaar ervaring in de wijk.

Werkervaring
Wijkverpleegkundige, Zorggroep Lauwers, Groningen
maart 2019 - heden
- Zorg voor twaalf bewoners

Opleidingen
2010 - 2014 HBO Verpleegkunde, Hanzehogeschool, Groningen

Vaardigheden
Zorg, Wondzorg
`;
