interface Node {
  readonly type?: string | readonly string[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Node>>;
  /** One schema for every item, or one for each place. */
  readonly items?: Node | readonly Node[];
  readonly allOf?: readonly Node[];
}

/** Settings are JSON by definition, so JSON copies them. */
export function copyOf<Value>(value: Value): Value {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Completes a value with its schema's defaults, all the way down, and returns a new value.
 * Defaults live in schemas only, so this is the one place that reads them.
 */
export function fillDefaults(schema: object, value: unknown): unknown {
  const node = schema as Node;
  const own = value === undefined ? copyOf(node.default) : value;
  const present = (node.allOf ?? []).reduce((filled, part) => fillDefaults(part, filled), own);
  if (node.properties && isObject(present)) {
    const filled: Record<string, unknown> = { ...present };
    for (const [name, property] of Object.entries(node.properties)) {
      const inner = fillDefaults(property, Object.hasOwn(present, name) ? present[name] : undefined);
      if (inner !== undefined) filled[name] = inner;
    }
    return filled;
  }
  const { items } = node;
  if (items && Array.isArray(present))
    return present.map((item, at) => {
      const place: object | undefined = Array.isArray(items) ? items[at] : items;
      return place ? fillDefaults(place, item) : (item as unknown);
    });
  return present;
}

/** The settings a block knows of those it was given, with its defaults: what is checked, wherever it is. */
export function filledSettings(
  { settings }: { readonly settings: { readonly properties: object } },
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const known = Object.entries(values).filter(([name]) => Object.hasOwn(settings.properties, name));
  return fillDefaults(settings, Object.fromEntries(known)) as Record<string, unknown>;
}

/** The settings of a block nobody has touched. */
export function defaultsOf<Settings>(schema: { readonly settings: object }): Settings {
  return fillDefaults(schema.settings, {}) as Settings;
}
