import {
  editorTabs,
  isOwnWidget,
  type BlockSchema,
  type EditorTab,
  type OwnWidget,
  type Widget,
} from '@boardwright/blocks-schema';
import type { UiSchema } from '@rjsf/utils';
import type { EditorTranslate } from '../editor.messages.ts';
import { nodeOf } from './form-schema.ts';
import { readable } from './setting-texts.ts';
import type { SettingNode } from './setting-node.ts';

const isEditorTab = (tab: string): tab is EditorTab => (editorTabs as readonly string[]).includes(tab);
const titleOf = ({ tabTitles = {} }: BlockSchema, tab: string): string | undefined =>
  Object.hasOwn(tabTitles, tab) ? tabTitles[tab] : undefined;

/** What a tab is called: as the editor calls its own, or as the block does. */
export function tabName(t: EditorTranslate, schema: BlockSchema, tab: string): string {
  return isEditorTab(tab) ? t(`panel.tab.${tab}`) : (titleOf(schema, tab) ?? readable(tab));
}

/** The tabs of a block in the order of its schema; its own style is the last of every block. */
export function tabsOf(schema: BlockSchema): readonly string[] {
  const own = Object.keys(schema.tabs).filter(
    (tab) => (isEditorTab(tab) || titleOf(schema, tab) !== undefined) && (schema.tabs[tab]?.length ?? 0) > 0,
  );
  return [...own.filter((tab) => tab !== 'customStyle'), 'customStyle'];
}

type AnyWidget = Widget | OwnWidget;
const pictures: ReadonlySet<AnyWidget | undefined> = new Set([
  'image',
  'logo',
  'backdrop',
  'portrait',
] as const);
const wholeValue: ReadonlySet<AnyWidget> = new Set<AnyWidget>([
  'image',
  'logo',
  'backdrop',
  'portrait',
  'link',
  'jobQuery',
  'segmentGroups',
  'fieldOrder',
  'multiSelect',
]);
const ofLists: ReadonlySet<AnyWidget> = new Set<AnyWidget>(['segmentGroups', 'fieldOrder', 'multiSelect']);
/** From this many characters on a text is written over several lines. */
const longText = 300;

function asked(widget: AnyWidget): UiSchema {
  return { [wholeValue.has(widget) || isOwnWidget(widget) ? 'ui:field' : 'ui:widget']: widget };
}

/** Which control draws a value, and the values inside it: the schema's widgets first, else what its type asks for. */
export function controlsOf(widgets: BlockSchema['widgets'], path: string, node: SettingNode): UiSchema {
  const widget = widgets[path];
  if (node.type === 'array') {
    if (widget && (ofLists.has(widget) || isOwnWidget(widget))) return asked(widget);
    if (node.places) return {};
    if (node.items?.enum && node.uniqueItems) return asked('multiSelect');
    return { items: widget ? asked(widget) : controlsOf(widgets, path, node.items ?? {}) };
  }
  if (widget) return asked(widget);
  if (node.properties)
    return Object.fromEntries(
      Object.entries(node.properties).map(([name, inner]) => [
        name,
        controlsOf(widgets, `${path}.${name}`, inner),
      ]),
    );
  if (node.type === 'string' && !node.enum && !node.pattern && (node.maxLength ?? 0) >= longText) {
    // An address is long and yet one line.
    if (!/(link|url|src)$/i.test(path)) return asked('textarea');
  }
  return {};
}

/** Headings that settings of a kind share. */
type SharedHeading = 'texts' | 'colours' | 'picture' | 'options';

/** What stands together under one heading of a tab. */
export interface SettingGroup {
  /** Undefined for a setting that has a heading of its own. */
  readonly shared: SharedHeading | undefined;
  readonly names: readonly string[];
}

function headingOf(schema: BlockSchema, name: string): SharedHeading | undefined {
  const node = nodeOf(schema, name);
  const widget = schema.widgets[name];
  if (widget === 'color') return 'colours';
  if (pictures.has(widget) || /^background(Size|Opacity|Gradient)$/.test(name) || name.startsWith('logo'))
    return 'picture';
  if (widget === 'link' || widget === 'jobQuery') return undefined;
  if (node.type === 'array' && (node.items?.type === 'object' || widget === 'segmentGroups'))
    return undefined;
  // What must be written in one form, as an anchor or a length, is no text.
  return node.type === 'string' && !node.enum && !node.pattern ? 'texts' : 'options';
}

/** A tab's settings under headings, in the tab's order. */
export function groupsOf(schema: BlockSchema, tab: string): readonly SettingGroup[] {
  const groups: { shared: SharedHeading | undefined; names: string[] }[] = [];
  for (const name of schema.tabs[tab] ?? []) {
    const shared = headingOf(schema, name);
    const begun = shared && groups.find((group) => group.shared === shared);
    if (begun) begun.names.push(name);
    else groups.push({ shared, names: [name] });
  }
  return groups;
}

/** Whether a colour is that of text, by its name; any other is a ground. */
export const isTextColour = (name: string): boolean => /text/i.test(name);

/** The colour that is read on this one, or that this one is read on. */
export function partnerColour(schema: BlockSchema, name: string): string | undefined {
  const others = Object.keys(schema.widgets).filter(
    (other) => other !== name && schema.widgets[other] === 'color',
  );
  return others.find((other) => (isTextColour(name) ? /background/i.test(other) : isTextColour(other)));
}
