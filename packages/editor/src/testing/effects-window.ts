import type { SavedChange } from '../content/editor-effects.ts';
import type { Command } from '../page-editing/command.ts';
import { beginEditing, type Editing } from '../page-editing/editing.ts';
import type { EditedSite } from '../page-editing/edited-site.ts';
import { problemOf, type SaveProblem } from '../page-editing/save-problem.ts';
import { holdConflict, resolveConflict } from '../page-editing/resolve-conflict.ts';
import { confirm } from '../page-editing/save-results.ts';

/** What a contract asks of effects: what is saved, and what is stored. */
export interface EffectsScene {
  readonly save: (command: Command, confirmed: EditedSite) => Promise<SavedChange | void>;
  /** The site as it is stored now, as the editor would begin with it. */
  readonly read: () => Promise<EditedSite>;
}

/** A window of the editor: what it knows of the site, by what it read and what saving said back. */
export interface EffectsWindow {
  /** The site as far as the window knows. */
  readonly site: () => EditedSite;
  /** Saves a command. @returns what saving said back. @throws what it was refused with */
  readonly save: (command: Command) => Promise<SavedChange>;
  /** Saves a command of which the answer is lost. @throws what it was refused with */
  readonly lose: (command: Command) => Promise<void>;
  /** Saves a command that is expected to be refused, and takes what the refusal says for what is stored. */
  readonly refused: (command: Command) => Promise<SaveProblem>;
}

let sent = 0;

/** Opens a window on what is stored. */
export async function openWindow({ save, read }: EffectsScene): Promise<EffectsWindow> {
  let editing: Editing = beginEditing(await read());
  const sending = (command: Command): Editing => {
    const uid = String((sent += 1));
    return { ...editing, pending: [{ uid, name: { key: 'changed' }, command }] };
  };
  return {
    site: () => editing.confirmed,
    async save(command) {
      const saved = (await save(command, editing.confirmed)) ?? {};
      editing = confirm(sending(command), { at: 0, stamps: [], numbers: {}, ...saved });
      return saved;
    },
    async lose(command) {
      await save(command, editing.confirmed);
    },
    async refused(command) {
      try {
        await save(command, editing.confirmed);
      } catch (error) {
        const { confirmed } = resolveConflict(holdConflict(sending(command), error));
        editing = beginEditing(confirmed);
        return problemOf(error);
      }
      throw new Error(`It was not refused: ${JSON.stringify(command)}`);
    },
  };
}
