import { isSame } from '@boardwright/blocks-schema';
import type { Command } from '../page-editing/command.ts';
import type { Conflict, DisputedValue } from '../page-editing/conflict.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { valuesAt } from '../page-editing/value-change.ts';

/**
 * What is disputed, with our side as it was typed on since the save that met theirs.
 * @param site as it is shown: theirs, and what is not saved yet over it
 */
export function typedOn({ command, disputed }: Conflict, site: EditedSite): readonly DisputedValue[] {
  const now = valuesAt(site, command);
  return disputed.map((value) =>
    isSame(now[value.name], value.theirs) ? value : { ...value, mine: now[value.name] },
  );
}

/** Takes theirs where typing went on: what waits to be saved would write over it. Undefined where nothing does. */
export function theirsAgain(
  { command, disputed }: Conflict,
  site: EditedSite,
  isTheirs: (name: string) => boolean,
): Command | undefined {
  const now = valuesAt(site, command);
  const over = disputed.filter(({ name, theirs }) => isTheirs(name) && !isSame(now[name], theirs));
  if (over.length === 0) return undefined;
  if ('set' in command) {
    const remaining = over.filter(({ theirs }) => theirs !== undefined);
    const deleted = over.filter(({ theirs }) => theirs === undefined);
    return {
      ...command,
      set: Object.fromEntries(remaining.map(({ name, theirs }) => [name, theirs])),
      unset: deleted.map(({ name }) => name),
    };
  }
  return command.type === 'setStyles' ? { ...command, css: String(over[0]?.theirs ?? '') } : undefined;
}
