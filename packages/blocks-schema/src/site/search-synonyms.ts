/** How much a site may add to the words that its search knows. */
export const synonymLimits = { groups: 500, words: 30, letters: 60 } as const;

export type SynonymProblemKind = 'alone' | 'many' | 'long' | 'groups';

/** What keeps the groups from being stored: in which line, counted from 1, and the limit that was passed. */
export interface SynonymProblem {
  readonly kind: SynonymProblemKind;
  readonly line: number;
  readonly most: number;
}

const formsOf = (line: string): string[] => [
  ...new Set(
    line
      .split(',')
      .map((form) => form.trim().replace(/\s+/g, ' '))
      .filter(Boolean),
  ),
];

/** `kok, chef, souschef` → a group of words that mean the same; a group per line, empty lines and `# remarks` left out. */
export function readSynonymGroups(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map(formsOf)
    .filter((group) => group.length > 0);
}

/** The first thing that does not fit; undefined where the groups can be stored. */
export function synonymProblem(text: string): SynonymProblem | undefined {
  let groups = 0;
  for (const [at, written] of text.split('\n').entries()) {
    const [group = []] = readSynonymGroups(written);
    if (group.length === 0) continue;
    const problem = (kind: SynonymProblemKind, most: number) => ({ kind, line: at + 1, most });
    if (++groups > synonymLimits.groups) return problem('groups', synonymLimits.groups);
    if (group.length < 2) return problem('alone', 2);
    if (group.length > synonymLimits.words) return problem('many', synonymLimits.words);
    if (group.some((form) => form.length > synonymLimits.letters))
      return problem('long', synonymLimits.letters);
  }
  return undefined;
}
