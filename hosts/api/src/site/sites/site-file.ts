import { fileTypeFromBuffer } from 'file-type';
import { strFromU8, unzipSync } from 'fflate';
import type { SchemaProblem } from '../../platform/http/validation.messages.ts';
import { schemaProblems } from '../../platform/http/validate.ts';
import { sanitiseArticleText } from '../../platform/http/sanitise.ts';
import { cleanDrawing, isDrawing } from '../../platform/uploads/clean-drawing.ts';
import { type Around, problemsOfCopy } from './check-site-copy.ts';
import { type SiteCopy, siteCopy, siteCopyFormat } from './site-copy.schema.ts';
import type { SiteFileProblem, SiteFileWord } from './site-file.messages.ts';
import type { CopySource } from './start-site.ts';
import { isPublicFile } from './store-pictures.ts';
import { pictureFolder, siteJson } from './write-site-file.ts';

const megabyte = 1024 * 1024;
/** Bytes of what is unpacked: all that a site says, one picture, and all pictures. */
const largest = { json: 128 * megabyte, picture: 32 * megabyte, pictures: 4096 * megabyte } as const;
/** What is wrong with the file of a site. */
export class SiteFileError extends Error {
  override readonly name = 'SiteFileError';
  readonly problems: readonly SiteFileProblem[];
  constructor(problems: readonly SiteFileProblem[]) {
    super(`${problems.length} problems in the file of a site`);
    this.problems = problems;
  }
}

const refuse = (word: SiteFileWord, place = ''): never => {
  throw new SiteFileError([{ word, place }]);
};

/** The sizes of what is in a file, unpacked. @throws SiteFileError for what is no archive */
function sizesIn(content: Uint8Array): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  try {
    unzipSync(content, {
      filter: ({ name, originalSize }) => {
        sizes.set(name, originalSize);
        return false;
      },
    });
  } catch {
    // Policy: whatever the reader stumbles over, it is no archive.
    return refuse('notZip');
  }
  return sizes;
}

/** Unpacks one file, into as many bytes as the archive states: one that lies about it cannot grow beyond. */
function unpack(content: Uint8Array, wanted: string): Uint8Array {
  try {
    const found = unzipSync(content, { filter: ({ name }) => name === wanted })[wanted];
    return found ?? refuse('noPicture', wanted);
  } catch (error) {
    if (error instanceof SiteFileError) throw error;
    return refuse('notZip');
  }
}

function readJson(content: Uint8Array, sizes: ReadonlyMap<string, number>): unknown {
  const size = sizes.get(siteJson);
  if (size === undefined) return refuse('noJson');
  if (size > largest.json) return refuse('tooLarge', siteJson);
  try {
    return JSON.parse(strFromU8(unpack(content, siteJson)));
  } catch (error) {
    if (error instanceof SiteFileError) throw error;
    // Policy: what cannot be read as JSON is damaged, however.
    return refuse('badJson');
  }
}

const placeOf = ({ instancePath, params }: SchemaProblem): string => {
  const own = params['missingProperty'] ?? params['additionalProperty'];
  return [...instancePath.split('/').slice(1), ...(typeof own === 'string' ? [own] : [])].join('.');
};

/** A copy as it is written, whatever stood in its file. @throws SiteFileError where it does not fit its schema */
function fitting(json: unknown): SiteCopy {
  const { format, version } = (typeof json === 'object' && json !== null ? json : {}) as Partial<
    Record<string, unknown>
  >;
  if (format !== siteCopyFormat.format) refuse('noJson');
  if (typeof version === 'number' && version > siteCopyFormat.version) refuse('later');
  const problems = schemaProblems(siteCopy.schema, json);
  if (problems.length > 0)
    throw new SiteFileError(problems.map((problem) => ({ word: 'setting', place: placeOf(problem) })));
  return json as SiteCopy;
}

/** What visitors are given as HTML, without what could act on their behalf. */
function clean(copy: SiteCopy): SiteCopy {
  return {
    ...copy,
    articles: copy.articles.map((row) => ({ ...row, text: sanitiseArticleText(row.text) })),
    landing_pages: copy.landing_pages.map((row) => ({
      ...row,
      text_above: sanitiseArticleText(row.text_above),
      text_below: sanitiseArticleText(row.text_below),
    })),
  };
}

function problemsOfPictures({ pictures }: SiteCopy, sizes: ReadonlyMap<string, number>): SiteFileProblem[] {
  const problems: SiteFileProblem[] = [];
  let all = 0;
  for (const { number, files } of pictures)
    for (const name of files) {
      const size = sizes.get(pictureFolder + name);
      all += size ?? 0;
      if (size === undefined) problems.push({ word: 'noPicture', place: pictureFolder + name });
      else if (size > largest.picture || all > largest.pictures)
        problems.push({ word: 'tooLarge', place: pictureFolder + name });
      else if (!isPublicFile(name) || !(name.startsWith(`${number}-`) || name.startsWith(`${number}.`)))
        problems.push({ word: 'badPicture', place: pictureFolder + name });
    }
  return problems;
}

/** Of which a file's first bytes say nothing. */
const isDrawn = (name: string): boolean => name.endsWith('.svg');

async function expectPicture(name: string, content: Uint8Array): Promise<void> {
  const extension = name.slice(name.lastIndexOf('.') + 1).replace('jpeg', 'jpg');
  const isIt = isDrawn(name) ? isDrawing(content) : (await fileTypeFromBuffer(content))?.ext === extension;
  if (!isIt) refuse('badPicture', pictureFolder + name);
}

/**
 * Reads the file of a site and looks at all of it.
 * @throws SiteFileError with everything that is wrong
 */
export async function readSiteFile(content: Uint8Array, around: Around): Promise<CopySource> {
  const sizes = sizesIn(content);
  const copy = clean(fitting(readJson(content, sizes)));
  const problems = [...problemsOfCopy(copy, around), ...problemsOfPictures(copy, sizes)];
  if (problems.length > 0) throw new SiteFileError(problems);
  const given = async (name: string) => unpack(content, pictureFolder + name);
  for (const name of copy.pictures.flatMap(({ files }) => files))
    await expectPicture(name, await given(name));
  // A drawing is cleaned like one that an admin uploads.
  const read = async (name: string) => (isDrawn(name) ? cleanDrawing(await given(name)) : given(name));
  return { copy, read };
}
