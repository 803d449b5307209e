import { CircleAlert, Languages } from 'lucide-react';
import { localeOf, locales } from '@boardwright/messages';
import { languageName } from '@boardwright/engine/language-name';
import { useEditorLocale, useEditorT, useLanguageChange } from '../editor-messages.tsx';
import { Choice } from './choice.tsx';
import styles from './language-choice.module.css';

const options = locales.map((locale) => ({ value: locale, text: languageName(locale), lang: locale }));

/** The language of the editor itself. */
export function LanguageChoice() {
  const locale = useEditorLocale();
  const { pending, failed, change } = useLanguageChange();
  const t = useEditorT();
  return (
    <div className={styles.choice}>
      <Choice
        label={t('language')}
        icon={<Languages size={15} strokeWidth={1.75} aria-hidden />}
        value={pending ?? locale}
        options={options}
        onChoose={(value) => change(localeOf(value))}
      />
      {failed ? (
        <p className={styles.failed} role="alert">
          <CircleAlert size={15} aria-hidden />
          {t('languageFailed', { language: languageName(failed) })}
        </p>
      ) : null}
    </div>
  );
}
