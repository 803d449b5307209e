/** As many marks over one letter as Unicode's stream-safe text has; no language writes nearly as many. */
const mostMarks = 30;

/**
 * A text in one of Unicode's normal forms, in time in proportion to its length. Marks over one letter are put in order,
 * which takes the square of their number: a text of nothing else would hold the process for minutes. So what stands over
 * a letter beyond the thirtieth mark goes.
 */
export function normalised(text: string, form: 'NFC' | 'NFD' | 'NFKD'): string {
  return text
    .replaceAll(/\p{M}+/gu, (marks) =>
      marks.length <= mostMarks ? marks : [...marks].slice(0, mostMarks).join(''),
    )
    .normalize(form);
}
