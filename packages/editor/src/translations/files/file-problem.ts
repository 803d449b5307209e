/** Why nothing of a file can be read. */
export type FileProblemKind =
  | 'tooBig'
  | 'empty'
  | 'kind'
  | 'encoding'
  | 'broken'
  | 'doctype'
  | 'tooMany'
  | 'columns'
  | 'noLanguage'
  | 'language'
  | 'ownLanguage'
  | 'sourceLanguage'
  | 'otherSite';

/** A file that cannot be read, or is not for this site. */
export class FileProblem extends Error {
  readonly kind: FileProblemKind;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(kind: FileProblemKind, values: Readonly<Record<string, string | number>> = {}) {
    super(kind);
    this.name = 'FileProblem';
    this.kind = kind;
    this.values = values;
  }
}

/** Bytes of a file that is read: some hundred times the texts of a large site. */
export const largestFile = 10_000_000;
/** Texts of a file that is read. */
export const mostTexts = 20_000;
