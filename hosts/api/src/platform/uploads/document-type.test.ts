import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { documentType } from './document-type.ts';
import { safeFileName } from './file-name.ts';

/** A zip archive with one stored or deflated entry per name: as much of a DOCX as its detection reads. */
function zip(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const packed = deflateRawSync(text);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(packed.length, 18);
    header.writeUInt32LE(text.length, 22);
    header.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(text.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(header, Buffer.from(name), packed);
    central.push(entry, Buffer.from(name));
    offset += header.length + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const docx = zip({
  '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${wordType}"/></Types>`,
  'word/document.xml': '<w:document/>',
});
/** A compound file: its signature and, where a directory would be, the name of a stream. */
const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ]);

it.each([
  ['PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 'pdf'],
  ['DOCX', docx, 'docx'],
  ['DOC', compound('WordDocument'), 'doc'],
  ['LaTeX', Buffer.from('% Mijn cv\n\\documentclass{article}\n\\begin{document}Één\\end{document}'), 'tex'],
  ['an Excel sheet of the same container', compound('Workbook'), undefined],
  ['an ordinary zip', zip({ 'readme.txt': 'hello' }), undefined],
  [
    'a picture',
    Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
    undefined,
  ],
  ['plain text', Buffer.from('My name is documentclass'), undefined],
  ['HTML', Buffer.from('<html><script>alert(1)</script></html>'), undefined],
  [
    'LaTeX that is not UTF-8',
    Buffer.concat([Buffer.from('\\documentclass{x}'), Buffer.from([0xff, 0xfe])]),
    undefined,
  ],
  ['nothing', Buffer.alloc(0), undefined],
])('reads %s from the content', async (_, content, extension) => {
  expect((await documentType(content))?.extension).toBe(extension);
});

it.each([
  ['CV Jansen.pdf', 'pdf', 'CV Jansen.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['C:\\cv\\mijn cv.docx', 'docx', 'mijn cv.docx'],
  ['cv.pdf.exe', 'pdf', 'cv.pdf.pdf'],
  ['evil\u202Efdp.exe', 'tex', 'evilfdp.tex'],
  ['a"b\r\nc.pdf', 'pdf', 'abc.pdf'],
  ['...', 'pdf', 'document.pdf'],
  ['x'.repeat(500), 'pdf', `${'x'.repeat(120)}.pdf`],
])('names %s safely', (name, extension, expected) => expect(safeFileName(name, extension)).toBe(expected));
