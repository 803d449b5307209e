import type { AnyBlock, DeclaredBlock } from './define-block.ts';
import { namespaceOf } from './define-block.ts';
import type { Messages, MessageTree } from './i18n/define-messages.ts';
import type { Words } from './i18n/translate.ts';

/** Two blocks claim one key: a programming error, found when the process starts. */
export class DuplicateBlockError extends Error {
  constructor(key: string) {
    super(`Two blocks have the key '${key}'`);
    this.name = 'DuplicateBlockError';
  }
}

export interface Engine<B extends DeclaredBlock = AnyBlock> {
  readonly blocks: ReadonlyMap<string, B>;
  /** The words of some blocks and of the shared parts, in one locale: what a page needs and no more. */
  readonly wordsOf: (locale: string, keys: Iterable<string>) => Words;
}

/** An engine that draws nothing itself: the editor's. */
export type DeclaredEngine = Engine<DeclaredBlock>;

function inLocale(messages: Messages, locale: string): MessageTree {
  return locale === 'nl' ? messages.nl : locale === 'ro' ? messages.ro : messages.en;
}

/**
 * Makes the engine of a host from its blocks: core ones and strangers'. A registry is a value, not a side effect.
 * @param parts.blocks every block the host can draw
 * @param parts.messages words that are not a block's own, by namespace (`ui`, `page`, …)
 * @throws DuplicateBlockError
 */
export function createEngine<B extends DeclaredBlock = AnyBlock>(parts: {
  readonly blocks: readonly B[];
  readonly messages: Readonly<Record<string, Messages>>;
}): Engine<B> {
  const blocks = new Map<string, B>();
  for (const block of parts.blocks) {
    if (blocks.has(block.key)) throw new DuplicateBlockError(block.key);
    blocks.set(block.key, block);
  }
  return {
    blocks,
    wordsOf(locale, keys) {
      const words: Record<string, MessageTree> = {};
      for (const [name, messages] of Object.entries(parts.messages)) words[name] = inLocale(messages, locale);
      for (const key of keys) {
        const block = blocks.get(key);
        if (block) words[namespaceOf(key)] = inLocale(block.messages, locale);
      }
      return words;
    },
  };
}
