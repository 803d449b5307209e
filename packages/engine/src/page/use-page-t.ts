import type { MessageKey, Translate } from '@boardwright/messages';
import { useT } from '@boardwright/ui/use-t';
import type { pageMessages } from './page.messages.ts';

type PageKey = MessageKey<typeof pageMessages>;

/** Translates the messages of pages. */
export function usePageT(): Translate<PageKey> {
  return useT('page');
}
