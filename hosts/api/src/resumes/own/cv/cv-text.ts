import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { extractText, getDocumentProxy } from 'unpdf';

/** The kinds whose text can be read; a DOC is kept without being read. */
export type ReadableKind = 'pdf' | 'docx' | 'tex';

/** Nobody's CV has more: what comes after is not looked at. */
const mostCharacters = 60_000;
const mostPages = 20;
/** Bytes of the one part of a DOCX that holds its text, unpacked. */
const largestPart = 16 * 1024 * 1024;

async function pdfText(content: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(content, { verbosity: 0 });
  if (document.numPages > mostPages) throw new Error('Too many pages for a CV');
  const { text } = await extractText(document, { mergePages: false });
  return text.join('\n\n');
}

/** Paragraphs as lines; what a table holds beside each other is kept apart by tabs. */
function documentText(xml: string): string {
  const parser = new SaxesParser({ xmlns: false });
  let text = '';
  let isText = false;
  parser.on('opentag', ({ name }) => {
    if (name === 'w:t') isText = true;
    if (name === 'w:tab') text += '\t';
    if (name === 'w:br') text += '\n';
  });
  parser.on('text', (piece) => {
    if (isText && text.length < mostCharacters) text += piece;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:t') isText = false;
    if (name === 'w:p') text += '\n';
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return text;
}

function docxText(content: Uint8Array): string {
  const part = 'word/document.xml';
  // Unpacked into a buffer of the size the archive states: one that lies about it cannot grow beyond.
  const files = unzipSync(content, {
    filter: ({ name, originalSize }) => name === part && originalSize <= largestPart,
  });
  const xml = files[part];
  if (!xml) throw new Error('No text in this DOCX');
  return documentText(strFromU8(xml));
}

/** LaTeX without its commands: enough to read a name, headings and dates. */
function latexText(source: string): string {
  const [, body = source] = /\\begin\s*\{document\}([\s\S]*)/.exec(source) ?? [];
  return body
    .replaceAll(/(?<!\\)%.*$/gm, '')
    .replaceAll(/\\(?:cv)?(?:sub)?section\*?\s*\{([^{}]*)\}/g, '\n\n$1\n')
    .replaceAll(/\\(?:begin|end)\s*\{[^{}]*\}(?:\[[^\]]*\])?/g, '\n')
    .replaceAll(/\\item\b(?:\[[^\]]*\])?\s*/g, '\n- ')
    .replaceAll(/\\\\(?:\[[^\]]*\])?|\\(?:newline|par)\b/g, '\n')
    .replaceAll(/\\(?:hfill|quad|qquad)\b/g, '  ')
    .replaceAll(/\}\s*\{/g, '\n')
    .replaceAll(/\\[a-zA-Z]+\*?(?:\[[^\]]*\])?/g, '')
    .replaceAll(/\\([&%$#_{}])/g, '$1')
    .replaceAll(/[{}~]/g, ' ')
    .replaceAll('---', '–')
    .replaceAll('--', '–');
}

/**
 * The text of a CV, line by line as it was written. Called in a thread that is stopped when it takes too long.
 * @throws what the file's format makes unreadable
 */
export async function cvText(kind: ReadableKind, content: Uint8Array): Promise<string> {
  if (kind === 'pdf') return (await pdfText(content)).slice(0, mostCharacters);
  if (kind === 'docx') return docxText(content).slice(0, mostCharacters);
  return latexText(new TextDecoder().decode(content).slice(0, mostCharacters * 4)).slice(0, mostCharacters);
}
