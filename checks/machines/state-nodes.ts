/** As much of a state of xstate as a description of it needs. */
export interface StateNode {
  readonly key: string;
  readonly id: string;
  readonly path: readonly string[];
  readonly states: Readonly<Record<string, StateNode>>;
  readonly transitions: ReadonlyMap<string, readonly Transition[]>;
  readonly always?: readonly Transition[];
  readonly invoke: readonly { readonly id: string; readonly src: string }[];
  readonly initial?: { readonly target?: readonly StateNode[] };
}

interface Transition {
  readonly eventType: string;
  readonly target?: readonly StateNode[] | undefined;
  readonly guard?: unknown;
}

/** A machine of xstate, as its file exports it. */
export interface Machine {
  readonly root: StateNode;
  readonly implementations: {
    readonly actors: Readonly<Record<string, unknown>>;
    readonly guards: Readonly<Record<string, unknown>>;
    readonly delays: Readonly<Record<string, unknown>>;
  };
}

/** One way out of a state: what happens, by which guard, and where it leads. */
export interface Way {
  readonly event: string;
  /** Empty where none is asked. */
  readonly guard: string;
  readonly to: StateNode;
}

/** States at any depth, each before those inside it. */
export const statesOf = (node: StateNode): readonly StateNode[] =>
  Object.values(node.states).flatMap((one) => [one, ...statesOf(one)]);

/** `gathering.resting` */
export const nameOf = ({ path }: StateNode): string => path.join('.');

interface NamedGuard {
  readonly type?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** Of a function that xstate's `and`, `or` or `not` made, with its name. */
  readonly guards?: readonly unknown[];
  readonly name?: string;
}

/**
 * A guard in words: `isDraft`, `hasFailed offline`, `hasFailed refused and typedOver`.
 * @throws for a guard that has no name: nobody could say what it asks
 */
export function guardName(guard: unknown): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  const { type, params = {}, guards, name = '' } = guard as NamedGuard;
  if (guards) {
    const names = guards.map((one) => guardName(one));
    return name === 'not' ? `not ${names.join('')}` : names.join(` ${name} `);
  }
  if (type === undefined) throw new Error('A guard without a name: declare it in the setup of its machine');
  return [type, ...Object.values(params).map(String)].join(' ');
}

/** What xstate calls an event, in words: `save done`, `after gatherTime (400 ms)`. */
function eventName(type: string, node: StateNode, { implementations: { delays } }: Machine): string {
  const [, kind = '', rest = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(type) ?? [];
  if (kind === '') return type;
  if (kind === 'after') {
    const delay = rest.replace(`.${node.id}`, '');
    const time = delays[delay];
    return `after ${delay}${typeof time === 'number' ? ` (${time} ms)` : ''}`;
  }
  const effect = node.invoke.find(({ id }) => id === rest)?.src ?? rest;
  return `${effect} ${kind === 'done.actor' ? 'done' : 'failed'}`;
}

/** Every way out of a state that leads to a state, in the order in which they are tried. */
export function waysOut(node: StateNode, machine: Machine): readonly Way[] {
  const all = [
    ...[...node.transitions].map(([type, ways]) => [eventName(type, node, machine), ways] as const),
    ['at once', node.always ?? []] as const,
  ];
  return all.flatMap(([event, ways]) =>
    ways.flatMap(({ target = [], guard }) => target.map((to) => ({ event, guard: guardName(guard), to }))),
  );
}
