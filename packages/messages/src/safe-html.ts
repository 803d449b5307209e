declare const safe: unique symbol;

/** What marks a text as sanitised markup. */
export interface Sanitised {
  readonly [safe]: true;
}

/**
 * Markup that holds nothing that could run: a sanitiser has been over it. A string does not become one by itself.
 * It stands on the leaf of all packages: schemas say which settings are such markup, parts put it into pages.
 */
export type SafeHtml = string & Sanitised;
