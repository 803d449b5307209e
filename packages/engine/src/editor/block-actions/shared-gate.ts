import type { Command } from '../../machines/page-editing/command.ts';
import { pagesWith, type EditedSite } from '../../machines/page-editing/edited-site.ts';
import type { EditingEffects } from '../../machines/page-editing/page-editing.react.tsx';
import { SaveError } from '../../machines/page-editing/save-problem.ts';

/** Where a change to a shared block is to happen. */
export type SharedChoice = 'everywhere' | 'here' | 'nowhere';

/** What the admin is asked before a shared block is changed everywhere. */
export interface SharedQuestion {
  readonly block: number;
  readonly answer: (choice: SharedChoice) => void;
}

/** What a change is refused with when the admin wants it here only, or not at all; nobody is told of a failure. */
export const takenBack = 'taken-back';

export interface SharedGate {
  readonly question: () => SharedQuestion | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Another page, another batch: one is asked again. */
  readonly forget: () => void;
  /** Nothing waits any more: what was turned down is asked anew the next time. */
  readonly settle: () => void;
  readonly save: EditingEffects['save'];
}

const changed = (command: Command): number | undefined =>
  command.type === 'setSettings' || command.type === 'setStyles' ? command.block : undefined;

/**
 * Holds the first change of a shared block until the admin has said where it should happen: it is shown already, and
 * sent only then. The answer counts for the block until another page is on the bench.
 * @param atRest resolves when a question interrupts nobody
 */
export function createSharedGate(save: EditingEffects['save'], atRest: () => Promise<void>): SharedGate {
  const answers = new Map<number, SharedChoice>();
  const listeners = new Set<() => void>();
  let question: SharedQuestion | undefined;
  const ask = (block: number): Promise<SharedChoice> =>
    new Promise((resolve) => {
      const show = (next: SharedQuestion | undefined): void => {
        question = next;
        for (const listener of listeners) listener();
      };
      show({
        block,
        answer(choice) {
          // What waits behind it goes the same way.
          answers.set(block, choice);
          show(undefined);
          resolve(choice);
        },
      });
    });
  const isAsked = (block: number, site: EditedSite): boolean =>
    site.blockOf[block]?.isGlobal === true && pagesWith(site, block).length > 1;
  return {
    question: () => question,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget: () => answers.clear(),
    settle() {
      for (const [block, choice] of answers) if (choice !== 'everywhere') answers.delete(block);
    },
    async save(command, confirmed) {
      const block = changed(command);
      if (block !== undefined && isAsked(block, confirmed)) {
        if (!answers.has(block)) await atRest();
        const choice = answers.get(block) ?? (await ask(block));
        if (choice !== 'everywhere') throw new SaveError({ kind: 'refused', message: takenBack, fields: {} });
      }
      return save(command, confirmed);
    },
  };
}
