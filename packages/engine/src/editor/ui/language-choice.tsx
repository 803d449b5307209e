import { Languages } from 'lucide-react';
import { locales, type Locale } from '@boardwright/messages';
import { languageName } from '../../page/language-switcher/language-name.ts';
import { useEditorLocale, useEditorT } from '../editor-messages.tsx';
import { Choice } from './choice.tsx';

const options = locales.map((locale) => ({ value: locale, text: languageName(locale), lang: locale }));

/** The language of the editor itself. */
export function LanguageChoice() {
  const { locale, setLocale } = useEditorLocale();
  const t = useEditorT();
  return (
    <Choice
      label={t('language')}
      icon={<Languages size={15} strokeWidth={1.75} aria-hidden />}
      value={locale}
      options={options}
      onChoose={(value) => setLocale(value as Locale)}
    />
  );
}
