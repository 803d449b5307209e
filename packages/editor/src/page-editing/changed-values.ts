import { isSame } from '@boardwright/blocks-schema';
import type { ValueChange } from './command.ts';
import type { Values } from './edited-site.ts';

/** Values after a change: what is set is written, what is unset is gone. */
export function changedValues(values: Values, { set, unset }: ValueChange): Values {
  const remaining = Object.entries(values).filter(([name]) => !unset.includes(name));
  return { ...Object.fromEntries(remaining), ...set };
}

/** What turns values into others. */
export function changeTowards(now: Values, then: Values): ValueChange {
  const set = Object.entries(then).filter(([name, value]) => !isSame(now[name], value));
  const unset = Object.keys(now).filter((name) => !Object.hasOwn(then, name));
  return { set: Object.fromEntries(set), unset };
}
