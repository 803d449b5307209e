import { layers } from '../boundaries.js';

type Layer = (typeof layers)[number];

/** Longest cell of the tables, in characters. */
const longest = 110;

const nameOf = (layer: Layer): string => layer.name.split('/').at(-1) ?? layer.name;
/** What is neither a package nor a host: it starts, shows, drives or checks them. */
const around: ReadonlySet<string> = new Set([
  'start',
  'examples',
  'storybook',
  'docs-site',
  'e2e',
  'bench',
  'checks',
  'scripts',
]);
const isAround = (name: string): boolean => around.has(name.split('/')[0] ?? name);
const groupOf = ({ name, group }: Layer): string =>
  group ?? (isAround(name) ? 'around them' : name.startsWith('hosts/') ? 'hosts' : 'packages');
const known = new Map(layers.map((layer) => [layer.name, layer]));
const isPort = (layer: Layer): boolean => layer.name.endsWith(' port');

/** What a layer may import at run time: a host's halves know each other's types. */
const below = (layer: Layer): readonly Layer[] => layer.ours.flatMap((name) => known.get(name) ?? []);

/** How far a layer stands above the lowest of its group. */
function heights(group: readonly Layer[]): ReadonlyMap<Layer, number> {
  const found = new Map<Layer, number>();
  const heightOf = (layer: Layer): number => {
    const height = found.get(layer);
    if (height !== undefined) return height;
    const lower = below(layer).filter((other) => group.includes(other));
    const own = lower.length === 0 ? 0 : 1 + Math.max(...lower.map((other) => heightOf(other)));
    found.set(layer, own);
    return own;
  };
  for (const layer of group) heightOf(layer);
  return found;
}

/** Words put together with what stands between them, in lines that a table has space for. */
function lines(names: readonly string[], between: string): string[] {
  const made: string[] = [];
  for (const word of names) {
    const last = made.at(-1);
    const longer = last === undefined ? word : last + between + word;
    const goesOn = last?.endsWith(',') ?? false;
    if (last !== undefined && longer.length <= longest && !goesOn) made[made.length - 1] = longer;
    else made.push(last === undefined || goesOn ? word : between.trimStart() + word);
  }
  return made;
}

/** Names beside each other in parts that each fit a line; what goes on with the next part ends with a comma. */
function fitting(beside: string): string[] {
  const parts: string[] = [];
  for (const name of beside.split(', ')) {
    const last = parts.at(-1);
    const longer = last === undefined ? name : `${last}, ${name}`;
    if (last !== undefined && longer.length > longest - '← ,'.length) parts.push(name);
    else parts[Math.max(0, parts.length - 1)] = longer;
  }
  return parts.map((part, at) => (at < parts.length - 1 ? `${part},` : part));
}

/** Of each group its layers, the lowest first; what stands beside each other is named together. */
export function layerRows(): string[][] {
  return [...new Set(layers.map((layer) => groupOf(layer)))].flatMap((name) => {
    const group = layers.filter((layer) => groupOf(layer) === name && !isPort(layer));
    const height = heights(group);
    const steps = [...new Set(height.values())].toSorted((a, b) => a - b);
    const names = steps.map((step) =>
      group
        .filter((layer) => height.get(layer) === step)
        .map((layer) => (layer.group ? nameOf(layer) : layer.name))
        .join(', '),
    );
    return lines(names.flatMap(fitting), ' ← ').map((text, at) => [at === 0 ? name : '', text]);
  });
}

/** Which features enter which by their ports: who may enter a feature itself needs none. */
export function portRows(): string[][] {
  return layers.filter(isPort).map((port) => {
    const [inside = ''] = port.ours;
    const from = layers.filter(({ ours }) => ours.includes(port.name) && !ours.includes(inside));
    return [port.name, from.map((layer) => nameOf(layer)).join(', ')];
  });
}

/** Which packages of others come in where, of the layers that may not import all that their package declares. */
export function packageRows(): string[][] {
  const into = new Map<string, Layer[]>();
  for (const layer of layers)
    for (const name of [...(layer.npm === 'declared' ? [] : layer.npm), ...(layer.npmTypes ?? [])])
      into.set(name, [...(into.get(name) ?? []), layer]);
  return [...into]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, where]) => [`\`${name}\``, namesOf(where)]);
}

/** Layers by name: those of a group after one another, its features as one. */
function namesOf(named: readonly Layer[]): string {
  const names = new Map<string, Set<string>>();
  for (const layer of named) {
    const inGroup = names.get(layer.group ?? layer.name) ?? new Set();
    names.set(layer.group ?? layer.name, inGroup);
    if (layer.group) inGroup.add(layer.paths[0]?.includes('/features/') ? 'features' : nameOf(layer));
  }
  return [...names]
    .map(([name, inGroup]) => (isWhole(name, inGroup) ? name : `${name} (${[...inGroup].join(', ')})`))
    .join(', ');
}

/** Whether these are all layers of a group that the product runs, or the one that has the group's name. */
function isWhole(name: string, inGroup: ReadonlySet<string>): boolean {
  const all = layers.filter((layer) => layer.group === name && !layer.name.endsWith('/testing'));
  return all.every((layer) => inGroup.has(nameOf(layer))) || (inGroup.size === 1 && inGroup.has(name));
}

/** What the picture draws: packages and hosts, each with all its layers. */
const drawn: Readonly<Record<string, string>> = {
  contract: 'api-client',
  'blocks-schema/validate': 'blocks-schema',
  'blocks-schema/compile': 'blocks-schema',
  'hosts/site server': 'hosts/site',
};
const placeOf = (layer: Layer): string => {
  if (layer.group === 'api') return 'hosts/api';
  return layer.group ?? drawn[layer.name] ?? layer.name;
};

/** A name as the chart's text has it: one of several words is a box that says them. */
const boxOf = (name: string): string =>
  name.includes(' ') ? `${name.replaceAll(' ', '-')}["${name}"]` : name;

/** A picture of what stands on what; an arrow that two others say already is left out. */
export function picture(): string {
  const arrows = new Map<string, Set<string>>();
  for (const layer of layers) {
    const from = placeOf(layer);
    if (isAround(from) || layer.name.endsWith('in development')) continue;
    const to = arrows.get(from) ?? new Set();
    arrows.set(from, to);
    for (const other of below(layer)) if (placeOf(other) !== from) to.add(placeOf(other));
  }
  const reaches = (from: string, to: string): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  const reduced = [...arrows].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
      .map((to) => `  ${boxOf(from)} --> ${boxOf(to)}`),
  );
  return ['```mermaid', 'flowchart BT', ...reduced, '```'].join('\n');
}
