import type { PageMessages } from '@boardwright/ui/translate';

const known = new WeakMap<PageMessages, PageMessages>();

/** The messages of a page without those of examples (`sample`), which only the editor's canvas shows. */
export function messagesOfVisitors(messages: PageMessages): PageMessages {
  let own = known.get(messages);
  if (!own) {
    own = Object.fromEntries(
      Object.entries(messages).map(([namespace, tree]) => {
        if (typeof tree['sample'] !== 'object') return [namespace, tree];
        const { sample: _sample, ...others } = tree;
        return [namespace, others];
      }),
    );
    known.set(messages, own);
  }
  return own;
}
