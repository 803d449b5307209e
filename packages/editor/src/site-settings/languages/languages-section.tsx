import { Languages, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useEdited } from '../../page-editing/page-editing.react.tsx';
import { useFailures } from '../../page-editing/saving.react.tsx';
import { useEditorLocale } from '../../editor-messages.tsx';
import { announce } from '../../ui/announce.ts';
import controls from '../../ui/controls.module.css';
import fields from '../fields/setting-controls.module.css';
import { SectionHead } from '../section-head.tsx';
import { SettingRow } from '../setting-row.tsx';
import { failuresOf, useSiteStep } from '../use-site-setting.ts';
import { RemoveLanguage } from './remove-language.tsx';
import { siteLanguages, withoutLanguage } from './site-languages.ts';
import styles from './languages-section.module.css';
import { useSiteSettingMessages } from '../use-site-setting-messages.ts';

/** The languages of the site, one of them the default (§5). */
export function LanguagesSection() {
  const settingT = useSiteSettingMessages();
  const locale = useEditorLocale();
  const { search } = useLocation();
  const settings = useEdited((site) => site.settings);
  const failures = useFailures();
  const step = useSiteStep();
  const [leaving, setLeaving] = useState<string>();
  const languages = siteLanguages(settings);
  const { supported, own, addable } = languages;
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const nameOf = (language: string): string => names.of(language) ?? language;
  const problem = (name: string): string | undefined => failuresOf(failures, name)[0]?.reason;
  function add(language: string): void {
    step(
      { key: 'languageAdded', values: { language: nameOf(language) } },
      { supported_languages: [...supported, language] },
    );
    announce(settingT('languages.added', { language: nameOf(language), own: nameOf(own) }));
  }
  return (
    <>
      <SectionHead section="languages" />
      <div className={styles.fields}>
        <SettingRow
          id="setting-default_language"
          title={settingT('field.supported_languages.title')}
          hint={settingT('field.supported_languages.hint')}
          problem={problem('supported_languages') ?? problem('default_language')}
          grouped
        >
          <ul className={styles.list}>
            {supported.map((language) => (
              <li key={language} className={styles.language}>
                <label>
                  <input
                    type="radio"
                    id={language === own ? 'setting-default_language' : undefined}
                    name="default_language"
                    checked={language === own}
                    onChange={() =>
                      step(
                        { key: 'defaultLanguageChanged', values: { language: nameOf(language) } },
                        { default_language: language },
                      )
                    }
                  />
                  <b>{nameOf(language)}</b>
                  <small>
                    {language === own ? settingT('languages.isDefault') : settingT('languages.makeDefault')}
                  </small>
                </label>
                <code>{language === own ? '/' : `/${language}/`}</code>
                <button
                  type="button"
                  className={controls.iconButton}
                  disabled={language === own}
                  aria-label={settingT('languages.remove', { language: nameOf(language) })}
                  title={
                    language === own
                      ? settingT('languages.defaultStays')
                      : settingT('languages.remove', { language: nameOf(language) })
                  }
                  onClick={() => setLeaving(language)}
                >
                  <Trash2 size={15} strokeWidth={1.75} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </SettingRow>
        <p className={styles.note}>{settingT('field.default_language.hint')}</p>
        <SettingRow
          id="setting-supported_languages"
          title={settingT('languages.add')}
          hint={
            addable.length === 0
              ? settingT('languages.all')
              : settingT('languages.until', { own: nameOf(own) })
          }
        >
          <select
            id="setting-supported_languages"
            className={fields.list}
            value=""
            disabled={addable.length === 0}
            aria-describedby="setting-supported_languages-about"
            onChange={(event) => add(event.target.value)}
          >
            <option value="">{settingT('languages.choose')}</option>
            {addable.map((language) => (
              <option key={language} value={language}>
                {nameOf(language)}
              </option>
            ))}
          </select>
        </SettingRow>
        <SettingRow
          id="setting-custom_translations"
          title={settingT('field.custom_translations.title')}
          hint={settingT('field.custom_translations.hint')}
        >
          <Link
            id="setting-custom_translations"
            className={`${controls.button} ${controls.secondary}`}
            to={`/translations${search}`}
          >
            <Languages size={15} strokeWidth={1.75} aria-hidden />
            {settingT('languages.translations')}
          </Link>
        </SettingRow>
      </div>
      {leaving === undefined ? null : (
        <RemoveLanguage
          name={nameOf(leaving)}
          path={`/${leaving}/`}
          onClose={() => setLeaving(undefined)}
          onRemove={() => {
            step(
              { key: 'languageRemoved', values: { language: nameOf(leaving) } },
              { supported_languages: withoutLanguage(languages, leaving) },
            );
            setLeaving(undefined);
            document.getElementById('setting-default_language')?.focus();
          }}
        />
      )}
    </>
  );
}
