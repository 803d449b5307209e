import { isSame } from '@boardwright/blocks-schema';
import type { Command } from '../page-editing/command.ts';
import type { Failure } from '../page-editing/editing.ts';
import { endOfMain } from '../model/block-commands.ts';
import { pagesWith, type EditedSite } from '../page-editing/edited-site.ts';

/** What a change is refused with when a colleague deleted what it is about: a restore brings it back. */
const codes = ['blockDeleted', 'pageDeleted'] as const;
export type DeletionCode = (typeof codes)[number];

export const isDeletionCode = (code: string): code is DeletionCode =>
  (codes as readonly string[]).includes(code);

/** A block or page that is no longer on the server: it may still be shown here, or the site was read without it. */
export type Deletion =
  | { readonly kind: 'block'; readonly block: number; readonly page: number; readonly index: number }
  | { readonly kind: 'page'; readonly page: number; readonly index: number };

function pageOf(command: Command, site: EditedSite, currentPage: number | undefined): number | undefined {
  if ('page' in command && typeof command.page === 'number') return command.page;
  if ('copyOf' in command) return command.copyOf;
  if (!('block' in command) || typeof command.block !== 'number') return undefined;
  const on = pagesWith(site, command.block).map(({ id }) => id);
  return on.find((id) => id === currentPage) ?? on[0];
}

/**
 * What a refused change says to be gone; undefined when it was refused for anything else.
 * @param currentPage the page on the bench
 */
export function deletionOf(
  failure: Failure,
  site: EditedSite,
  currentPage: number | undefined,
): Deletion | undefined {
  const { message, commands } = failure;
  const [command] = commands;
  if (!command || !isDeletionCode(message)) return undefined;
  const page = pageOf(command, site, currentPage) ?? failure.page;
  if (page === undefined) return undefined;
  if (message === 'pageDeleted') {
    const index = site.pages.indexOf(page);
    return { kind: 'page', page, index: index >= 0 ? index : site.pages.length };
  }
  if (!('block' in command) || typeof command.block !== 'number') return undefined;
  const blocks = site.pageOf[page]?.blocks ?? [];
  const here = blocks.indexOf(command.block);
  const index = here >= 0 ? here : (failure.index ?? endOfMain(site, blocks));
  return { kind: 'block', block: command.block, page, index };
}

export const isSameDeletion = (one: Deletion | undefined, other: Deletion | undefined): boolean =>
  one !== undefined && isSame(one, other);

/** Puts back what is gone, then does what was refused: nothing can be written to it before. */
export function bringBack(deletion: Deletion, refused: readonly Failure[]): readonly Command[] {
  const { page, index } = deletion;
  const restored: Command =
    deletion.kind === 'page'
      ? { type: 'restorePage', page, index }
      : { type: 'restoreBlock', block: deletion.block, page, index };
  return [restored, ...refused.flatMap(({ commands }) => commands)];
}
