import { defaultsOf, pageKindOf, type BlockSchema, type EditorTab } from '@boardwright/blocks-schema';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { capitalised, type Settings } from '../site-pages.ts';

/** The part of a block's schema that stands in one tab, in the tab's order. */
export function tabSchema(schema: BlockSchema, tab: EditorTab): RJSFSchema {
  const names = schema.tabs[tab] ?? [];
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, schema.settings.properties[name]])),
  } as RJSFSchema;
}

const drawnWidgets = new Set(['richText', 'color', 'html', 'css']);

/** Which values are drawn in another way than their type says. */
export function tabUi(schema: BlockSchema, tab: EditorTab): UiSchema {
  const ui: UiSchema = { 'ui:order': [...(schema.tabs[tab] ?? [])] };
  for (const [path, widget] of Object.entries(schema.widgets)) {
    if (!drawnWidgets.has(widget)) continue;
    const [name = '', inner] = path.split('.');
    const chosen = { 'ui:widget': widget };
    ui[name] = inner === undefined ? chosen : { ...ui[name], items: { ...ui[name]?.items, [inner]: chosen } };
  }
  return ui;
}

/** The settings that differ from the block's defaults. */
export function changedNames(schema: BlockSchema<string, Settings>, settings: Settings): ReadonlySet<string> {
  const defaults = defaultsOf<Settings>(schema);
  return new Set(
    Object.keys(schema.settings.properties).filter(
      (name) => JSON.stringify(settings[name]) !== JSON.stringify(defaults[name]),
    ),
  );
}

/** A setting's or a choice's name as a person reads it: `guestLinks` → 'Guest links', `p-job-list` → 'Job list'. */
export function readable(name: string): string {
  const kind = pageKindOf(name);
  if (kind) return capitalised(kind.name);
  return capitalised(
    name
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .replaceAll(/[_-]+/g, ' ')
      .trim()
      .toLowerCase(),
  );
}
