import { type FeedObject, type FeedValue, isFeedObject, plainName } from './feed-value.ts';
import { type FeedField, fieldNames, wrapperNames } from './field-names.ts';

/** An item's values by plain path from its own level, and by the ends of those paths. */
export interface FieldIndex {
  at: Map<string, FeedValue[]>;
  anywhere: Map<string, FeedValue[]>;
  /** By its plain name how the item writes a field. */
  written: Map<string, string>;
}

const deepest = 8;

/** Finds its way in an item by the names of its fields. */
export function indexItem(value: FeedValue): FieldIndex {
  const index: FieldIndex = { at: new Map(), anywhere: new Map(), written: new Map() };
  visit(value, [], index, 0);
  return index;
}

/** What the item says under any of the field's names, best name first; nothing empty. */
export function valuesOf(index: FieldIndex, field: FeedField): FeedValue[] {
  return [...candidates(index, field)];
}

function* candidates(index: FieldIndex, field: FeedField): Generator<FeedValue> {
  const { at, anywhere } = fieldNames[field];
  for (const name of at) yield* index.at.get(name) ?? [];
  for (const name of anywhere) yield* index.anywhere.get(name) ?? [];
}

/** Each plain path at which an item says something that is no object, with what it says there. */
export function scalarPaths({ at }: FieldIndex): readonly (readonly [path: string, values: FeedValue[]])[] {
  return [...at].flatMap(([path, values]) => {
    const scalars = values.filter(isScalar);
    return path !== '' && scalars.length > 0 ? [[path, scalars] as const] : [];
  });
}

/**
 * The plain path from which a field is read.
 * @param mapped paths that a mapping names for it
 */
export function pathOf(index: FieldIndex, field: FeedField, mapped?: readonly string[]): string | undefined {
  const hasValue = (path: string) => index.at.get(path)?.some(isScalar) === true;
  if (mapped) return mapped.find(hasValue);
  const { at, anywhere } = fieldNames[field];
  const own = at.find(hasValue);
  if (own !== undefined) return own;
  for (const name of anywhere) {
    const found = [...index.at.keys()].find((path) => path.split('.').at(-1) === name && hasValue(path));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isScalar(value: FeedValue): boolean {
  return typeof value !== 'object' && !isEmpty(value);
}

function visit(value: FeedValue, path: string[], index: FieldIndex, depth: number): void {
  if (depth > deepest) return;
  if (Array.isArray(value)) {
    for (const element of value) visit(element, path, index, depth + 1);
    return;
  }
  if (!isFeedObject(value)) {
    if (!isEmpty(value)) record(index, path, value);
    return;
  }
  if (path.length > 0) record(index, path, value);
  for (const [key, child] of inOrder(value)) {
    const written = key.startsWith('@') ? key.slice(1) : key;
    const name = plainName(written);
    writeDown(index, name, written);
    if (key === '#text') visit(child, path, index, depth + 1);
    else if (name !== '')
      visit(child, fits(value, key, name, child) ? path : [...path, name], index, depth + 1);
  }
  const named = keyedPair(value);
  if (!named) return;
  const name = plainName(named.name);
  writeDown(index, name, named.name);
  visit(named.value, [...path.slice(0, -1), name], index, depth + 1);
}

function writeDown({ written }: FieldIndex, plain: string, name: string): void {
  if (!written.has(plain)) written.set(plain, name);
}

/** A plain path as the item writes its fields: `meta.is_visible`, where its plain path is `meta.isvisible`. */
export function writtenPath({ written }: FieldIndex, path: string): string {
  return path
    .split('.')
    .map((name) => written.get(name) ?? name)
    .join('.');
}

/** Elements before attributes: `<job id="3"><id>A-3</id>` means A-3. A text before the attributes beside it. */
function inOrder(value: FeedObject): [string, FeedValue][] {
  const rank = (key: string) => (key === '#text' ? 0 : key.startsWith('@') ? 2 : 1);
  return Object.entries(value).sort(([a], [b]) => rank(a) - rank(b));
}

/** Whether this child only wraps the item and its fields count as the item's own. */
function fits(parent: FeedObject, key: string, name: string, child: FeedValue): boolean {
  return isFeedObject(child) && wrapperNames.has(name) && parent[key] === child && hasTitle(child);
}

function hasTitle(child: FeedObject): boolean {
  return Object.keys(child).some((key) =>
    /^(?:job|position)?-?_?(?:title|name|id)s?$/i.test(key.replace(/^.*:/, '')),
  );
}

/** The name, as it is written, and the value of `<field name="city">Delft</field>`, `{ "name": "city", "value": "Delft" }`. */
function keyedPair(value: FeedObject): { name: string; value: FeedValue } | undefined {
  const name = value['@name'] ?? value['@key'] ?? value['@code'];
  const text = value['#text'] ?? value['@value'];
  if (typeof name !== 'string' || text === undefined || Object.keys(value).length > 3) return undefined;
  return { name, value: text };
}

function isEmpty(value: FeedValue): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

function record(index: FieldIndex, path: string[], value: FeedValue): void {
  push(index.at, path.join('.'), value);
  const last = path.at(-1);
  if (last !== undefined) push(index.anywhere, last, value);
}

function push(map: Map<string, FeedValue[]>, key: string, value: FeedValue): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
