export const findingKinds = [
  'unknown',
  'alt',
  'emptyLink',
  'brokenLink',
  'deadFragment',
  'anchorTwice',
  'contrast',
  'headings',
  'untranslated',
  'pageTexts',
  'longTexts',
  'sample',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** One thing to look at before a page is shown to visitors, and where it is. */
export interface Finding {
  readonly kind: FindingKind;
  /** Undefined for what is the page's own. */
  readonly block: number | undefined;
  /** The setting to change. */
  readonly setting: string | undefined;
  /** Where inside that setting: positions in its lists and names of parts, as [2, 'image', 'alt']. */
  readonly at?: readonly (string | number)[];
  /** Upper case: the languages in which it is so. */
  readonly locales: readonly string[];
  /** What it is about: a link's address, a missing text's name, a key. */
  readonly about: string;
  readonly count: number;
  /** How long a text may be that is longer: in the measure of `count`. */
  readonly limit?: number;
  /** Two colours that do not read, and what would. */
  readonly colours?: {
    readonly colour: string;
    readonly ground: string;
    readonly ratio: number;
    readonly better: string | undefined;
  };
  /** What is wrong with the headings. */
  readonly rule?: 'none' | 'several' | 'skipped';
}

/** The same finding in several languages is one. */
export function inOneLine(findings: readonly Finding[]): readonly Finding[] {
  const known = new Map<string, Finding>();
  for (const finding of findings) {
    const { locales: _, ...rest } = finding;
    const key = JSON.stringify(rest);
    const before = known.get(key);
    known.set(key, before ? { ...before, locales: [...before.locales, ...finding.locales] } : finding);
  }
  return [...known.values()];
}
