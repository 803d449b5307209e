import { cookieScriptsSchema, fillDefaults, type CookieScript } from '@boardwright/blocks-schema';

type Scripts = readonly CookieScript[];
const { properties } = cookieScriptsSchema.items;

export const scriptTypes = properties.type.enum;
export const scriptPlacements = properties.placement.enum;
export const scriptMoments = properties.execute.enum;
export const scriptLimits = {
  name: properties.name.maxLength,
  description: properties.description.maxLength,
};

/** Scripts as they are stored, with the schema's defaults; what is no list is none. */
export function scriptsOf(stored: unknown): Scripts {
  return fillDefaults(cookieScriptsSchema, Array.isArray(stored) ? stored : []) as Scripts;
}

/** A new script, marketing until said otherwise: the one type that never runs unasked. */
export function newScript(uid: string, name: string): CookieScript {
  const script = { id: `script-${uid.slice(0, 8)}`, name, type: 'marketing' };
  const [filled] = scriptsOf([script]);
  if (!filled) throw new Error('The schema of cookie scripts fills one in with none');
  return filled;
}

export function changedScript(scripts: Scripts, id: string, change: Partial<CookieScript>): Scripts {
  return scripts.map((script) => (script.id === id ? { ...script, ...change } : script));
}

/** The list with one script at another place; out of bounds is the nearest end. */
export function movedScript(scripts: Scripts, id: string, to: number): Scripts {
  const moved = scripts.find((script) => script.id === id);
  if (!moved) return scripts;
  const rest = scripts.filter((script) => script !== moved);
  const index = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, index), moved, ...rest.slice(index)];
}

/** Which script is shown when one is taken away: the one before it, or the next if it was first. */
export function afterRemoving(scripts: Scripts, id: string): string | undefined {
  const index = scripts.findIndex((script) => script.id === id);
  return (scripts[index - 1] ?? scripts[index + 1])?.id;
}
