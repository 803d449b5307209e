import type { MessageTree, Translate } from '@boardwright/messages';

export type { Translate };

/** Words by namespace, for one locale. */
export type PageMessages = Readonly<Record<string, MessageTree>>;

export interface Translator {
  readonly locale: string;
  /** The translate function of one namespace. */
  readonly namespace: (name: string) => Translate;
}
