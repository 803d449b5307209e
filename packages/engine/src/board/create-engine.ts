import {
  settingsValidators,
  type FetchedSettings,
  type SettingsValidators,
} from '@boardwright/blocks-schema';
import type { AnyBlock, DeclaredBlock } from './define-block.ts';
import { namespaceOf } from './define-block.ts';
import {
  type BlockMessages,
  inLocale,
  type Messages,
  messagesIn,
  type MessageTree,
} from '@boardwright/messages';
import type { PageMessages } from '@boardwright/ui/translate';

export type { FetchedSettings } from '@boardwright/blocks-schema';

/** Two blocks claim one key: a programming error, found when the process starts. */
export class DuplicateBlockError extends Error {
  constructor(key: string) {
    super(`Two blocks have the key '${key}': give one of them another, or leave one out`);
    this.name = 'DuplicateBlockError';
  }
}

/** The words of some blocks and of the shared parts, in one locale: what a page needs and no more. */
export type MessagesOf = (locale: string, keys: Iterable<string>) => PageMessages;

export interface Engine {
  readonly blocks: ReadonlyMap<string, AnyBlock>;
  readonly messagesOf: MessagesOf;
}

/** An engine that draws nothing itself: the editor's. Words of blocks are many and seldom shown there: they come apart. */
export interface DeclaredEngine {
  readonly blocks: ReadonlyMap<string, DeclaredBlock>;
  /** All words, those of the shared parts too, fetched when first asked for; the same promise ever after, unless it failed. */
  readonly loadMessages: () => Promise<MessagesOf>;
  /** What checks the settings of each block. */
  readonly settingsValidators: SettingsValidators;
}

type MessagesByName = Readonly<Record<string, Messages>>;

function byKey<B extends { readonly key: string }>(blocks: readonly B[]): ReadonlyMap<string, B> {
  const known = new Map<string, B>();
  for (const block of blocks) {
    if (known.has(block.key)) throw new DuplicateBlockError(block.key);
    known.set(block.key, block);
  }
  return known;
}

/** A block that is there has its namespace, empty where it declares no messages: what waits for them would wait for ever. */
const messagesFrom =
  (
    parts: MessagesByName,
    find: (key: string) => { readonly messages?: BlockMessages | undefined } | undefined,
  ): MessagesOf =>
  (locale, keys) => {
    const trees: Record<string, MessageTree> = Object.fromEntries(
      Object.entries(parts).map(([name, messages]) => [name, inLocale(messages, locale)]),
    );
    for (const key of keys) {
      const block = find(key);
      if (block) trees[namespaceOf(key)] = block.messages ? messagesIn(block.messages, locale) : {};
    }
    return trees;
  };

/**
 * Makes the engine of a host from its blocks: core ones and strangers'. A registry is a value, not a side effect.
 * @param parts.blocks every block the host can draw
 * @param parts.messages words that are not a block's own, by namespace (`ui`, `page`, …)
 * @throws DuplicateBlockError
 */
export function createEngine(parts: {
  readonly blocks: readonly AnyBlock[];
  readonly messages: MessagesByName;
}): Engine {
  const blocks = byKey(parts.blocks);
  return { blocks, messagesOf: messagesFrom(parts.messages, (key) => blocks.get(key)) };
}

/**
 * Makes the engine of a host that edits blocks and draws none.
 * @param parts.loadMessages fetches the words of blocks, by block key, and those of shared parts, by namespace
 * @param parts.compiledSettings fetches what checks a block's settings, compiled by the host's build, by block key
 * @throws DuplicateBlockError
 */
export function createDeclaredEngine(parts: {
  readonly blocks: readonly DeclaredBlock[];
  readonly loadMessages: () => Promise<{
    readonly blocks: Readonly<Record<string, BlockMessages | undefined>>;
    readonly parts: MessagesByName;
  }>;
  readonly compiledSettings: FetchedSettings;
}): DeclaredEngine {
  let messages: Promise<MessagesOf> | undefined;
  return {
    blocks: byKey(parts.blocks),
    settingsValidators: settingsValidators(parts.compiledSettings),
    loadMessages() {
      messages ??= parts.loadMessages().then(
        ({ parts: ofParts, blocks }) =>
          messagesFrom(ofParts, (key) =>
            Object.hasOwn(blocks, key) ? { messages: blocks[key] } : undefined,
          ),
        (error: unknown) => {
          messages = undefined;
          throw error;
        },
      );
      return messages;
    },
  };
}
