import { useCallback } from 'react';
import type { Command } from '../page-editing/command.ts';
import { useEditor } from '../page-editing/page-editing.react.tsx';
import { announce } from '../ui/announce.ts';
import { withText } from '../model/site-messages.ts';
import type { TranslationRow } from './translation-rows.ts';
import { useTranslationMessages } from './use-translation-messages.ts';

/** Writes a text of the site's own, or goes back to the product's: one named step each. */
export function useWriteText(): (row: TranslationRow, locale: string, text: string | undefined) => void {
  const translationT = useTranslationMessages();
  const editor = useEditor();
  return useCallback(
    (row, locale, typed) => {
      const { id, builtIn, changed, texts } = row;
      // The product's own text, and none at all, are nothing of the site's own.
      const text = typed === '' || typed === builtIn[locale] ? undefined : typed;
      if (text === undefined ? !changed.includes(locale) : texts[locale] === text) return;
      const custom = withText(editor.site().settings['custom_translations'], locale, id, text);
      const isEmpty = Object.keys(custom).length === 0;
      const command: Command = isEmpty
        ? { type: 'setSite', set: {}, unset: ['custom_translations'] }
        : { type: 'setSite', set: { custom_translations: custom }, unset: [] };
      const key = text === undefined ? 'translationReset' : 'translationChanged';
      editor.act({ key, values: { text: id, locale: locale.toUpperCase() } }, [command]);
      announce(translationT(text === undefined ? 'removed' : 'updated'));
    },
    [editor, translationT],
  );
}
