import { join } from 'node:path';
import { repositoryFiles, read, root } from './repository-files.ts';

/** As much of xstate's configuration as a table of states needs. */
interface StateNode {
  readonly on?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly always?: unknown;
  readonly invoke?: unknown;
  readonly states?: Readonly<Record<string, StateNode>>;
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Where a transition leads: one name, several when guards choose, none when it only acts. */
function targets(transition: unknown): string {
  const names = listed(transition).map((one) => (isRecord(one) ? one['target'] : one));
  return names
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(/^#\w+\./, ''))
    .join(' or ');
}

/** Each way out of a state, in words: `LOG_IN → loggingIn`. */
function waysOut(node: StateNode): string[] {
  const ways = [
    ...Object.entries({ ...node.on, ...node.after }),
    ...(node.always ? [['at once', node.always] as const] : []),
    ...listed(node.invoke)
      .filter(isRecord)
      .flatMap(({ src, onDone, onError }) => [
        [`${String(src)} done`, onDone] as const,
        [`${String(src)} failed`, onError] as const,
      ]),
  ];
  return ways
    .map(([name, transition]) => [name, targets(transition)])
    .flatMap(([name, to]) => (to ? [`${name} → ${to}`] : []));
}

/** States with their ways out, those inside a state named after it: `gathering.resting`. */
function stateRows(states: StateNode['states'] = {}, within = ''): string[][] {
  return Object.entries(states).flatMap(([name, node]) => [
    [`\`${within}${name}\``, waysOut(node).join('; ') || 'none'],
    ...stateRows(node.states, `${within}${name}.`),
  ]);
}

/** The docstring above the machine, on one line. */
function docstring(source: string): string {
  const [, text = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine/.exec(source) ?? [];
  return text.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
}

/** Every machine of the engine with its states and the ways out of them, as the sources declare them. */
export async function machineSections(
  table: (head: readonly string[], rows: readonly (readonly string[])[]) => string,
) {
  const files = repositoryFiles().filter((file) => file.endsWith('.machine.ts'));
  const sections = await Promise.all(
    files.toSorted().map(async (file) => {
      const exported = (await import(join(root, file))) as Record<string, unknown>;
      const machine = Object.entries(exported).find(([name]) => name.endsWith('Machine'))?.[1];
      const { config } = machine as { readonly config: StateNode };
      const title = file.split('/').at(-1)?.replace('.machine.ts', '') ?? file;
      return `## ${title}\n\n${docstring(read(file))}\n\n${table(['State', 'Ways out'], stateRows(config.states))}`;
    }),
  );
  return sections.join('\n\n');
}
