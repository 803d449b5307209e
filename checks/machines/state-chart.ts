import { nameOf, statesOf, waysOut, type Machine, type StateNode, type Way } from './state-nodes.ts';

const idOf = (node: StateNode): string => nameOf(node).replaceAll('.', '_');

/** A guard that asks for what its state is called needs not say it. */
const asksIn = ({ guard, to }: Way): string => guard.replace(new RegExp(` ${to.key}$`), '');

/** Ways that lead to the same box, as what stands on one arrow. */
function labelOf(ways: readonly Way[]): string {
  const events = new Map<string, Set<string>>();
  for (const way of ways) events.set(asksIn(way), (events.get(asksIn(way)) ?? new Set()).add(way.event));
  return [...events]
    .map(([guard, names]) => [
      [...names].filter((name) => name !== 'at once').join(', '),
      guard && `[${guard}]`,
    ])
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('<br>');
}

/** States that one enters by the same question and leaves in the very same ways are one box. */
function boxes(machine: Machine): ReadonlyMap<StateNode, readonly StateNode[]> {
  const nodes = statesOf(machine.root);
  const byWays = new Map<string, StateNode[]>();
  for (const node of nodes) {
    const ways = waysOut(node, machine).map(({ event, guard, to }) => `${event} ${guard} ${to.id}`);
    const entered = nodes.flatMap((from) =>
      waysOut(from, machine)
        .filter(({ to }) => to === node)
        .map((way) => `${from.id} ${way.event} ${asksIn(way)}`),
    );
    const isOwn = ways.length === 0 || Object.keys(node.states).length > 0;
    const key = JSON.stringify([node.path.slice(0, -1), isOwn ? node.key : [...ways, ...entered]]);
    byWays.set(key, [...(byWays.get(key) ?? []), node]);
  }
  return new Map([...byWays.values()].flatMap((group) => group.map((node) => [node, group] as const)));
}

/** A machine's states and the ways between them, as Mermaid draws them. */
export function stateChart(machine: Machine): string {
  const boxOf = boxes(machine);
  const first = (node: StateNode): StateNode => boxOf.get(node)?.[0] ?? node;
  const lines = (within: StateNode, indent: string): string[] => [
    ...(within.initial?.target ?? []).map((node) => `${indent}[*] --> ${idOf(first(node))}`),
    ...Object.values(within.states).flatMap((node) => {
      const group = boxOf.get(node) ?? [node];
      if (group[0] !== node) return [];
      const name = group.map(({ key }) => key).join(', ');
      const state = name === idOf(node) ? `state ${name}` : `state "${name}" as ${idOf(node)}`;
      const inside = lines(node, `${indent}  `);
      return inside.length > 0
        ? [`${indent}${state} {`, ...inside, `${indent}}`]
        : group.length > 1 || within !== machine.root
          ? [indent + state]
          : [];
    }),
  ];
  const arrows = statesOf(machine.root)
    .filter((node) => first(node) === node)
    .flatMap((node) => {
      const ways = waysOut(node, machine);
      const targets = [...new Set(ways.map(({ to }) => first(to)))];
      return targets.map((to) => {
        const label = labelOf(ways.filter((way) => first(way.to) === to));
        return `  ${idOf(node)} --> ${idOf(to)}${label && `: ${label}`}`;
      });
    });
  return ['```mermaid', 'stateDiagram-v2', ...lines(machine.root, '  '), ...arrows, '```'].join('\n');
}
