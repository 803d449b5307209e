import type { EveryLocale, Messages, MessageTree } from '@boardwright/messages';
import { blocksIn, type Pattern, type PatternBlock, type PlacedBlock } from './define-pattern.ts';

interface TemplateTexts {
  readonly name: string;
  readonly purpose: string;
  /** Of the page in search results and browser tabs. */
  readonly title: string;
  readonly description: string;
}

/** A whole page that arrives finished, between the site's menu and its footer. */
export interface PageTemplate {
  readonly key: string;
  readonly texts: EveryLocale<TemplateTexts>;
  readonly blocks: readonly PatternBlock[];
  /** The drawings of what it is made of, from top to bottom. */
  readonly drawings: readonly Pattern['drawing'][];
}

/** What a template is made of: a pattern as it is, or blocks with words of the template's own. */
type Part<Words> = Pattern | ((words: Words) => readonly PlacedBlock[]);

/**
 * Declares a template of a page. @param declaration `like` is the pattern whose drawing stands for the template's own first
 * part
 */
export function definePageTemplate<const Tree extends MessageTree & TemplateTexts>({
  key,
  messages,
  like,
  parts,
}: {
  readonly key: string;
  readonly messages: Messages<Tree>;
  readonly like?: Pattern;
  readonly parts: readonly Part<Messages<Tree>['nl']>[];
}): PageTemplate {
  const every = messages as unknown as EveryLocale<TemplateTexts & Messages<Tree>['nl']>;
  const used = parts.flatMap((part) => (typeof part === 'function' ? [] : [part.drawing]));
  return {
    key,
    texts: every,
    drawings: [...(like ? [like.drawing] : []), ...used].slice(0, 3),
    blocks: parts.flatMap((part) => (typeof part === 'function' ? blocksIn(every, part) : part.blocks)),
  };
}
