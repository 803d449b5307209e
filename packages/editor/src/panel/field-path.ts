/** The parts of a field's path as the server says it: 'questions.3.question'. */
export const partsOf = (path: string): readonly string[] => path.split(/[./]/).filter(Boolean);

/** Where a path of the server leads: the setting, and where inside it. */
export function placeOfField(path: string): {
  readonly name: string;
  readonly at: readonly (string | number)[];
} {
  const [name = '', ...inside] = partsOf(path);
  return { name, at: inside.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) };
}
