/** A variable in a text, as '{{count}}'. */
const variable = /\{\{\s*-?\s*([\w.]+)[^{}]*\}\}/g;
/** One that somebody wrote by hand, and that is drawn as it stands. */
const broken = /(?<!\{)\{\s*([\w.]+)\s*\}(?!\})/g;

const namesIn = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** What is wrong with the variables of a text. Unknown ones are errors, those left out a warning. */
export interface VariableProblem {
  readonly kind: 'unknown' | 'left out';
  /** As it stands in the text, or would. */
  readonly written: string;
  /** What was meant, most likely. */
  readonly suggestion: string | undefined;
}

/** How many letters must change to turn one word into another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries())
    row = other.split('').reduce(
      (next, letterThere, index) => {
        const change = (row[index] ?? 0) + (letter === letterThere ? 0 : 1);
        return [...next, Math.min(change, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1)];
      },
      [at + 1],
    );
  return row.at(-1) ?? 0;
}

/** The known name most like one that is not known; undefined where none is much like it. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((one) => [one, distance(name.toLowerCase(), one.toLowerCase())] as const)
    .toSorted(([, one], [, other]) => one - other);
  return best && best[1] <= Math.max(2, Math.ceil(name.length / 2)) ? best[0] : undefined;
}

/**
 * @param text what was typed
 * @param originals the product's own text in this form and language first, then its other forms and languages
 */
export function variableProblems(text: string, originals: readonly string[]): readonly VariableProblem[] {
  const known = [...new Set(originals.flatMap((original) => namesIn(original, variable)))];
  const used = namesIn(text, variable);
  const unknown = used
    .filter((name) => !known.includes(name))
    .map((name): VariableProblem => {
      const meant = nearest(name, known);
      return {
        kind: 'unknown',
        written: `{{${name}}}`,
        suggestion: meant === undefined ? undefined : `{{${meant}}}`,
      };
    });
  const byHand = namesIn(text, broken).flatMap((name): readonly VariableProblem[] => {
    const meant = nearest(name, known);
    return meant === undefined ? [] : [{ kind: 'unknown', written: `{${name}}`, suggestion: `{{${meant}}}` }];
  });
  const leftOut = namesIn(originals[0] ?? '', variable)
    .filter(
      (name) =>
        !used.includes(name) &&
        ![...unknown, ...byHand].some(({ suggestion }) => suggestion === `{{${name}}}`),
    )
    .map((name): VariableProblem => ({ kind: 'left out', written: `{{${name}}}`, suggestion: undefined }));
  return [...unknown, ...byHand, ...leftOut];
}

/** The text with a variable put right. */
export function correctVariables(text: string, { written, suggestion }: VariableProblem): string {
  if (suggestion === undefined) return text;
  const name = written.replaceAll(/[{}]/g, '');
  const pattern = written.startsWith('{{') ? variable : broken;
  return text.replaceAll(pattern, (found, here: string) => (here === name ? suggestion : found));
}

/** A text in pieces: what is read, and the variables in it. */
export function piecesOf(text: string): readonly { readonly text: string; readonly isVariable: boolean }[] {
  return text
    .split(/(\{\{[^{}]*\}\})/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isVariable: piece.startsWith('{{') }));
}
