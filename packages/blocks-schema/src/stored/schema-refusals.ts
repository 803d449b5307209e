import {
  editorTabs,
  isOwnWidget,
  placedSettings,
  widgetNames,
  type BlockSchema,
} from '../define-block-schema.ts';
import { isRecord } from './bound-value.ts';
import { defaultsOf } from './fill-defaults.ts';
import { isSame } from './is-same.ts';
import type { Validate } from './read-settings.ts';
import { schemaFormats, schemaKeywords, schemaTypes } from './schema-keywords.ts';

type Node = Readonly<Record<string, unknown>>;
/** A schema inside a schema, by what an author calls the place: `links[].name`. */
type Part = readonly [path: string, node: unknown];

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const named = (schemas: unknown, path: (name: string) => string): readonly Part[] =>
  isRecord(schemas) ? Object.entries(schemas).map(([name, part]) => [path(name), part] as const) : [];
const listed = (schemas: unknown, path: string): readonly Part[] =>
  Array.isArray(schemas) ? schemas.map((part): Part => [path, part]) : [];

/** The schemas in a schema that are drawn: its parts, its items, and the kinds it may be. */
function renderableParts(path: string, node: Node): readonly Part[] {
  const { properties, items, additionalProperties, patternProperties, anyOf, oneOf } = node;
  return [
    ...named(properties, (name) => joined(path, name)),
    ...named(patternProperties, (name) => joined(path, `/${name}/`)),
    ...(isRecord(additionalProperties) ? [[joined(path, '*'), additionalProperties] as const] : []),
    ...(Array.isArray(items)
      ? items.map((part, at): Part => [`${path}[${at}]`, part])
      : items === undefined
        ? []
        : [[`${path}[]`, items] as const]),
    ...(path === '' ? [] : [...listed(anyOf, path), ...listed(oneOf, path)]),
  ];
}

/** Those that only say more of what others draw: conditions and what holds with them. */
function otherParts(path: string, node: Node): readonly Part[] {
  const { allOf, anyOf, oneOf, dependencies, definitions } = node;
  const single = ['if', 'then', 'else', 'not', 'contains', 'propertyNames'] as const;
  return [
    ...single.flatMap((keyword): readonly Part[] =>
      isRecord(node[keyword]) ? [[`${path} ${keyword}`, node[keyword]]] : [],
    ),
    ...listed(allOf, `${path} allOf`),
    ...(path === '' ? [...listed(anyOf, ' anyOf'), ...listed(oneOf, ' oneOf')] : []),
    ...named(dependencies, (name) => `${path} dependencies.${name}`).filter(
      ([, part]) => !Array.isArray(part),
    ),
    ...named(definitions, (name) => `#/definitions/${name}`),
  ];
}

/** Whether JSON says all there is of a value: no undefined, no NaN, no date, no function. */
export function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object') return false;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson);
}

/** What says what a value is, so that something can draw it. */
const typeKeywords = ['type', 'enum', 'const', 'oneOf', 'anyOf', 'allOf', '$ref'];

interface Around {
  /** Checks defaults; left out while it is not known that the schema can be compiled. */
  readonly validate?: Validate;
  readonly definitions: Node;
}

function wordRefusals(node: Node, { definitions }: Around): readonly string[] {
  const { type, format, properties, $ref: reference } = node;
  const types: readonly unknown[] = type === undefined ? [] : Array.isArray(type) ? type : [type];
  const target = typeof reference === 'string' ? reference.replace('#/definitions/', '') : '';
  return [
    ...Object.keys(node)
      .filter((keyword) => !Object.hasOwn(schemaKeywords, keyword))
      .map((keyword) => `'${keyword}' is no keyword of settings`),
    ...Object.keys(isRecord(properties) ? properties : {})
      .filter((name) => name in Object.prototype)
      .map((name) => `has a part '${name}': every object has one by that name`),
    ...types
      .filter((one) => !schemaTypes.includes(String(one)))
      .map((one) => `has the unknown type '${String(one)}'`),
    ...(types.filter((one) => one !== 'null').length > 1
      ? ['has several types: say each as a kind of `anyOf`']
      : []),
    ...(format !== undefined && !schemaFormats.includes(String(format))
      ? [`has the unknown format '${String(format)}'`]
      : []),
    ...(reference !== undefined && !Object.hasOwn(definitions, target)
      ? [`refers to '${String(reference)}', which is no definition`]
      : []),
  ];
}

function defaultRefusals(node: Node, { validate, definitions }: Around): readonly string[] {
  const { default: preset } = node;
  if (preset === undefined) return [];
  if (!isJson(preset)) return ['has a default that JSON cannot hold'];
  if (!validate) return [];
  return validate({ ...node, definitions }, preset).map(
    ({ path, message }) => `has a default that breaks it: ${`${path} ${message}`.trim()}`,
  );
}

/** Why nothing could draw a schema. */
function drawingRefusals(node: Node): readonly string[] {
  const { type, items, properties, additionalItems } = node;
  const isMap = isRecord(node['additionalProperties']) || isRecord(node['patternProperties']);
  return [
    ...(typeKeywords.some((keyword) => keyword in node) ? [] : ['has no type: nothing can draw it']),
    ...(type === 'array' && items === undefined ? ['is a list without items: nothing can draw it'] : []),
    ...(type === 'object' && !isRecord(properties) && !isMap
      ? ['is an object without parts: nothing can draw it']
      : []),
    ...(Array.isArray(items) && additionalItems !== false
      ? ['has places, and more that nothing can draw']
      : []),
  ];
}

function refusalsIn([path, node]: Part, around: Around, isRenderable = true): readonly string[] {
  const at = path === '' ? 'The settings' : path.trim();
  if (!isRecord(node)) return isRenderable ? [`${at}: is no schema: nothing can draw it`] : [];
  const own = [
    ...wordRefusals(node, around),
    ...(isRenderable ? drawingRefusals(node) : []),
    ...defaultRefusals(node, around),
  ];
  return [
    ...own.map((refusal) => `${at}: ${refusal}`),
    ...renderableParts(path, node).flatMap((part) => refusalsIn(part, around, isRenderable)),
    ...otherParts(path, node).flatMap((part) => refusalsIn(part, around, false)),
  ];
}

/** The schema at a path as widgets name it: `links.link`, through lists and objects alike. */
function hasPart(node: unknown, path: readonly string[]): boolean {
  if (!isRecord(node)) return false;
  const [name, ...rest] = path;
  if (name === undefined) return true;
  if (isRecord(node['items'])) return hasPart(node['items'], path);
  return isRecord(node['properties']) && hasPart(node['properties'][name], rest);
}

const isEditorTab = (tab: string): boolean => (editorTabs as readonly string[]).includes(tab);

function declarationRefusals({
  settings,
  group,
  tabs,
  tabTitles = {},
  widgets,
  counts = {},
  fallbacks = {},
}: BlockSchema): readonly string[] {
  const isSetting = (name: string): boolean => Object.hasOwn(settings.properties, name);
  const inTabs = Object.values(tabs).flatMap((names) => names ?? []);
  return [
    ...Object.keys(tabs)
      .filter((tab) => !isEditorTab(tab) && !Object.hasOwn(tabTitles, tab))
      .map((tab) => `The tab '${tab}' is none of the editor’s, and has no title`),
    ...Object.keys(tabTitles)
      .filter((tab) => isEditorTab(tab) || !Object.hasOwn(tabs, tab))
      .map((tab) => `A title is given to the tab '${tab}', which is not the block’s own`),
    ...(typeof group === 'string' || group.key.includes('/')
      ? []
      : [`The group '${group.key}' needs a slash, as in 'acme/maps'`]),
    ...inTabs.filter((name) => !isSetting(name)).map((name) => `A tab holds '${name}', which is no setting`),
    ...Object.keys(settings.properties)
      .filter((name) => !placedSettings.includes(name))
      .filter((name) => inTabs.filter((one) => one === name).length !== 1)
      .map((name) => `${name}: stands in ${inTabs.includes(name) ? 'more than one tab' : 'no tab'}`),
    ...Object.entries(widgets).flatMap(([path, widget]) => [
      ...(hasPart(settings, path.split('.')) ? [] : [`A widget is named for '${path}', which is no setting`]),
      ...(isOwnWidget(widget) || (widgetNames as readonly string[]).includes(widget)
        ? []
        : [`${path}: no widget is called '${widget}'`]),
    ]),
    ...Object.entries(counts)
      .flat()
      .filter((name) => !isSetting(String(name)))
      .map((name) => `A count names '${String(name)}', which is no setting`),
    ...Object.keys(fallbacks)
      .filter((name) => !isSetting(name))
      .map((name) => `A fallback names '${name}', which is no setting`),
  ];
}

/**
 * Why the editor would refuse a block's settings, each reason with the name of what it is about: what it cannot draw, a
 * keyword it does not know, a default that breaks its schema or gets lost on the way, a tab or a widget of nothing.
 */
export function schemaRefusals(schema: BlockSchema, validate: Validate): readonly string[] {
  const { settings } = schema;
  const definitions = settings.definitions ?? {};
  const refusals = [...declarationRefusals(schema), ...refusalsIn(['', settings], { definitions })];
  if (refusals.length > 0) return refusals;
  const broken = refusalsIn(['', settings], { definitions, validate });
  if (broken.length > 0) return broken;
  const presets = defaultsOf<unknown>(schema);
  if (!isSame(presets, JSON.parse(JSON.stringify(presets)))) return ['The defaults together are no JSON'];
  return validate(settings, presets).map(
    ({ path, message }) => `The defaults together break the schema: ${path} ${message}`,
  );
}
