import type { DeclaredEngine } from '../../create-engine.ts';
import type { MessageLocale } from '../../i18n/define-messages.ts';
import { blockNames } from './block-names.messages.ts';

/** The same engine, its blocks called as in the editor's language; a stranger's keep the title they came with. */
export function namedIn(engine: DeclaredEngine, locale: MessageLocale): DeclaredEngine {
  if (locale === 'en') return engine;
  const names: Readonly<Record<string, string>> = blockNames[locale];
  const blocks = [...engine.blocks].map(([key, block]) => {
    const title = names[key] ?? block.schema.title;
    return [key, { ...block, schema: { ...block.schema, title } }] as const;
  });
  return { ...engine, blocks: new Map(blocks) };
}
