/**
 * What all organisations of a kind have in common, in three languages. Slots: {name}, {place}, {in}
 * ('in Winsum', 'op Ameland'), {founded}, {size}.
 */
export interface KindTexts {
  readonly industries: readonly string[];
  readonly sloganEn: string;
  readonly sloganRo: string;
  readonly nl: readonly [string, string];
  readonly en: string;
  readonly ro: string;
  readonly benefits: readonly string[];
}

/** One row of the table, benefits joined by bars. */
export function kind(
  industries: string,
  [sloganEn, sloganRo]: readonly [string, string],
  nl: readonly [string, string],
  en: string,
  ro: string,
  benefits: string,
): KindTexts {
  return { industries: industries.split(' '), sloganEn, sloganRo, nl, en, ro, benefits: benefits.split('|') };
}
