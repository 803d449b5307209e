import type { EditedBlock, EditedPage, EditedPreset, Values } from './edited-site.ts';

/** Values to write, and names of those to take away: back to their defaults. */
export interface ValueChange {
  readonly set: Values;
  readonly unset: readonly string[];
}

/** Where a block stands on its page, or a page in the list. */
export interface Place {
  readonly index: number;
  /** What it stands below: colleagues may have added and taken some since, and its place is another number. */
  readonly below?: number | undefined;
}

/**
 * One thing an admin does, as plain data: it is journalled, sent, undone and done again. `uid` makes the same one sent
 * twice make one thing; it is the server's to compare.
 */
export type Command =
  | ({
      readonly type: 'setSettings';
      readonly block: number;
      readonly locale: string;
      /** Words come back to things that stand where they stood: nothing in a list was moved, whatever they say. */
      readonly inPlace?: true;
    } & ValueChange)
  /** Takes back that anything was written in a language: it shows the default language's values again. */
  | { readonly type: 'forgetSettings'; readonly block: number; readonly locale: string }
  | { readonly type: 'setStyles'; readonly block: number; readonly css: string }
  | { readonly type: 'setScope'; readonly block: number; readonly page: number; readonly isGlobal: boolean }
  | {
      readonly type: 'addBlock';
      readonly uid: string;
      readonly page: number;
      readonly index: number;
      readonly block: EditedBlock;
    }
  | { readonly type: 'removeBlock'; readonly block: number; readonly page: number }
  /** Also puts a shared block on one more page. */
  | ({ readonly type: 'restoreBlock'; readonly block: number; readonly page: number } & Place)
  | ({ readonly type: 'moveBlock'; readonly block: number; readonly page: number } & Place)
  | {
      readonly type: 'addPage';
      readonly uid: string;
      readonly index: number;
      readonly page: EditedPage;
      /** The blocks of this page instead of those of the kind. */
      readonly copyOf?: number;
    }
  | { readonly type: 'removePage'; readonly page: number }
  | ({ readonly type: 'restorePage'; readonly page: number } & Place)
  | {
      readonly type: 'setPage';
      readonly page: number;
      readonly key: string;
      readonly path: Readonly<Record<string, string>>;
    }
  | ({ readonly type: 'setPageTexts'; readonly page: number; readonly locale: string } & ValueChange)
  | { readonly type: 'forgetPageTexts'; readonly page: number; readonly locale: string }
  | { readonly type: 'addPreset'; readonly uid: string; readonly preset: EditedPreset }
  | { readonly type: 'renamePreset'; readonly preset: number; readonly name: string }
  | { readonly type: 'removePreset'; readonly preset: number }
  | { readonly type: 'restorePreset'; readonly preset: number; readonly index: number }
  | ({ readonly type: 'setSite' } & ValueChange)
  | ({ readonly type: 'setSiteTexts'; readonly locale: string } & ValueChange)
  | { readonly type: 'setSiteState'; readonly name: string; readonly status: 'draft' | 'active' }
  | { readonly type: 'setCookieScripts'; readonly scripts: readonly Values[] };

/** What a person calls a step, as a message key with its values: 'FAQ added'. */
export interface StepName {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A command with what takes it back. */
export interface Change {
  readonly uid: string;
  readonly command: Command;
  readonly inverse: readonly Command[];
}

/** One named step of an admin: what undo takes back in one go. */
export interface Step {
  readonly uid: string;
  readonly name: StepName;
  /** The page it was done on, so that undoing it can show where. */
  readonly page: number | undefined;
  /** Milliseconds; typing goes on in one step. */
  readonly at: number;
  readonly changes: readonly Change[];
}

/** The page, block or preset a command creates: its number is negative until the server gives one. */
export function createdBy(command: Command): number | undefined {
  if (command.type === 'addBlock') return command.block.id;
  if (command.type === 'addPage') return command.page.id;
  return command.type === 'addPreset' ? command.preset.id : undefined;
}

/** Whether a command needs this page, block or preset to be there. */
export function refersTo(command: Command, id: number): boolean {
  const named = [
    'block' in command ? command.block : undefined,
    'page' in command ? command.page : undefined,
    'preset' in command ? command.preset : undefined,
    'copyOf' in command ? command.copyOf : undefined,
  ];
  return named.includes(id);
}

type Numbers = Readonly<Record<number, number>>;

/** The same command with the numbers the server gave. */
export function renumbered(command: Command, numbers: Numbers): Command {
  const named = (id: number): number => numbers[id] ?? id;
  const parts: Readonly<Record<string, unknown>> = { ...command };
  const changes: Record<string, unknown> = {};
  for (const name of ['block', 'page', 'preset', 'copyOf', 'below'] as const) {
    const value = parts[name];
    if (typeof value === 'number') changes[name] = named(value);
    else if (typeof value === 'object' && value !== null) {
      const thing = value as { readonly id: number; readonly blocks?: readonly number[] };
      changes[name] = {
        ...thing,
        id: named(thing.id),
        ...(thing.blocks && { blocks: thing.blocks.map(named) }),
      };
    }
  }
  return { ...command, ...changes };
}
