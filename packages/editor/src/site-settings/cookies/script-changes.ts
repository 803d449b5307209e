import { cookieScriptsSchema, fillDefaults, isSame, type CookieScript } from '@boardwright/blocks-schema';

export type Scripts = readonly CookieScript[];

/** Scripts as they are stored, with the schema's defaults; what is no list is none. */
export function scriptsOf(stored: unknown): Scripts {
  return fillDefaults(cookieScriptsSchema, Array.isArray(stored) ? stored : []) as Scripts;
}

/**
 * A script that is new, or a copy of another, under an id of its own: what a visitor agreed to is that one script.
 * Marketing until said otherwise, the type that never runs unasked.
 * @param uid a string nobody else makes, in the form of a UUID
 */
export function begunScript<Item extends object>(uid: string, item: Item) {
  return { name: '', type: 'marketing', ...item, id: `script-${uid.slice(0, 8)}` } as const;
}

/** What was done to a list of scripts, and to which of them; its order is that of all. */
type ScriptChange =
  | {
      readonly key: 'cookieScriptAdded' | 'cookieScriptChanged' | 'cookieScriptRemoved';
      readonly script: CookieScript;
    }
  | { readonly key: 'cookieScriptMoved' };

/** What one list of scripts has over another: the first thing of it that a person would name. Undefined where they are the same. */
export function scriptChange(before: Scripts, after: Scripts): ScriptChange | undefined {
  const byId = (scripts: Scripts) => new Map(scripts.map((script) => [script.id, script]));
  const [was, is] = [byId(before), byId(after)];
  const added = after.find(({ id }) => !was.has(id));
  if (added) return { key: 'cookieScriptAdded', script: added };
  const removed = before.find(({ id }) => !is.has(id));
  if (removed) return { key: 'cookieScriptRemoved', script: removed };
  const changed = after.find((script) => !isSame(script, was.get(script.id)));
  if (changed) return { key: 'cookieScriptChanged', script: changed };
  return isSame(before, after) ? undefined : { key: 'cookieScriptMoved' };
}

const choices = Object.entries(cookieScriptsSchema.items.properties).flatMap(([name, property]) =>
  'enum' in property ? [name] : [],
);

/** Whether a list differs from another in nothing but texts, where somebody may be typing. */
export function isTyped(before: Scripts, after: Scripts): boolean {
  const made = (scripts: Scripts) =>
    scripts.map((script) => [
      script.id,
      ...Object.entries(script).flatMap(([name, value]) => (choices.includes(name) ? [value] : [])),
    ]);
  return isSame(made(before), made(after));
}
