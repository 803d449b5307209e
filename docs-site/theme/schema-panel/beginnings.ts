import { commonSettings, coreSchemas, type BlockSchema } from '@boardwright/blocks-schema';

const properties = {
  title: { type: 'string', title: 'Title', default: 'We are open', maxLength: 40 },
  hours: {
    type: 'array',
    title: 'Hours',
    default: [{ day: 'Monday', from: 9 }],
    maxItems: 7,
    items: {
      type: 'object',
      additionalProperties: false,
      properties: {
        day: { type: 'string', title: 'Day', default: '', maxLength: 12 },
        from: { type: 'integer', title: 'From', default: 9, minimum: 0, maximum: 23 },
      },
    },
  },
  showMap: { type: 'boolean', title: 'Show a map', default: false },
  zoom: {
    type: 'integer',
    title: 'Zoom',
    description: 'How near the map is.',
    default: 12,
    minimum: 1,
    maximum: 20,
    visibleWhen: { showMap: true },
  },
  colour: { type: 'string', title: 'Colour', default: '#00616b', pattern: '^#[0-9a-f]{6}$' },
};

const example = {
  title: 'Opening hours',
  settings: { type: 'object', additionalProperties: false, properties },
  tabs: { content: ['title', 'hours'], layout: ['showMap', 'zoom'], design: ['colour'] },
  widgets: { colour: 'color', zoom: 'slider' },
};

/** A block of the core as it is declared: without what every block has. */
function declared({ key, title, group, icon, settings, tabs, widgets }: BlockSchema): object {
  const isOwn = (name: string): boolean => !Object.hasOwn(commonSettings, name);
  const own = Object.entries(settings.properties).filter(([name]) => isOwn(name));
  const ownTabs = Object.entries(tabs)
    .map(([tab, names = []]) => [tab, names.filter(isOwn)] as const)
    .filter(([, names]) => names.length > 0);
  return {
    key,
    title,
    group,
    icon,
    settings: { ...settings, properties: Object.fromEntries(own) },
    tabs: Object.fromEntries(ownTabs),
    widgets,
  };
}

/** Declarations to begin with, by what each is of, as the text that is edited. */
export const beginnings: ReadonlyMap<string, string> = new Map(
  [
    ['An example', example] as const,
    ...Object.values<BlockSchema>(coreSchemas).map((schema) => [schema.title, declared(schema)] as const),
  ].map(([name, declaration]) => [name, JSON.stringify(declaration, null, 2)]),
);
