import { rooms } from '../boundaries.js';

type Room = (typeof rooms)[number];

/** Longest cell of the tables, in characters. */
const longest = 110;

const nameOf = (room: Room): string => room.name.split('/').at(-1) ?? room.name;
/** What is neither a package nor a host: it starts, shows, drives or checks them. */
const around: ReadonlySet<string> = new Set([
  'start',
  'examples',
  'storybook',
  'e2e',
  'bench',
  'checks',
  'scripts',
]);
const groupOf = ({ name, group }: Room): string =>
  group ?? (around.has(name) ? 'around them' : name.startsWith('hosts/') ? 'hosts' : 'packages');
const known = new Map(rooms.map((room) => [room.name, room]));
const isPort = (room: Room): boolean => room.name.endsWith(' port');

/** What a room may import at run time: a host's halves know each other's types. */
const below = (room: Room): readonly Room[] => room.ours.flatMap((name) => known.get(name) ?? []);

/** How far a room stands above the lowest of its group. */
function heights(group: readonly Room[]): ReadonlyMap<Room, number> {
  const found = new Map<Room, number>();
  const heightOf = (room: Room): number => {
    const height = found.get(room);
    if (height !== undefined) return height;
    const lower = below(room).filter((other) => group.includes(other));
    const own = lower.length === 0 ? 0 : 1 + Math.max(...lower.map((other) => heightOf(other)));
    found.set(room, own);
    return own;
  };
  for (const room of group) heightOf(room);
  return found;
}

/** Words put together with what stands between them, in lines that a table has room for. */
function lines(words: readonly string[], between: string): string[] {
  const made: string[] = [];
  for (const word of words) {
    const last = made.at(-1);
    const longer = last === undefined ? word : last + between + word;
    if (last !== undefined && longer.length <= longest) made[made.length - 1] = longer;
    else made.push(last === undefined ? word : between.trimStart() + word);
  }
  return made;
}

/** Of each group its layers, the lowest first; what stands beside each other is named together. */
export function layerRows(): string[][] {
  return [...new Set(rooms.map((room) => groupOf(room)))].flatMap((name) => {
    const group = rooms.filter((room) => groupOf(room) === name && !isPort(room));
    const height = heights(group);
    const steps = [...new Set(height.values())].toSorted((a, b) => a - b);
    const layers = steps.map((step) =>
      group
        .filter((room) => height.get(room) === step)
        .map((room) => (room.group ? nameOf(room) : room.name))
        .join(', '),
    );
    return lines(layers, ' ← ').map((text, at) => [at === 0 ? name : '', text]);
  });
}

/** Which features enter which by their ports: who may enter a feature itself needs none. */
export function portRows(): string[][] {
  return rooms.filter(isPort).map((port) => {
    const [inside = ''] = port.ours;
    const from = rooms.filter(({ ours }) => ours.includes(port.name) && !ours.includes(inside));
    return [port.name, from.map((room) => nameOf(room)).join(', ')];
  });
}

/** Which packages of others come in where, of the rooms that may not import all that their package declares. */
export function packageRows(): string[][] {
  const into = new Map<string, Room[]>();
  for (const room of rooms)
    for (const name of [...(room.npm === 'declared' ? [] : room.npm), ...(room.npmTypes ?? [])])
      into.set(name, [...(into.get(name) ?? []), room]);
  return [...into]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, where]) => [`\`${name}\``, namesOf(where)]);
}

/** Rooms by name: those of a group after one another, its features as one. */
function namesOf(named: readonly Room[]): string {
  const names = new Map<string, Set<string>>();
  for (const room of named) {
    const layers = names.get(room.group ?? room.name) ?? new Set();
    names.set(room.group ?? room.name, layers);
    if (room.group) layers.add(room.paths[0]?.includes('/features/') ? 'features' : nameOf(room));
  }
  return [...names]
    .map(([name, layers]) => (layers.size > 0 ? `${name} (${[...layers].join(', ')})` : name))
    .join(', ');
}

/** What the picture draws: packages and hosts, each with all its layers. */
const drawn: Readonly<Record<string, string>> = {
  contract: 'api-client',
  'blocks-schema/validate': 'blocks-schema',
  'blocks-schema/compile': 'blocks-schema',
  'hosts/site server': 'hosts/site',
};
const placeOf = (room: Room): string => {
  if (room.group === 'api') return 'hosts/api';
  return room.group ?? drawn[room.name] ?? room.name;
};

/** A picture of what stands on what; an arrow that two others say already is left out. */
export function picture(): string {
  const arrows = new Map<string, Set<string>>();
  for (const room of rooms) {
    const from = placeOf(room);
    if (around.has(from) || room.name.endsWith('in development')) continue;
    const to = arrows.get(from) ?? new Set();
    arrows.set(from, to);
    for (const other of below(room)) if (placeOf(other) !== from) to.add(placeOf(other));
  }
  const reaches = (from: string, to: string): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  const reduced = [...arrows].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${from} --> ${to}`),
  );
  return ['```mermaid', 'flowchart BT', ...reduced, '```'].join('\n');
}
