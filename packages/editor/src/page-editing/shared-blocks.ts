import type { Command } from './command.ts';
import type { Editing, SharedChoice } from './editing.ts';
import { pagesWith } from './edited-site.ts';

const changedBy = (command: Command): number | undefined =>
  command.type === 'setSettings' || command.type === 'setStyles' ? command.block : undefined;

/** The block on several pages that the first of `pending` changes: that it happens on all of them is asked before. */
export function sharedBlock({ pending, confirmed }: Editing): number | undefined {
  const block = pending[0] && changedBy(pending[0].command);
  if (block === undefined || confirmed.blockOf[block]?.isGlobal !== true) return undefined;
  return pagesWith(confirmed, block).length > 1 ? block : undefined;
}

/** What was chosen for the first of `pending`; undefined where it is no change of a shared block, or not asked yet. */
export function choiceFor(editing: Editing): SharedChoice | undefined {
  const block = sharedBlock(editing);
  return block === undefined ? undefined : editing.choices[block];
}

/** What is chosen counts for the block, and for what waits behind. */
export function choose(editing: Editing, choice: SharedChoice): Editing {
  const block = sharedBlock(editing);
  return block === undefined ? editing : { ...editing, choices: { ...editing.choices, [block]: choice } };
}

/** Nothing waits any more: what was turned down is asked anew the next time. */
export function forgetRefusals(editing: Editing): Editing {
  const left = Object.entries(editing.choices).filter(([, choice]) => choice === 'everywhere');
  return { ...editing, choices: Object.fromEntries(left) };
}
