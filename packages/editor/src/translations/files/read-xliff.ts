import { SaxesParser, type SaxesTagNS } from 'saxes';
import { FileProblem, mostTexts } from './file-problem.ts';
import { readCode } from './text-codes.ts';
import type { FileText, TranslationFile } from './text-unit.ts';
import { ownNamespace } from './write-xliff.ts';

/** Elements within each other; a tool nests some ten of them. */
const deepest = 60;

/** A segment of a text, as it is read. */
interface Segment {
  source: string;
  /** Undefined until its element opens. */
  target: string | undefined;
  /** What stands between sentences: it needs no translation. */
  isBetween: boolean;
}

interface Unit {
  readonly id: string;
  readonly line: number;
  readonly before: string | undefined;
  where: string;
  readonly segments: Segment[];
  /** Codes by the number of their data, and by that of the element that stood for them in the source. */
  readonly data: Map<string, string>;
  readonly codes: Map<string, string>;
}

/** Elements of XLIFF 1.2 whose content is the code, and those that stand for one. */
const written = new Set(['ph', 'bpt', 'ept', 'it', 'ut']);
const standing = new Set(['x', 'bx', 'ex']);
/** Of which nothing is read: suggestions, what a tool made of the source for itself. */
const skipped = new Set(['alt-trans', 'seg-source', 'bin-unit', 'matches', 'glossary']);

function textOf(unit: Unit): FileText {
  const sentences = unit.segments.filter(({ source, isBetween }) => !isBetween && source.trim() !== '');
  const done = sentences.filter(({ target }) => target !== undefined && target.trim() !== '');
  const isWhole = sentences.length > 0 && done.length === sentences.length;
  return {
    line: unit.line,
    id: unit.id,
    where: unit.where.trim(),
    source: unit.segments.map(({ source }) => source).join(''),
    target: isWhole ? unit.segments.map(({ source, target }) => target ?? source).join('') : undefined,
    isPartial: done.length > 0 && !isWhole,
    before: unit.before,
  };
}

/**
 * Reads XLIFF 1.2 and 2.x as tools give it back: sentences apart, marks around them, codes by number. No entity is ever
 * fetched or expanded: a file that declares its own is refused.
 * @throws FileProblem
 */
export function readXliff(text: string): TranslationFile {
  const parser = new SaxesParser({ xmlns: true });
  const texts: FileText[] = [];
  const path: string[] = [];
  const languages: { source: string | undefined; target: string | undefined } = {
    source: undefined,
    target: undefined,
  };
  let unit: Unit | undefined;
  let side: 'source' | 'target' | undefined;
  let skippedAt: number | undefined;
  /** The code, data or note that is being read. */
  let reading: { name: string; id: string; text: string; isWhere: boolean } | undefined;
  let isOld = false;

  const valueOf = ({ attributes }: SaxesTagNS, name: string, uri = ''): string | undefined =>
    Object.values(attributes).find((one) => one.local === name && one.uri === uri)?.value;
  const write = (piece: string): void => {
    const segment = unit?.segments.at(-1);
    if (!segment || side === undefined) return;
    if (side === 'source') segment.source += piece;
    else segment.target = (segment.target ?? '') + piece;
  };
  /** A code of the unit: as the file has it, else as its source had it under the same number. */
  const writeCode = (id: string, code: string | undefined): void => {
    if (!unit) return;
    const known = code ?? unit.codes.get(id);
    if (side === 'source' && known !== undefined) unit.codes.set(id, known);
    // What nobody knows is no code of the text: it is refused by its tags.
    write(known ?? `<x id="${id}"/>`);
  };

  parser.on('error', (error) => {
    throw new FileProblem('broken', { line: parser.line, message: error.message });
  });
  parser.on('doctype', () => {
    throw new FileProblem('doctype');
  });
  parser.on('opentag', (tag) => {
    const { local } = tag;
    path.push(local);
    if (path.length > deepest) throw new FileProblem('broken', { line: parser.line });
    if (path.length === 1) {
      const version = valueOf(tag, 'version') ?? '';
      if (local !== 'xliff' || !/^[12]\./.test(version)) throw new FileProblem('kind');
      isOld = version.startsWith('1.');
      languages.source = valueOf(tag, 'srcLang');
      languages.target = valueOf(tag, 'trgLang');
    }
    if (skippedAt !== undefined) return;
    if (skipped.has(local)) skippedAt = path.length;
    else if (local === 'file' && isOld) {
      languages.source ??= valueOf(tag, 'source-language');
      languages.target ??= valueOf(tag, 'target-language');
    } else if (local === 'unit' || local === 'trans-unit') openUnit(tag);
    else if (unit) openIn(unit, tag);
  });

  function openUnit(tag: SaxesTagNS): void {
    if (texts.length >= mostTexts) throw new FileProblem('tooMany', { most: mostTexts });
    unit = {
      id: valueOf(tag, 'id') ?? '',
      line: parser.line,
      before: valueOf(tag, 'before', ownNamespace),
      where: '',
      segments: isOld ? [{ source: '', target: undefined, isBetween: false }] : [],
      data: new Map(),
      codes: new Map(),
    };
  }

  function openIn(within: Unit, tag: SaxesTagNS): void {
    const { local } = tag;
    const id = valueOf(tag, 'id') ?? '';
    const reference = (name: string): string | undefined => {
      const data = valueOf(tag, name);
      return data === undefined ? undefined : within.data.get(data);
    };
    if (side === undefined) {
      if (local === 'segment' || local === 'ignorable')
        within.segments.push({ source: '', target: undefined, isBetween: local === 'ignorable' });
      else if (local === 'source' || local === 'target') {
        side = local;
        const segment = within.segments.at(-1);
        if (segment && local === 'target') segment.target ??= '';
      } else if (local === 'data' || local === 'note') {
        const category = valueOf(tag, 'category');
        reading = { name: local, id, text: '', isWhere: category === undefined || category === 'where' };
      }
      return;
    }
    if (isOld && written.has(local)) reading ??= { name: local, id, text: '', isWhere: false };
    else if (isOld && standing.has(local)) writeCode(id, undefined);
    else if (local === 'ph') writeCode(id, reference('dataRef'));
    else if (local === 'sc') writeCode(`${id}<`, reference('dataRef'));
    else if (local === 'ec') writeCode(`${id || valueOf(tag, 'startRef')}>`, reference('dataRef'));
    else if (local === 'pc') writeCode(`${id}<`, reference('dataRefStart'));
    else if (local === 'cp') write(readCode(`&#x${(valueOf(tag, 'hex') ?? '').toLowerCase()};`));
    if (local === 'pc') ends.push([`${id}>`, reference('dataRefEnd')]);
  }
  const ends: [string, string | undefined][] = [];

  const read = (piece: string): void => {
    if (skippedAt !== undefined) return;
    if (reading) reading.text += piece;
    else write(piece);
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', ({ local }) => {
    const depth = path.length;
    path.pop();
    if (skippedAt !== undefined) {
      if (skippedAt === depth) skippedAt = undefined;
      return;
    }
    if (!unit) return;
    const ended = reading?.name === local ? reading : undefined;
    if (ended) {
      const { id, text: content, isWhere } = ended;
      reading = undefined;
      if (local === 'data') unit.data.set(id, readCode(content));
      else if (local === 'note') unit.where ||= isWhere ? content : '';
      else writeCode(id, readCode(content));
    } else if (local === 'pc' && side !== undefined) {
      const [id, code] = ends.pop() ?? ['', undefined];
      writeCode(id, code);
    } else if (local === side) side = undefined;
    else if (local === 'unit' || local === 'trans-unit') {
      texts.push(textOf(unit));
      unit = undefined;
    }
  });
  parser.write(text).close();
  return { sourceLanguage: languages.source, targetLanguage: languages.target, texts };
}
