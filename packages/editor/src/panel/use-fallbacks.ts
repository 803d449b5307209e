import type { BlockSchema } from '@boardwright/blocks-schema';
import { useEffect, useMemo, useState } from 'react';
import type { MessagesOf } from '@boardwright/engine/create-engine';
import { namespaceOf } from '@boardwright/engine/define-block';
import type { PageMessages } from '@boardwright/ui/translate';
import { createTranslator } from '@boardwright/ui/translator';
import { useEdited } from '../page-editing/page-editing.react.tsx';
import { useEditorServices } from '../editor-services.tsx';
import { appliedValue } from '../model/setting-schema.ts';

type Fallbacks = Readonly<Record<string, string>>;
const none: Fallbacks = {};

/**
 * What the page says in place of each text that is empty, in a language of the site and as the site has rewritten it.
 * The messages of blocks are fetched once a block asks for them; until they have come nothing is said.
 * @param locale as settings are stored by: 'NL'
 */
export function useFallbacks(schema: BlockSchema, locale: string): Fallbacks {
  const { loadMessages } = useEditorServices();
  const rewritten = useEdited((site) => appliedValue(site.settings, 'custom_translations'));
  const [messages, setMessages] = useState<MessagesOf>();
  const has = schema.fallbacks !== undefined;
  useEffect(() => {
    if (!has) return;
    let isUnmounted = false;
    loadMessages().then(
      (loaded) => {
        if (!isUnmounted) setMessages(() => loaded);
      },
      // Policy: without its messages a field is empty, and can be written all the same.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [has, loadMessages]);
  return useMemo(() => {
    if (!messages || !schema.fallbacks) return none;
    const language = locale.toLowerCase();
    const overlay = (rewritten as Readonly<Record<string, PageMessages>>)[language];
    const t = createTranslator(language, messages(language, [schema.key]), overlay).namespace(
      namespaceOf(schema.key),
    );
    return Object.fromEntries(
      Object.entries(schema.fallbacks).flatMap(([name, key]) => (key ? [[name, t(key)]] : [])),
    );
  }, [messages, schema, locale, rewritten]);
}
