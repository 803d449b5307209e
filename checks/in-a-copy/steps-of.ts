/** What one step of instructions tells its reader to do: commands to type, or a change to make to files. */
export type Instruction =
  | { readonly kind: 'command'; readonly line: string }
  | { readonly kind: 'change'; readonly diff: string };

/**
 * The numbered steps of a section of a Markdown document, each as its code blocks say.
 * @param heading of the second level
 * @throws RangeError when the document has no such section
 */
export function stepsOf(document: string, heading: string): readonly (readonly Instruction[])[] {
  const section = document.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  if (!section) throw new RangeError(`No section '${heading}'`);
  return section
    .split(/^(?=\d+\. )/m)
    .slice(1)
    .map((step) =>
      [...step.matchAll(/^( *)```(sh|diff)\n([\s\S]*?)^ *```$/gm)].flatMap(
        ([, indent = '', language, block = '']): readonly Instruction[] => {
          const text = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
          return language === 'diff'
            ? [{ kind: 'change', diff: text }]
            : text
                .split('\n')
                .filter(Boolean)
                .map((line) => ({ kind: 'command', line }));
        },
      ),
    );
}
