import { v5 } from 'uuid';
import type { BlockText, TextPath } from '../../panel/block-texts.ts';
import type { Command } from '../../page-editing/command.ts';
import type { EditedSite } from '../../page-editing/edited-site.ts';
import type { TextPlace } from '../outdated.tsx';

/** A text of the site with what stands in another language. */
export interface TextUnit {
  /** Of the site, its block or page, and the place in it: `site18.block12.questions.0.answer`. */
  readonly id: string;
  /** The same for every thing of a list. */
  readonly kindOfPlace: string;
  /** For a person: 'Home › FAQ › Question 1 · Answer'. */
  readonly where: string;
  readonly kind: BlockText['kind'];
  readonly source: string;
  /** As it is stored; empty where nothing is. */
  readonly target: string;
  /** The mark of what is stored. */
  readonly mark: string;
  /** Where it is written in the editor; undefined for what stands on no page. */
  readonly place: TextPlace | undefined;
  /** Visitors do not read it in the other language: it is empty, or says what the source says. */
  readonly isMissing: boolean;
  /** Characters it may have; undefined for no limit of its own. */
  readonly limit: number | undefined;
  /** What writes it. @param site as it is by then */
  readonly write: (site: EditedSite, text: string) => Command;
}

/** A translation as a file holds it. */
export interface FileText {
  /** In the file, from 1. */
  readonly line: number;
  readonly id: string;
  readonly where: string;
  /** Undefined where the file does not say. */
  readonly source: string | undefined;
  /** Undefined where nothing is translated, or not all of it. */
  readonly target: string | undefined;
  /** Some of its sentences are translated, and others are not. */
  readonly isPartial: boolean;
  /** The mark of what stood in the language when the file was written; undefined where a tool dropped it. */
  readonly before: string | undefined;
}

/** What a file says of a site's texts. */
export interface TranslationFile {
  /** As 'nl'; undefined where the file does not say. */
  readonly sourceLanguage: string | undefined;
  readonly targetLanguage: string | undefined;
  readonly texts: readonly FileText[];
}

const namespace = '6c1f7c1e-2f0b-4f7b-9d5e-0d6f3a1b7a52';

/** A short mark of a text, by which a later one is known to be another. */
export const markOf = (text: string): string => v5(comparable(text), namespace);

/** A text as it is compared: editors and spreadsheets write ends of lines their own way, and some add a space. */
export const comparable = (text: string): string =>
  text
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/\r\n?/g, '\n')
    .trim();

/** A part of an id, as XML allows it in a name. */
const idPart = (part: string | number): string =>
  String(part).replaceAll(/[^\w-]/gu, (sign) => `:${(sign.codePointAt(0) ?? 0).toString(16)}:`);

export const unitId = (site: number, owner: string, path: TextPath): string =>
  [`site${site}`, owner, ...path.map(idPart)].join('.');

/** The number of the site that an id is of. */
export const siteOfId = (id: string): number | undefined => {
  const number = /^site(\d+)\./.exec(id)?.[1];
  return number === undefined ? undefined : Number(number);
};
