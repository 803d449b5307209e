import type { MessageTree } from './define-messages.ts';

/** Words by namespace, for one locale. */
export type Words = Readonly<Record<string, MessageTree>>;
/** Translates a key of one namespace; `values` fill `{{name}}`, `count` chooses the plural. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface Translator {
  readonly locale: string;
  /** The translate function of one namespace. */
  readonly namespace: (name: string) => Translate;
}
