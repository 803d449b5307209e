import { join, posix } from 'node:path';
import { exists, repositoryFiles, read, root } from '../repository-files.ts';
import { stateChart } from './state-chart.ts';
import { nameOf, statesOf, waysOut, type Machine, type StateNode } from './state-nodes.ts';

type Table = (head: readonly string[], rows: readonly (readonly string[])[]) => string;

/** The ways out of a state, in words: `LOG_IN → loggingIn; RETRY [hasPost] → sending`. */
function waysInWords(node: StateNode, machine: Machine): string {
  const ways = new Map<string, string[]>();
  for (const { event, guard, to } of waysOut(node, machine)) {
    const target = `${guard && `[${guard}] `}→ ${nameOf(to)}`;
    ways.set(event, [...(ways.get(event) ?? []), target]);
  }
  return [...ways].map(([event, targets]) => `${event} ${targets.join(', else ')}`).join('; ');
}

/** States with their ways out; what holds in all of them first. */
function stateRows(machine: Machine): string[][] {
  const everywhere = waysInWords(machine.root, machine);
  return [
    ...(everywhere ? [['in every state', everywhere]] : []),
    ...statesOf(machine.root).map((node) => [`\`${nameOf(node)}\``, waysInWords(node, machine) || 'none']),
  ];
}

/** A docstring on one line. */
const flat = (comment: string): string => comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();

/** A file with those beside it that it imports: what a machine waits for may be declared there. */
const withImports = (file: string): string =>
  [
    file,
    ...[...read(file).matchAll(/ from '(\.{1,2}\/[^']+)'/g)].map(([, path = '']) =>
      posix.join(posix.dirname(file), path),
    ),
  ]
    .map((one) => read(one))
    .join('\n');

/**
 * What a machine waits for, each with the states that wait for it.
 * @throws for an effect that does not say what it is
 */
function effectRows({ root: node, implementations: { actors } }: Machine, source: string): string[][] {
  const waiting = statesOf(node);
  return Object.keys(actors).map((effect) => {
    const [, comment] = new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*${effect}: `).exec(source) ?? [];
    if (comment === undefined) throw new Error(`The effect ${effect} needs a docstring: what it does`);
    const waits = waiting.filter(({ invoke }) => invoke.some(({ src }) => src === effect));
    return [`\`${effect}\``, flat(comment), waits.map((one) => `\`${nameOf(one)}\``).join(', ')];
  });
}

/** The docstring above the machine, on one line. */
function docstring(source: string): string {
  const [, text = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine/.exec(source) ?? [];
  return flat(text);
}

/** Every file of the sources that declares a machine, by name. */
export const machineFiles = (): readonly string[] =>
  repositoryFiles()
    .filter((file) => file.endsWith('.machine.ts'))
    .toSorted((one, other) => posix.basename(one).localeCompare(posix.basename(other)));

/** A machine's file, and those beside it: what components have of it, and what holds it. */
const filesOf = (file: string): readonly string[] =>
  ['.machine.ts', '.setup.ts', '.react.tsx', '.test.ts']
    .map((ending) => file.replace('.machine.ts', ending))
    .filter((one) => exists(one));

/**
 * Every machine with what it stands for, its chart, its states and the ways out of them, what it waits for and where it
 * stands: as the sources declare it.
 */
export async function machineSections(table: Table): Promise<string> {
  const sections = await Promise.all(
    machineFiles().map(async (file) => {
      const exported = (await import(join(root, file))) as Record<string, unknown>;
      const machine = Object.entries(exported).find(([name]) => name.endsWith('Machine'))?.[1] as Machine;
      const files = filesOf(file);
      const effects = effectRows(machine, withImports(file));
      return [
        `## ${posix.basename(file, '.machine.ts')}`,
        docstring(read(file)),
        stateChart(machine),
        table(['State', 'Ways out'], stateRows(machine)),
        effects.length > 0 ? table(['Effect', 'What it is', 'Waited for in'], effects) : '',
        `In \`${posix.dirname(file)}\`: ${files.map((one) => `[${posix.basename(one)}](../${one})`).join(', ')}.`,
      ]
        .filter(Boolean)
        .join('\n\n');
    }),
  );
  return sections.join('\n\n');
}
